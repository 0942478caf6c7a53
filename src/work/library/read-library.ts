import { isUuid, nilUuid } from "#platform/db/columns.ts";
import { countStoredBytes, listMadeWith, listProjects, parsePosition } from "#runs/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { pageSize, readFilters } from "./library-rules.ts";
import { listLibrary, namesOf } from "./list-library.ts";

interface Asked {
  readonly userId: string;
  readonly query: URLSearchParams;
}

/** Content of the library, and what it can be narrowed by. */
export async function readLibrary(services: WorkServices, { userId, query }: Asked) {
  const filters = readFilters(query);
  const { search, tool, engine, projectId, savedOnly } = filters;
  const { db, clock, work } = services;
  // What a killed process left would be in progress for ever.
  for (const listed of work.listed) await listed.settle?.(db, userId, clock.now());
  const [{ items, next }, otherKinds, madeWith, engineName, projects, kits, storedBytes] = await Promise.all([
    listLibrary(services, {
      userId,
      search,
      savedOnly,
      countMax: pageSize,
      after: parsePosition(query.get("after")),
      tool: tool || undefined,
      engine: engine || undefined,
      // What is no id finds nothing, rather than everything.
      projectId: projectId === "" || isUuid(projectId) ? projectId || undefined : nilUuid,
    }),
    Promise.all(work.listed.map((listed) => listed.listFilters(db, userId))),
    listMadeWith(db, userId),
    namesOf(services),
    listProjects(db, userId),
    projectId === "" ? [] : Promise.all(work.kits.map((ofTool) => ofTool.list(db, userId))),
    countStoredBytes(db, userId),
  ]);
  const others = otherKinds.flat();
  const tools = [...new Set(madeWith.map((pair) => pair.tool))].filter((id) =>
    others.every((other) => other.id !== id),
  );
  const engines = [...new Set(madeWith.map((pair) => pair.engine))];
  return {
    items,
    next,
    filters,
    projects,
    storedBytes,
    screens: work.screens,
    kits: kits.flat().map(({ id, name }) => ({ id, name })),
    kinds: [...tools.map((id) => ({ id, label: work.runWorkOf(id).label })), ...others].toSorted(byLabel),
    engines: engines.map((id) => ({ id, label: engineName(id) })).toSorted(byLabel),
  };
}

const byLabel = (one: { readonly label: string }, other: { readonly label: string }): number =>
  one.label.localeCompare(other.label, "en");
