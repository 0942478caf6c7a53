import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findRun } from "#runs/index.ts";
import { directorySearchId, searchLimits, searchPath } from "./search-rules.ts";
import { getSearch } from "./searches.ts";

interface Asked {
  readonly userId: string;
  /** Parameters of the page’s address. */
  readonly query: URLSearchParams;
}

/**
 * Finds the search whose answer `?again=` names by its run.
 * @returns the address of its search, with its filters; the question alone, if the search was deleted; undefined if the address names none.
 */
export async function findSearchRerun({ db }: Pick<Services, "db">, { userId, query }: Asked) {
  const runId = query.get("again");
  if (runId === null) return undefined;
  const run = await findRun(db, { userId, runId });
  if (run?.tool !== directorySearchId) return { path: undefined, settings: null };
  const { searchId, filters, prompt } = run.settings;
  const settings = { question: String(prompt ?? "").slice(0, searchLimits.question) };
  const isThere = await getSearch({ db }, { userId, searchId: String(searchId) }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return false;
      throw error;
    },
  );
  return { path: isThere ? `${searchPath(String(searchId))}?${String(filters ?? "")}` : undefined, settings };
}
