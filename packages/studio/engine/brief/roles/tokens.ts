import { compilePattern } from "../compile-pattern.ts";

/** A word, a number, an address or a mark of a prompt, with its place in the text. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const mail = "[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{0,60}@[\\p{L}\\p{N}.-]{0,60}[\\p{L}\\p{N}]";
const web =
  "(?:https?:\\/\\/|www\\.)?[\\p{L}\\p{N}-]{1,60}(?:\\.[\\p{L}\\p{N}-]{1,60}){0,4}\\.\\p{L}{2,12}(?:\\/[\\p{L}\\p{N}\\/_-]{0,80})?(?![\\p{L}\\p{N}])";
const handle = "[@#][\\p{L}\\p{N}_.]{0,60}[\\p{L}\\p{N}_]";
const amount = "\\p{N}+(?:[.,:']\\p{N}+)*";
const word = "\\p{L}[\\p{L}\\p{M}\\p{N}]*(?:['’]\\p{L}+)?";
const pattern = compilePattern(`\\n|${[mail, web, handle, amount, word].join("|")}|\\S`, "gu");

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ text: found, from: index, to: index + found.length }));
