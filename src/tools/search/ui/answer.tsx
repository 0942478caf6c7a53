import { Link } from "react-router";
import { type Category, type FoundEntry, toolSearchPath } from "#directory/rules.ts";
import { OwnApps } from "#directory/ui/index.ts";
import type { EngineChoice } from "#models/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import type { KeptAnswer } from "../answer-from-directory.ts";
import type { Found, LeftOut } from "../find-tools.ts";
import { directorySearchPath, isEmptyWish, type Wish } from "../search-rules.ts";
import { FoundTools } from "./found-tools.tsx";
import { ModelAnswer } from "./model-answer.tsx";
import { Examples, QuestionForm } from "./question-form.tsx";
import { WishFilters } from "./wish-filters.tsx";

interface Props {
  readonly search: {
    readonly id: string;
    /** At least one. */
    readonly questions: readonly string[];
    readonly wish: Wish;
    readonly found: Found;
    /** Our own apps that make what the question is about. */
    readonly apps: readonly FoundEntry[];
    readonly categories: readonly Category[];
    readonly engines: readonly EngineChoice[];
    /** Filters from the page's address. */
    readonly filters: string;
    /** The latest one of a model. */
    readonly answer: KeptAnswer | undefined;
  };
}

/** Understood wish, the tools that fit, and what a model says about them. */
export function Answer({ search }: Props) {
  const { id, questions, wish, found, apps, categories, engines, filters, answer } = search;
  const { tools, leftOut } = found;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <div className="grid gap-3">
        <h2 className="text-xl wrap-anywhere">{questions[0]}</h2>
        {questions.length > 1 && <p className="wrap-anywhere text-muted">Refined: {questions.slice(1).join(" → ")}</p>}
        <p>
          <Link to={directorySearchPath} className="text-sm font-semibold text-accent-text hover:underline">
            Ask something else
          </Link>
        </p>
      </div>
      <div className="grid gap-4">
        <WishFilters searchId={id} wish={wish} categories={categories} />
        <QuestionForm
          // Emptied once it has been added to the others.
          key={questions.length}
          label="Refine your search"
          button="Refine"
          variant="secondary"
          placeholder="Only free ones, or: for Figma"
        />
      </div>
      {leftOut.length > 0 && <Alert tone="note">{leftOutLine(leftOut, wish)}</Alert>}
      <OwnApps apps={apps} />
      <section aria-labelledby="found" className="grid gap-4">
        <h3 id="found" className="font-display text-lg font-bold">
          {isEmptyWish(wish) ? "We couldn’t tell what you need" : headline(found)}
        </h3>
        {isEmptyWish(wish) ? (
          <>
            <p className="max-w-[60ch] text-muted">Say what a tool should do, for example:</p>
            <Examples />
          </>
        ) : tools.length === 0 ? (
          <p className="max-w-[60ch] text-muted">
            Try other words, leave some out, or choose another category. You can also{" "}
            <Link to="/tools" className="font-semibold text-accent-text underline">
              browse all tools
            </Link>
            .
          </p>
        ) : (
          <FoundTools tools={tools} categories={categories} />
        )}
        {(wish.categoryId || wish.price) && (
          <Link
            to={toolSearchPath({
              categoryId: wish.categoryId || undefined,
              price: wish.price || undefined,
              onlyNew: wish.onlyNew,
            })}
            className="justify-self-start py-2.5 text-sm font-semibold text-accent-text hover:underline"
          >
            See all tools with{" "}
            {[wish.categoryId && "this category", wish.price && "this price"].filter(Boolean).join(" and ")}
          </Link>
        )}
      </section>
      <section aria-labelledby="summary" className="grid gap-4">
        <h3 id="summary" className="font-display text-lg font-bold">
          AI summary
        </h3>
        {engines.length === 0 ? (
          <NoEngine
            need="The search works without one. A language model answers in sentences, from the tools that were found."
            cost="these answers"
            isOptional
          />
        ) : (
          (tools.length > 0 || answer) && (
            <ModelAnswer
              key={`${questions.length} ${filters}`}
              searchId={id}
              filters={filters}
              questions={questions}
              tools={tools}
              engines={engines}
              kept={answer}
            />
          )
        )}
      </section>
    </div>
  );
}

function headline({ tools }: Found): string {
  if (tools.length === 0) return "No tool in the directory fits";
  return tools.length === 1 ? "One tool fits" : `${tools.length} tools fit best`;
}

function leftOutLine(leftOut: readonly LeftOut[], { terms, platform, price }: Wish): string {
  const names: Readonly<Record<LeftOut, string>> = {
    words: `“${terms.join(" ")}”`,
    platform: `“${platform}”`,
    new: "“new tools only”",
    price: price === "free" ? "“has a free plan”" : "“paid”",
    category: "the category",
  };
  const list = leftOut.map((name) => names[name]).join(", ");
  return `No entry of the directory says all of that, so these were found without ${list}. They may still do it: look at their pages.`;
}
