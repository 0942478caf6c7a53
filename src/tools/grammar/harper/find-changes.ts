import { type Lint, type LocalLinter, SuggestionKind } from "harper.js";
import type { Change } from "../change.ts";
import { asWritten, kindOf } from "./as-written.ts";
import { falseAlarmTest, isGuess } from "./false-alarms.ts";

/** Its marks of Markdown are no mistakes. */
const looksLikeMarkdown = (text: string): boolean => /^(?:#{1,6} |```|~~~|[-*] |> )/m.test(text);

/** What Harper finds in a text, without what is no mistake. */
export async function findChanges(linter: Pick<LocalLinter, "lint">, text: string): Promise<readonly Change[]> {
  const lints = await linter.lint(text, { language: looksLikeMarkdown(text) ? "markdown" : "plaintext" });
  const isFalseAlarm = falseAlarmTest(text);
  return (
    lints
      .map((lint) => toChange(lint, text))
      // Without an option, there is nothing to accept.
      .filter((change) => change.options.length > 0 && !isFalseAlarm(change))
      .map((change) => {
        const kind = kindOf(change.kind);
        return { ...change, kind, isGuess: isGuess(text.slice(change.start, change.end), kind, change.options[0]) };
      })
  );
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
