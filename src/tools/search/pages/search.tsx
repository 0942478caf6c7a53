import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { findOwnApps, listCategories } from "#directory/index.ts";
import { queryLengthMax } from "#directory/rules.ts";
import { listOfferedEngines } from "#models/index.ts";
import type { EngineChoice } from "#models/rules.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { PrivateNote } from "#teams/ui/index.ts";
import { inProjectOf } from "#work/browser.ts";
import { answerListForm, loadList } from "#work/index.ts";
import { DeletionNote, DocumentList } from "#work/ui/index.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useFilledIn } from "../../run-screens/ui/use-payload.ts";
import { findAnswer } from "../answer-from-directory.ts";
import { findSearchRerun } from "../find-search-rerun.ts";
import { findTools } from "../find-tools.ts";
import { directorySearchPath, readQuestionPayload, readWish, searchPath, type Wish } from "../search-rules.ts";
import { getSearch, limitFinding, refineSearch, startSearch } from "../searches.ts";
import { Answer } from "../ui/answer.tsx";
import { Examples, exampleQuestions, QuestionForm } from "../ui/question-form.tsx";
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
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const rerun = await findSearchRerun(services, { userId: actor.privateId, query: url.searchParams });
  if (rerun?.path && !searchId) throw redirect(inProjectOf(url.searchParams, rerun.path), 303);
  const [list, search] = await Promise.all([
    loadList(services, { kind, actor, url }),
    searchId
      ? readSearch(services, {
          userId: actor.privateId,
          searchId,
          url,
          engines: () => listOfferedEngines(context, actor.ownerId),
        })
      : null,
  ]);
  return { ...list, search, rerun };
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
  const [found, apps, categories, engines, answer] = await Promise.all([
    findTools(services.db, wish),
    findOwnApps(services, last.question.slice(0, queryLengthMax)),
    listCategories(services.db),
    listEngines(),
    findAnswer(services, { userId, searchId: id, question: last.question }),
  ]);
  const questions = steps.map(({ question }) => question);
  const filters = url.search.slice(1);
  return {
    id,
    title,
    questions,
    wish,
    found,
    apps,
    categories,
    engines,
    filters,
    answer,
  };
}

/** Asks, or changes the list of what was asked. */
export async function action({ request, context, url, params: { searchId } }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (!form.has("question")) {
    const list = new URL(directorySearchPath, url);
    return answerListForm(services, { kind, actor, url: list, form, pathOf: searchPath, start: noStart });
  }
  const words = fieldOf(form, "question");
  if (!searchId)
    return redirect(
      inProjectOf(url.searchParams, searchPath(await startSearch(services, actor.privateId, words))),
      303,
    );
  const shown = (stored: Wish) => readWish(url.searchParams, stored);
  await refineSearch(services, { userId: actor.privateId, searchId }, { words, shown });
  return redirect(inProjectOf(url.searchParams, searchPath(searchId)), 303);
}

/** Searches begin with a question alone. */
const noStart = (): never => {
  throw new AppError("invalid_input", { userMessage: "Please write what you are looking for." });
};

export default function SearchPage({ loaderData: { listed, deleted, search, rerun } }: Route.ComponentProps) {
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Search</h1>
        <p className="max-w-[64ch] text-muted">
          Say what you need in your own words, in English, French, Spanish or German. The answer comes from our
          directory of AI tools, not from the web.
        </p>
      </header>
      {search ? (
        <Answer key={search.id} search={search} />
      ) : (
        <>
          <Ask rerun={rerun} />
          {deleted && <DeletionNote fields={{ document: deleted.id }}>“{deleted.title}” was deleted.</DeletionNote>}
          <Asked listed={listed} />
        </>
      )}
    </div>
  );
}

function Ask({ rerun }: Pick<Route.ComponentProps["loaderData"], "rerun">) {
  const filledIn = useFilledIn(readQuestionPayload);
  const question = rerun?.settings?.question ?? filledIn;
  return (
    <div className="grid max-w-3xl gap-4">
      <RerunNote rerun={rerun} />
      <QuestionForm
        key={question}
        label="What do you need?"
        button="Search"
        placeholder={exampleQuestions[0] ?? ""}
        question={question}
      />
      <Examples />
    </div>
  );
}

type Listed = Route.ComponentProps["loaderData"]["listed"];

/** Rows that are shown at first. */
const latestCount = 5;

function Asked({ listed }: { readonly listed: Listed }) {
  const [latest, older] = [listed.slice(0, latestCount), listed.slice(latestCount)];
  return (
    <section aria-labelledby="asked" className="grid max-w-3xl gap-4">
      <h2 id="asked" className="text-xl">
        Your questions
      </h2>
      <PrivateNote what="questions" isShareable={false} />
      {latest.length === 0 ? (
        <p className="text-muted">Your questions appear here, so you can come back to them.</p>
      ) : (
        <DocumentList what="this question" label="Your questions" listed={latest} pathOf={searchPath} />
      )}
      {older.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent-text hover:underline">
            Show all {listed.length}
          </summary>
          <DocumentList what="this question" label="Asked before" listed={older} pathOf={searchPath} />
        </details>
      )}
    </section>
  );
}
