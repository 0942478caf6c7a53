import { Form, Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { textGeneratorPath } from "../text-settings.ts";

export interface HistoryItem {
  readonly id: string;
  readonly prompt: string;
  readonly modelName: string;
  readonly output: string;
  readonly state: string;
  readonly priceAic: number;
  readonly isSaved: boolean;
  readonly createdAt: Date;
}

/** Recent texts, or the saved ones. Works without scripts. */
export function TextHistory({
  items,
  savedOnly,
}: {
  readonly items: readonly HistoryItem[];
  readonly savedOnly: boolean;
}) {
  return (
    <section aria-labelledby="history" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-hairline">
        <h2 id="history" className="pb-3 text-xl">
          History
        </h2>
        <nav aria-label="History" className="flex">
          <Tab to={textGeneratorPath} isCurrent={!savedOnly}>
            Recent
          </Tab>
          <Tab to={`${textGeneratorPath}?history=saved`} isCurrent={savedOnly}>
            Saved
          </Tab>
        </nav>
      </div>
      {items.length === 0 ? (
        <p className="text-muted">
          {savedOnly
            ? "Texts that you save appear here."
            : "Your texts appear here, so you can copy or save them later."}
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <HistoryEntry key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Tab({
  to,
  isCurrent,
  children,
}: {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: string;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center border-b-2 px-4 text-sm font-semibold",
        isCurrent ? "border-accent-strong text-ink" : "border-transparent text-muted hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}

function HistoryEntry({ item }: { readonly item: HistoryItem }) {
  const { id, prompt, modelName, output, state, priceAic, isSaved, createdAt } = item;
  return (
    <li
      id={`run-${id}`}
      className="grid scroll-mt-32 grid-cols-1 gap-3 rounded-md border border-hairline p-4 target:border-accent-strong"
    >
      <p className="line-clamp-2 font-semibold break-words">{prompt}</p>
      <p className="text-xs text-muted">
        {`${modelName} · ${stateWord(state)} · ${priceAic} AIC · `}
        <DateTime at={createdAt} />
      </p>
      {output !== "" && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-semibold text-accent-text">Show text</summary>
          <p className="mt-3 max-w-[72ch] whitespace-pre-wrap break-words">{output}</p>
        </details>
      )}
      {output !== "" && (
        <div className="flex flex-wrap gap-3">
          <CopyButton text={output} done="Text copied">
            Copy
          </CopyButton>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="runId" value={id} />
            <input type="hidden" name="isSaved" value={isSaved ? "off" : "on"} />
            <Button type="submit" look="secondary">
              {isSaved ? "Remove from saved" : "Save"}
            </Button>
          </Form>
        </div>
      )}
    </li>
  );
}

const stateWords: Readonly<Record<string, string>> = {
  running: "In progress",
  finished: "Finished",
  stopped: "Stopped",
  failed: "Failed",
};
const stateWord = (state: string): string => (Object.hasOwn(stateWords, state) ? (stateWords[state] ?? state) : state);
