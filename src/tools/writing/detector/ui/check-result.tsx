import { useEffect, useRef } from "react";
import { Alert } from "#ui/alert.tsx";
import { formatNumber } from "#ui/format.ts";
import type { Language } from "../../../run-screens/text/text-choices.ts";
import { languages, nameIn } from "../../../run-screens/text/text-choices.ts";
import type { TextCheck } from "../check-text.ts";
import { checkedMin } from "../detector-rules.ts";
import { FindingList } from "./finding-list.tsx";
import { MarkedText } from "./marked-text.tsx";

export interface CheckedText {
  readonly text: string;
  readonly language: Language;
  readonly check: TextCheck;
}

const hints = {
  few: "Few signs of a language model",
  some: "Some signs of a language model",
  many: "Several signs of a language model",
} as const;
/** Number of words below which intervals are wide. */
const certainFrom = 300;

export function CheckResult({ text, language, check }: CheckedText) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new result
  useEffect(() => heading.current?.focus(), [check]);
  const counted = `${formatNumber(check.words)} words, ${formatNumber(check.sentences)} sentences, ${nameIn(languages, language)}`;
  if (check.status === "too-short") {
    return (
      <section aria-labelledby="result" className="grid gap-3">
        <h2 id="result" ref={heading} tabIndex={-1} className="text-xl">
          Too short to check
        </h2>
        <p className="max-w-[60ch] text-muted">
          {`Your text has ${counted}. Below ${checkedMin.words} words or ${checkedMin.sentences} sentences, the measures say nothing.`}
        </p>
      </section>
    );
  }
  const [least, most] = check.signs;
  return (
    <section aria-labelledby="result" className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <h2 id="result" ref={heading} tabIndex={-1} className="text-xl">
          {hints[check.hint]}
        </h2>
        <p className="max-w-[68ch]">
          {`${least === most ? least : `${least} to ${most}`} of ${check.findings.length} measures are outside of their usual range, as they often are in texts by language models. `}
          <span className="text-muted">{`${counted}.`}</span>
        </p>
        <Alert tone="note" title="A hint, never proof">
          People who write by a pattern, in a second language or for search engines show the same signs, and edited
          texts of a model often show none. Don’t judge a person by it.
          {check.words < certainFrom && ` With fewer than ${certainFrom} words, it is less certain still.`}
        </Alert>
      </div>
      <FindingList findings={check.findings} />
      <MarkedText text={text} marks={check.marks} language={language} />
    </section>
  );
}
