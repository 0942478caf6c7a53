import { type Find, trimmed } from "../prompt/reading.ts";
import { isPrinted, type Role, type RoleSpan } from "./roles.ts";

/** A prompt's text with a line break for each span that is printed. @param others roles that are left out as well. */
export function unprinted(text: string, spans: readonly RoleSpan[], others: readonly Role[] = []): string {
  const isTaken = (role: Role) => isPrinted(role) || others.includes(role);
  return parts(
    text,
    spans.filter(({ role }) => isTaken(role)),
  ).join("\n");
}

/** The parts of a text between spans. */
function parts(text: string, spans: readonly RoleSpan[]): readonly string[] {
  const ends = [0, ...spans.map(({ to }) => to)];
  return ends.map((end, index) => text.slice(end, spans[index]?.from ?? text.length));
}

const wordsMin = 5;

/** Words without a role, spoken to the designer: shown, so that a user sees what is not set. */
export const talkIn = (text: string, spans: readonly RoleSpan[]): readonly string[] =>
  parts(text, spans)
    .flatMap((part) => part.split(/\n|(?<=[.!?])\s/u))
    .map(trimmed)
    .filter((words) => words.split(/\s+/u).length >= wordsMin);

/** Words that say what a design should not have, each once. */
export function excludedIn(ruledOut: readonly string[], finds: readonly Find[]): readonly string[] {
  const named = [...ruledOut, ...finds.filter(({ field }) => field === "without").map(({ value }) => value)];
  return [...new Set(named)].filter((words, index, all) =>
    all.every((other, at) => at === index || !other.includes(words)),
  );
}
