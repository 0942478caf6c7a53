/** Unicode's own bound for streams (UAX 15): no language has a letter with more marks. */
/** Each start within a run of marks looks at so many at most. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Same as `String.prototype.normalize`, in linear time: the original puts the marks of a letter in order as it inserts them, which took 22
 * seconds for a letter with 100,000 of them. All beyond the thirtieth are left out.
 */
export const normalizeText = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  text.replace(tooManyMarks, "$1").normalize(form);
