import { requestLead } from "./read-request.ts";
import { cut } from "./read-words.ts";
import { capitalized, trimmed } from "./reading.ts";
import type { SetWords } from "./set-words.ts";

const [titleMax, moreMax] = [160, 240];

/** Title of a design without words: the prompt itself, without 'please make me a'. None if it has no words. */
export function setTitle(text: string): SetWords | undefined {
  const whole = trimmed(text.replaceAll(/[\s\v]+/gu, " "));
  const asked = trimmed(whole.replace(requestLead, ""));
  const [headline, rest] = cut(capitalized(asked || whole), titleMax);
  if (!/[\p{L}\p{N}]/u.test(headline)) return undefined;
  const [subline, leftOut] = cut(rest, moreMax);
  return {
    texts: { headline, ...(subline && { subline }) },
    words: {},
    leftOut: leftOut ? [leftOut] : [],
  };
}
