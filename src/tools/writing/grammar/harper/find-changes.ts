import { type Lint, type LocalLinter, SuggestionKind } from "harper.js";
import type { Change } from "../change.ts";
import { asWritten, kindOf } from "./as-written.ts";
import { falseAlarmTest } from "./false-alarms.ts";
import { foreignTest } from "./foreign-text.ts";
import { isGuess } from "./guesses.ts";

/** Its marks of Markdown are no mistakes. */
const looksLikeMarkdown = (text: string): boolean => /^(?:#{1,6} |```|~~~|[-*] |> )/m.test(text);

/** Changes that Harper finds in a text, without what is no mistake. */
export async function findChanges(linter: Pick<LocalLinter, "lint">, text: string): Promise<readonly Change[]> {
  const lints = await linter.lint(text, { language: looksLikeMarkdown(text) ? "markdown" : "plaintext" });
  const found = lints.map((lint) => toChange(lint, text));
  const isFalseAlarm = falseAlarmTest(text);
  const unknown = found.filter(({ kind }) => kind === "Spelling" || kind === "Typo");
  const unknownStarts = new Set(unknown.map(({ start }) => start));
  const unknownWords = new Set(unknown.map(({ start, end }) => text.slice(start, end)));
  const isForeign = foreignTest(text, unknown);
  return found.flatMap((change) => {
    const { start, end, kind } = change;
    const [best, ...others] = change.options;
    // Without an option, there is nothing to accept.
    if (best === undefined || isFalseAlarm(change)) return [];
    const shownKind = kindOf(kind);
    const words = text.slice(start, end);
    const finding = {
      words,
      before: text.slice(Math.max(0, start - 40), start),
      after: text.slice(end, end + 40),
      kind,
      shownKind,
      options: [best, ...others] as const,
      isUnknown: unknownWords.has(words),
      isNextUnknown: unknownStarts.has(end + 1),
    };
    return [{ ...change, kind: shownKind, isGuess: isForeign(change) || isGuess(finding) }];
  });
}

function toChange(lint: Lint, text: string): Change {
  const { start, end } = lint.span();
  const found = text.slice(start, end);
  const options = lint.suggestions().map((suggestion) => {
    const words = suggestion.get_replacement_text();
    return suggestion.kind() === SuggestionKind.InsertAfter ? found + words : asWritten(found, words);
  });
  const kind = lint.lint_kind_pretty();
  const why = plain(lint.message());
  lint.free();
  return { start, end, options: [...new Set(options)].slice(0, 5), why, kind };
}

/** Harper quotes words in back quotes. */
const plain = (message: string): string => message.replaceAll(/`([^`]*)`/g, "“$1”");
