import { analyse } from 'chardet';

/** The encodings that bytes may be in, the likeliest first, with a confidence of up to a hundred. */
export const likelyEncodings = (
  bytes: Uint8Array,
): readonly { readonly name: string; readonly confidence: number }[] => analyse(bytes);
