/** Every test file below a folder, gathered by the bundler. */
declare module 'suite:*';
