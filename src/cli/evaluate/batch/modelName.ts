/** A model's id and its base URL, as JSON: what a batch's place can be found by in a later process. */
export type ModelName = string;
