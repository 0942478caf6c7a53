import { Form, Link, redirect, useNavigation } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listCategories } from "#directory/index.ts";
import { toolSearchPath } from "#directory/rules.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { findAnswer } from "../concierge/answer-from-directory.ts";
import { findSearchAgain } from "../concierge/find-search-again.ts";
import { type Found, findTools, type LeftOut } from "../concierge/find-tools.ts";
import {
  directorySearchPath,
  readQuestionPayload,
  readWish,
  searchLimits,
  searchPath,
  type Wish,
} from "../concierge/search-rules.ts";
import { getSearch, isUnderstood, limitFinding, refineSearch, startSearch } from "../concierge/searches.ts";
import { FoundTools } from "../concierge/ui/found-tools.tsx";
import { ModelAnswer } from "../concierge/ui/model-answer.tsx";
import { WishFilters } from "../concierge/ui/wish-filters.tsx";
import { answerListForm, loadList } from "../documents/answer-list-form.ts";
import { DeletedDocument, DocumentList } from "../documents/ui/document-list.tsx";
import type { EngineChoice } from "../text-runs/engine-choice.ts";
import { listOfferedEngines } from "../text-runs/list-text-engines.ts";
import { AgainNote } from "../ui/again-note.tsx";
import { NoEngine } from "../ui/no-engine.tsx";
import { inProjectOf } from "../ui/project-address.ts";
import { useFilledIn } from "../ui/use-payload.ts";
import type { Route } from "./+types/search";

const kind = "search";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(
    matches[0].loaderData,
    loaderData?.search?.title ?? "Search",
    params.searchId ? searchPath(params.searchId) : directorySearchPath,
  );

export const handle = {
  crumb: ({ search }: Route.ComponentProps["loaderData"]) => search?.title ?? "Search",
  makesRuns: true,
};

export async function loader({ context, url, params: { searchId } }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { userId } = viewer;
  const services = context.get(servicesContext);
  const again = await findSearchAgain(services, { userId, query: url.searchParams });
  if (again?.path && !searchId) throw redirect(inProjectOf(url.searchParams, again.path), 303);
  const [list, search] = await Promise.all([
    loadList(services, { kind, userId, url }),
    searchId
      ? readSearch(services, { userId, searchId, url, engines: () => listOfferedEngines(context, userId) })
      : null,
  ]);
  return { ...list, search, again };
}

interface SearchAsked {
  readonly userId: string;
  readonly searchId: string;
  readonly url: URL;
  readonly engines: () => Promise<readonly EngineChoice[]>;
}

async function readSearch(services: Services, { userId, searchId, url, engines: listEngines }: SearchAsked) {
  const { id, title, steps, last } = await getSearch(services, { userId, searchId });
  const wish = readWish(url.searchParams, last.wish);
  await limitFinding(services, userId);
  const [found, categories, engines, answer] = await Promise.all([
    findTools(services.db, wish),
    listCategories(services.db),
    listEngines(),
    findAnswer(services, { userId, searchId: id, question: last.question }),
  ]);
  const questions = steps.map(({ question }) => question);
  const filters = url.search.slice(1);
  return {
    ...{ id, title, questions, wish, found, categories, engines, filters },
    isUnderstood: isUnderstood(last),
    answer,
  };
}

/** Asks, or changes the list of what was asked. */
export async function action({ request, context, url, params: { searchId } }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { userId } = viewer;
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (!form.has("question")) {
    const list = new URL(directorySearchPath, url);
    return answerListForm(services, { kind, userId, url: list, form, pathOf: searchPath, start: noStart });
  }
  const words = fieldOf(form, "question");
  if (!searchId)
    return redirect(inProjectOf(url.searchParams, searchPath(await startSearch(services, userId, words))), 303);
  const shown = (stored: Wish) => readWish(url.searchParams, stored);
  await refineSearch(services, { userId, searchId }, { words, shown });
  return redirect(inProjectOf(url.searchParams, searchPath(searchId)), 303);
}

/** Searches begin with a question alone. */
const noStart = (): never => {
  throw new AppError("invalid_input", { userMessage: "Please write what you are looking for." });
};

const examples = [
  "A free tool to remove backgrounds for Shopify photos",
  "Captions for short videos",
  "Turn sketches into a website",
];

export default function SearchPage({ loaderData: { listed, deleted, search, again } }: Route.ComponentProps) {
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Search</h1>
        <p className="max-w-[64ch] text-muted">
          Say what you need in your own words, in English, French, Spanish or German. The answer comes from our
          directory of AI tools, not from the web.
        </p>
      </header>
      {deleted && <DeletedDocument deleted={deleted} />}
      {search ? <Answer key={search.id} search={search} /> : <Ask again={again} />}
      <section aria-labelledby="asked" className="grid max-w-3xl gap-4">
        <h2 id="asked" className="text-xl">
          What you have asked
        </h2>
        {listed.length === 0 ? (
          <p className="text-muted">Your questions appear here, so you can come back to them.</p>
        ) : (
          <DocumentList label="What you have asked" listed={listed} pathOf={searchPath} />
        )}
      </section>
    </div>
  );
}

function Ask({ again }: Pick<Route.ComponentProps["loaderData"], "again">) {
  const filledIn = useFilledIn(readQuestionPayload);
  const question = again?.settings?.question ?? filledIn;
  return (
    <div className="grid max-w-3xl gap-4">
      <AgainNote again={again} />
      <QuestionForm
        key={question}
        label="What do you need?"
        button="Search"
        placeholder={examples[0] ?? ""}
        question={question}
      />
      <ul aria-label="Examples" className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Form method="post">
              <button
                type="submit"
                name="question"
                value={example}
                className="min-h-11 rounded-full border border-hairline px-4 py-2 text-left text-xs transition-colors hover:border-ink"
              >
                {example}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuestionFormProps {
  readonly label: string;
  readonly button: string;
  readonly look?: "primary" | "secondary";
  readonly placeholder: string;
  /** What is filled in. */
  readonly question?: string | undefined;
}

function QuestionForm({ label, button, look, placeholder, question }: QuestionFormProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <TextField
        label={label}
        name="question"
        required
        maxLength={searchLimits.question}
        placeholder={placeholder}
        defaultValue={question}
        autoComplete="off"
        button={
          <Button type="submit" look={look} disabled={isBusy}>
            {button}
          </Button>
        }
      />
    </Form>
  );
}

type Search = NonNullable<Route.ComponentProps["loaderData"]["search"]>;

function Answer({ search }: { readonly search: Search }) {
  const { id, questions, wish, found, categories, engines, filters, answer } = search;
  const { tools, leftOut } = found;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <div className="grid gap-3">
        {questions.length > 1 && (
          <p className="text-sm wrap-anywhere text-muted">{questions.slice(0, -1).join(" → ")}</p>
        )}
        <h2 className="text-xl wrap-anywhere">{questions.at(-1)}</h2>
        <p>
          <Link to={directorySearchPath} className="text-sm font-semibold text-accent-text hover:underline">
            Ask something else
          </Link>
        </p>
      </div>
      <WishFilters searchId={id} wish={wish} categories={categories} />
      {!search.isUnderstood && (
        <Alert tone="note">
          We found no words to search for in your question, so here are the first tools of the directory. Say what a
          tool should do, e.g. “remove backgrounds”.
        </Alert>
      )}
      {leftOut.length > 0 && <Alert tone="note">{leftOutLine(leftOut, wish)}</Alert>}
      <section aria-labelledby="found" className="grid gap-4">
        <h3 id="found" className="font-display text-lg font-bold">
          {headline(found)}
        </h3>
        {tools.length === 0 ? (
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
        <Link
          to={toolSearchPath({
            categoryId: wish.categoryId || undefined,
            price: wish.price || undefined,
            onlyNew: wish.onlyNew,
          })}
          className="justify-self-start py-2.5 text-sm font-semibold text-accent-text hover:underline"
        >
          See all tools with this category and price
        </Link>
      </section>
      <QuestionForm
        label="Refine your search"
        button="Refine"
        look="secondary"
        placeholder="Only free ones, or: for Figma"
      />
      <section aria-labelledby="words" className="grid gap-4">
        <h3 id="words" className="font-display text-lg font-bold">
          In sentences
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
