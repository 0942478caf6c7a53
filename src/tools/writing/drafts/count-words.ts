/** Number of words as people count them: what is between spaces, without marks that are alone. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
