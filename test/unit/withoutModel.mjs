/** Values, names and shared words alone decide in these tests, but in those that open the model themselves. */
process.env.CLAIMLIGHT_MODEL = 'none/';
