/** What the matching of values rests on; chosen on open labelled text. Shares and alignments are 0..1. */
export const thresholds = {
  /** Words on each side of a value that speak of it, in a passage that runs on for longer. */
  reach: 25,
  /** What a clause alone says of a passage counts a little less than the whole claim. */
  clauseTrust: 0.9,
  /** Weight of the nearest words in an alignment. */
  neighbours: 0.2,
  /** Other values of a claim that one of them is matched by. */
  mostOthers: 12,
  /** Comparisons of values for one claim; those of the nearest passages come first. */
  mostComparisons: 10_000,
  /** Passages with more values than this are data on one line, where nothing tells them apart. */
  mostValues: 400,
  /** Contexts up to this many passages are searched whole for a value that is not near. */
  wholeContext: 800,
  /** And up to this many characters: passages of data are long, and full of values. */
  wholeCharacters: 300_000,
  /** In larger ones, passages with the value's own words that are looked at. */
  mostFar: 8,

  /**
   * Least alignment at which two different values are said of one thing. What is measured in a unit, dated or priced
   * names much of that by itself, a bare year in prose less, as it does where words are not spaced; a bare count or rank names it only by its noun.
   */
  clash: {
    measured: 0.2,
    unspaced: 0.3,
    year: 0.4,
    sameNoun: 0.2,
    openNoun: 0.35,
    version: 0.5,
    sameLimit: 0.7,
  },
  /** Least alignment at which an equal value is said of the claim's thing. */
  agreement: {
    measured: 0.1,
    sameNoun: 0.1,
    openNoun: 0.15,
    otherNoun: 0.25,
    unlikeKind: 0.3,
    compatible: 0.3,
  },
  /** What the passages on either side of a value say counts a little less than what its own says. */
  windowTrust: 0.8,
  /** Words of a sentence in which what stands beside each of two values tells them apart. */
  longestSentence: 40,
  /** Share of their words that passages of one form have in common: rows, list items, parallel sentences. */
  parallel: 0.5,
  /** Alignment of a passage that is about what the claim is about. */
  sure: 0.55,
  /** Difference in alignment that tells the thing meant from another, where passages are not of one form. */
  clearlyLess: 0.4,
  /** A claim of fewer words beside its values fits too many passages to tell which of them is meant. */
  fewestWords: 3,
  /** Alignment at which a passage says all that the claim does but for its value. */
  repeat: 0.95,
  /** Alignment of a clash with a field of structured context. */
  field: 0.9,
} as const;
