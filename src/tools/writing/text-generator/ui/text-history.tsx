import { Search } from "lucide";
import { Form, Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { searchMax } from "#runs/rules.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { libraryPath } from "#work/library/library-rules.ts";
import { DownloadText } from "../../../run-screens/text-files/ui/download-text.tsx";
import { type HistoryQuery, historyPath, historyShownMax, historyStep } from "../history-rules.ts";
import type { HistoryItem } from "../read-history.ts";
import { type TextSettings, textGeneratorId, textGeneratorPath } from "../text-settings.ts";

interface Props extends HistoryQuery {
  readonly items: readonly HistoryItem[];
  readonly hasMore: boolean;
  /** Fills in the settings of a text, and writes it again; left out without an engine. */
  readonly rerun?: Rerun | undefined;
}

interface Rerun {
  readonly onUse: (settings: TextSettings) => void;
  readonly onVary: (settings: TextSettings) => void;
  readonly isRunning: boolean;
}

/** Recent texts, or the saved ones, with search. Works without scripts. */
export function TextHistory({ items, hasMore, rerun, ...query }: Props) {
  const { savedOnly, search, shown } = query;
  return (
    <section aria-labelledby="history" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-hairline">
        <h2 id="history" className="pb-3 text-xl">
          History
        </h2>
        <nav aria-label="History" className="flex">
          <Tab to={historyPath({ savedOnly: false, search, shown: historyStep })} isCurrent={!savedOnly}>
            Recent
          </Tab>
          <Tab to={historyPath({ savedOnly: true, search, shown: historyStep })} isCurrent={savedOnly}>
            Saved
          </Tab>
        </nav>
      </div>
      <Form action={textGeneratorPath} role="search" preventScrollReset className="max-w-md">
        {savedOnly && <input type="hidden" name="history" value="saved" />}
        <TextField
          key={search}
          label="Search your texts"
          type="search"
          name="q"
          maxLength={searchMax}
          defaultValue={search}
          button={
            <Button type="submit" variant="secondary" aria-label="Search">
              <Icon icon={Search} className="size-4" />
            </Button>
          }
        />
      </Form>
      {items.length === 0 ? (
        <p className="text-muted">
          {search !== ""
            ? `No text has all words of “${search}”.`
            : savedOnly
              ? "Texts that you save appear here."
              : "Your texts appear here, so you can copy or save them later."}
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <HistoryEntry key={item.id} item={item} rerun={rerun} />
          ))}
        </ul>
      )}
      {hasMore &&
        (shown < historyShownMax ? (
          <Link
            to={historyPath({ ...query, shown: Math.min(historyShownMax, shown + historyStep) })}
            preventScrollReset
            className={buttonClass({ variant: "secondary", className: "justify-self-start" })}
          >
            Load more
          </Link>
        ) : (
          <Link to={`${libraryPath}?kind=${textGeneratorId}`} className="font-semibold text-accent-text underline">
            Older texts are in your library
          </Link>
        ))}
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

function HistoryEntry({ item, rerun }: { readonly item: HistoryItem; readonly rerun: Rerun | undefined }) {
  const { id, prompt, modelName, output, state, priceAic, isSaved, createdAt, settings } = item;
  const isHydrated = useHydrated();
  return (
    <li
      id={`run-${id}`}
      className="grid scroll-mt-32 grid-cols-1 gap-3 rounded-md border border-hairline p-4 target:border-accent-strong"
    >
      <p className="line-clamp-2 font-semibold wrap-anywhere">{prompt}</p>
      <p className="text-xs text-muted">
        {`${modelName} · ${stateWord(state)} · ${creditsInWords(priceAic)} · `}
        <DateTime at={createdAt} />
      </p>
      {output !== "" && (
        <details>
          <summary className="min-h-6 cursor-pointer content-center touch:min-h-11 text-sm font-semibold text-accent-text">
            Show text
          </summary>
          <p className="mt-3 max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{output}</p>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {output !== "" && (
          <>
            <CopyButton text={output} done="Text copied" size="sm">
              Copy
            </CopyButton>
            <DownloadText title={prompt} text={output} language={settings?.language} />
            <Form method="post" preventScrollReset>
              <input type="hidden" name="runId" value={id} />
              <input type="hidden" name="isSaved" value={isSaved ? "off" : "on"} />
              <Button type="submit" variant="secondary" size="sm">
                {isSaved ? "Remove from saved" : "Save"}
              </Button>
            </Form>
          </>
        )}
        {rerun && settings && isHydrated && (
          <>
            <Button variant="ghost" size="sm" onClick={() => rerun.onUse(settings)}>
              Use these settings
            </Button>
            <Button variant="ghost" size="sm" disabled={rerun.isRunning} onClick={() => rerun.onVary(settings)}>
              Write another version
            </Button>
          </>
        )}
      </div>
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
