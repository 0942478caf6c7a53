import type { ReactNode } from "react";
import { Link } from "react-router";
import { ArrowLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { changesPath, type ToolChange } from "../change-rules.ts";
import { comparisonPath } from "../compare-rules.ts";
import { describeTerms, type EngineTerms, pathOfTerms } from "../engine-terms.ts";
import { listFacts, type ShownFact } from "../fact-rules.ts";
import type { ToolCard } from "../rules.ts";
import { ChangeList } from "./change-list.tsx";
import { FactSource } from "./fact-source.tsx";
import { quietLink } from "./tool-card.tsx";

interface Props {
  readonly tool: ToolCard;
  readonly facts: {
    readonly shown: readonly ShownFact[];
    readonly addedAt: Date | undefined;
    /** The AI model of the directory that the tool is, if it is one. */
    readonly engine: { readonly slug: string; readonly name: string } | undefined;
    readonly terms: EngineTerms | null;
    readonly textPrice: string;
    /** Newest first. */
    readonly changes: readonly ToolChange[];
  };
  /** Tools to compare it with, the likeliest first. */
  readonly others: readonly ToolCard[];
}

const comparedWith = 3;

/** A tool's facts, with source and date; its changes; and tools to compare it with. */
export function ToolFacts({ tool, facts, others }: Props) {
  const { shown, addedAt, engine, terms, textPrice, changes } = facts;
  const known = shown.filter(({ text }) => text !== null);
  const unknown = shown.filter(({ text }) => text === null).map(({ label }) => label);
  return (
    <div className="container-page mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 md:mt-24 lg:grid-cols-12">
      <section aria-labelledby="facts" className="grid content-start gap-3 lg:col-span-7">
        <h2 id="facts" className="border-t border-hairline pt-6 text-xl">
          Facts
        </h2>
        <p className="max-w-[60ch] text-sm text-muted">
          What a source says is linked, with the day on which we read it. The rest is what this directory knows itself.
        </p>
        <table className="w-full text-sm">
          <caption className="sr-only">Facts about {tool.name}</caption>
          <tbody>
            {known.map(({ kind, label, text, source }) => (
              <FactRow key={kind} label={label}>
                {text}
                <FactSource source={source} />
              </FactRow>
            ))}
            <FactRow label="Runs here">
              {terms ? (
                <Link to={pathOfTerms(terms)} className={quietLink}>
                  {describeTerms(terms, textPrice)}
                </Link>
              ) : (
                describeTerms(terms, textPrice)
              )}
              {engine && (
                <span className="mt-1 block text-xs font-normal text-muted">
                  As an AI model:{" "}
                  <Link to={`/ai-models/${engine.slug}`} className="inline-block min-h-6 underline underline-offset-2">
                    {engine.name}
                  </Link>
                </span>
              )}
            </FactRow>
            {addedAt && (
              <FactRow label="Listed since">
                <DateTime at={addedAt} isDay />
              </FactRow>
            )}
          </tbody>
        </table>
        {unknown.length > 0 && (
          <p className="border-t border-hairline pt-3 text-sm text-muted">Unknown so far: {listFacts(unknown)}.</p>
        )}
      </section>
      <div className="grid content-start gap-10 lg:col-span-5">
        {others.length > 0 && (
          <section aria-labelledby="compare-with" className="grid gap-3">
            <h2 id="compare-with" className="border-t border-hairline pt-6 text-xl">
              Compare with
            </h2>
            <ul className="border-t border-hairline">
              {others.slice(0, comparedWith).map(({ slug, name }) => (
                <li key={slug} className="border-b border-hairline">
                  <Link
                    to={comparisonPath([tool.slug, slug])}
                    className="flex min-h-11 items-center font-medium hover:underline hover:underline-offset-4"
                  >
                    {tool.name} vs {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="changes" className="grid gap-3">
          <h2 id="changes" className="border-t border-hairline pt-6 text-xl">
            What changed
          </h2>
          {changes.length > 0 ? (
            <ChangeList changes={changes} />
          ) : (
            <p className="text-sm text-muted">Nothing since it was listed.</p>
          )}
          <p className="text-sm">
            <ArrowLink to={changesPath}>All changes in the directory</ArrowLink>
          </p>
        </section>
      </div>
    </div>
  );
}

function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="w-36 py-3 pr-4 text-left font-normal text-muted sm:w-48">
        {label}
      </th>
      <td className="py-3 font-medium break-words">{children}</td>
    </tr>
  );
}
