import { ArrowUpRight, Plus } from "lucide";
import { Link } from "react-router";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { comparisonPath, pickerPath } from "../../compare-rules.ts";
import { type EngineTerms, pathOfTerms } from "../../engine-terms.ts";
import { listFacts } from "../../fact-rules.ts";
import { type Category, logoPath, type ToolCard } from "../../rules.ts";
import { FactSource } from "../../ui/fact-source.tsx";
import { LogoTile, quietLink } from "../../ui/tool-card.tsx";
import type { ComparedRow } from "../compare-rows.ts";

export interface TableTool extends ToolCard {
  readonly category: Category;
  /** Null if it doesn’t run here. */
  readonly terms: EngineTerms | null;
}

interface Props {
  readonly path: string;
  readonly tools: readonly TableTool[];
  readonly rows: readonly ComparedRow[];
  readonly unknown: readonly string[];
  readonly onlyDifferences: boolean;
  /** Undefined if there is no room for another tool. */
  readonly addPath: string | undefined;
}

/** Tools in columns, facts in rows. It scrolls within its own region, and the names of the facts stay. */
export function ComparisonTable({ path, tools, rows, unknown, onlyDifferences, addPath }: Props) {
  const differing = rows.filter(({ differs }) => differs).length;
  const shown = onlyDifferences ? rows.filter(({ differs, isKnownOfAll }) => differs || !isKnownOfAll) : rows;
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-semibold">
          {differing === 1 ? "1 difference" : `${differing} differences`}
        </p>
        <ButtonLink
          to={onlyDifferences ? path : `${path}?only=differences`}
          replace
          preventScrollReset
          rel="nofollow"
          variant="secondary"
          size="sm"
        >
          {onlyDifferences ? "Show everything" : "Show only differences"}
        </ButtonLink>
        {addPath && (
          <ButtonLink to={addPath} rel="nofollow" variant="secondary" size="sm" className="sm:ml-auto">
            <Icon icon={Plus} className="size-4" />
            Add a tool
          </ButtonLink>
        )}
      </div>
      {tools.length > 2 && (
        <p className="text-sm text-muted lg:hidden">Scroll the table sideways to see all {tools.length} tools.</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a section has no focus of its own, and this one is scrolled by keys */}
      <div
        role="region"
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
        className="relative overflow-x-auto rounded-md border border-hairline"
      >
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{tools.map(({ name }) => name).join(" vs ")}</caption>
          <thead>
            <tr className="align-top">
              <td className={classNames(factCell, "border-b border-outline")} />
              {tools.map((tool) => (
                <th key={tool.slug} scope="col" className={classNames(toolCell, "border-outline font-normal")}>
                  <ToolHead tool={tool} others={tools.filter(({ slug }) => slug !== tool.slug)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, cells, differs, isKnownOfAll }) => (
              <tr key={label} className="align-top">
                <th scope="row" className={classNames(factCell, "border-b border-hairline")}>
                  <span className="block font-semibold">{label}</span>
                  {differs && (
                    <Chip tone="ink" className="mt-1.5 max-sm:px-1.5">
                      Differs
                    </Chip>
                  )}
                  {!isKnownOfAll && <span className="mt-1 block text-xs font-normal text-muted">Not known of all</span>}
                </th>
                {cells.map(({ text, source }, index) => (
                  <td key={tools[index]?.slug} className={classNames(toolCell, "border-hairline")}>
                    {text === null ? (
                      <span className="text-muted">Unknown</span>
                    ) : (
                      <span className="wrap-anywhere">{text}</span>
                    )}
                    <FactSource source={source} />
                  </td>
                ))}
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={tools.length + 1} className="p-4 text-muted">
                  Nothing that we know of these tools differs.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {unknown.length > 0 && !onlyDifferences && (
        <p className="text-sm text-muted">We don’t know this of any of them yet: {listFacts(unknown)}.</p>
      )}
    </div>
  );
}

/** Two tools fit beside each other on a phone. */
const factCell =
  "sticky left-0 z-10 w-22 min-w-22 bg-paper py-2.5 pr-1.5 pl-2.5 text-left max-sm:text-xs sm:w-44 sm:min-w-44 sm:p-4";
const toolCell = "min-w-30 border-b border-l p-2 text-left sm:min-w-48 sm:p-4";

function ToolHead({ tool, others }: { readonly tool: TableTool; readonly others: readonly TableTool[] }) {
  const rest = others.map(({ slug }) => slug);
  return (
    <div className="grid h-full content-start justify-items-start gap-2">
      <LogoTile src={logoPath(tool.logo, tool.name, tool.category.hue)} className="size-10 sm:size-12" />
      <Link to={`/tools/${tool.slug}`} className={`font-display font-bold wrap-anywhere sm:text-lg ${quietLink}`}>
        {tool.name}
      </Link>
      <p className="text-sm text-muted max-sm:hidden">{tool.description}</p>
      {tool.affiliateDiscount > 0 && (
        <p className="font-semibold text-accent-text">{tool.affiliateDiscount}% off through this link</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {tool.terms && (
          <ButtonLink to={pathOfTerms(tool.terms)} size="sm">
            Try here
            {tool.terms.use !== "offered" && <span className="max-sm:sr-only"> with your key</span>}
          </ButtonLink>
        )}
        <a
          href={`/go/${tool.slug}`}
          target="_blank"
          rel="sponsored nofollow noopener"
          aria-label={`Visit ${tool.name} (opens in a new tab)`}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          Visit
          <Icon icon={ArrowUpRight} className="size-4" />
        </a>
        <ButtonLink
          to={rest.length > 1 ? comparisonPath(rest) : pickerPath(rest)}
          rel="nofollow"
          variant="ghost"
          size="sm"
          aria-label={`Remove ${tool.name}`}
        >
          Remove
        </ButtonLink>
      </div>
    </div>
  );
}
