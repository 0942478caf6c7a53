import { capitalized, trimmed } from "../prompt/reading.ts";
import { cut } from "./cut.ts";
import type { RoleSpan } from "./roles.ts";
import type { SetWords } from "./set-words.ts";

const [titleMax, moreMax] = [160, 240];

/** Title of a design without words: the prompt from its first word with a role on, without what it rules out. None if it has no words. */
export function setTitle(text: string, spans: readonly RoleSpan[]): SetWords | undefined {
  const excluded = spans.filter(({ role }) => role === "excluded");
  const begin = spans[0]?.from ?? 0;
  const ends = [begin, ...excluded.map(({ to }) => to)];
  const kept = ends.map((end, index) => text.slice(end, excluded[index]?.from ?? text.length)).join(" ");
  const whole = trimmed(kept.replaceAll(/[\s\v]+/gu, " "));
  const [headline, rest] = cut(capitalized(whole), titleMax);
  if (!/[\p{L}\p{N}]/u.test(headline)) return undefined;
  const [subline, leftOut] = cut(rest, moreMax);
  return {
    texts: { headline, ...(subline && { subline }) },
    words: {},
    leftOut: leftOut ? [leftOut] : [],
  };
}
