import { AppError } from "#platform/errors.ts";
import { cutText, tidyText } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { createDocument, getDocument, listDocuments, makeRoom, saveDocument } from "#work/index.ts";
import { readQuestion, refineWish } from "./read-question.ts";
import type { SearchContent } from "./search-content.ts";
import { noWish, type Step, searchLimits, type Wish } from "./search-rules.ts";

/** A page finds its tools anew with each filter that is changed, by dozens of questions to the database. */
const findingLimit = { name: "directory-searches", attemptsMax: 300, windowSeconds: 5 * 60 };

const kind = "search";
const titleLength = 100;

type Parts = Pick<Services, "db" | "clock">;

interface OwnSearch {
  readonly userId: string;
  readonly searchId: string;
}

export interface OpenedSearch {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  /** At least one. */
  readonly steps: readonly Step[];
  readonly last: Step;
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function getSearch({ db }: Pick<Services, "db">, { userId, searchId }: OwnSearch): Promise<OpenedSearch> {
  const { id, revision, title, content } = await getDocument<SearchContent>(db, { userId, kind, documentId: searchId });
  // Searches of before “like” was read have none.
  const steps = content.steps.map(({ question, wish }) => ({ question, wish: { ...noWish, ...wish } }));
  const last = steps.at(-1);
  if (!last) throw new Error("a search has no question");
  return { id, revision, title, steps, last };
}

/** Counts one look for tools. @throws {AppError} `rate_limited` */
export const limitFinding = ({ rateLimits }: Pick<Services, "rateLimits">, userId: string) =>
  rateLimits.consume(findingLimit, userId);

/** Keeps a question; one that was asked before is answered anew in its place. The oldest ones go where there are too many. @returns its id. @throws {AppError} `invalid_input` */
export async function startSearch({ db, clock }: Parts, userId: string, words: string): Promise<string> {
  const question = checkQuestion(words);
  const content: SearchContent = { steps: [{ question, wish: stored(readQuestion(question)) }] };
  const title = titleOf(question);
  const same = await findAsked(db, { userId, title, question });
  if (same) {
    const edited = { title, content, revision: same.revision, changedBy: null };
    await saveDocument(db, { ownerIds: [userId], kind, documentId: same.id }, edited, clock.now());
    return same.id;
  }
  return db.transaction(async (tx) => {
    await makeRoom(tx, { userId, kind });
    return createDocument(tx, { userId, kind, title, content }, clock.now());
  });
}

/** The search that has this question alone: a refined one goes on from another. */
async function findAsked(
  db: Services["db"],
  { userId, title, question }: { readonly userId: string; readonly title: string; readonly question: string },
): Promise<OpenedSearch | undefined> {
  const listed = await listDocuments(db, { ownerIds: [userId], kind });
  for (const { id } of listed.filter((one) => one.title === title)) {
    const search = await getSearch({ db }, { userId, searchId: id });
    if (search.steps.length === 1 && search.last.question === question) return search;
  }
  return undefined;
}

/**
 * Keeps a question that refines the ones before.
 * @param shown the filters that the user sees.
 * @throws {AppError} `invalid_input`, `not_found`; `conflict` if another tab has asked meanwhile.
 */
export async function refineSearch(
  services: Parts,
  own: OwnSearch,
  { words, shown }: { readonly words: string; readonly shown: (wish: Wish) => Wish },
): Promise<void> {
  const question = checkQuestion(words);
  const { revision, title, steps, last } = await getSearch(services, own);
  const step = { question, wish: stored(refineWish(shown(last.wish), question)) };
  const content: SearchContent = { steps: [...steps.slice(1 - searchLimits.steps).map(copyOf), step] };
  const edited = { title, content, revision, changedBy: null };
  const document = { ownerIds: [own.userId], kind, documentId: own.searchId } as const;
  const { isConflict } = await saveDocument(services.db, document, edited, services.clock.now());
  if (!isConflict) return;
  throw new AppError("conflict", {
    userMessage: "This search has gone on in another tab. Please reload the page, and ask again.",
  });
}

const stored = (wish: Wish) => ({ ...wish, terms: [...wish.terms] });
const copyOf = ({ question, wish }: Step) => ({ question, wish: stored(wish) });

/** @throws {AppError} `invalid_input` */
function checkQuestion(words: string): string {
  const question = tidyText(words);
  if (question === "" || question.length > searchLimits.question) {
    const userMessage = `Please ask in 1 to ${searchLimits.question} characters.`;
    throw new AppError("invalid_input", { field: "question", userMessage });
  }
  return question;
}

const titleOf = (question: string): string => cutText(question.replaceAll(/\s+/g, " "), titleLength).trim();
