import { kindSignals } from "../lexicons/kind-signals.ts";
import { note, type Reader, wholeWords } from "./reading.ts";

const signals = kindSignals.map(([kind, words]) => ({ kind, pattern: wholeWords(words) }));

/** Notes a kind that no word asks for and the words show: 'follow, like and tag a friend' is a post. */
export const noteSignals: Reader = (reading) => {
  if (reading.finds.some(({ field }) => field === "kind")) return reading;
  const said = [...reading.finds.map(({ words }) => words), reading.text].join("\n");
  const found = signals.flatMap(({ kind, pattern }) => {
    const words = said.match(pattern)?.[0];
    return words ? [{ field: "kind", value: kind, words } as const] : [];
  });
  return note(reading, ...found.slice(0, 1));
};
