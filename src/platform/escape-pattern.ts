/**
 * A text as a part of a pattern that stands for itself, outside of `[]`. `RegExp.escape` does it, but not yet in all browsers that we support.
 * Nothing else may have a backslash: with the flag `u`, `\-` or `\'` is a syntax error.
 */
export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
