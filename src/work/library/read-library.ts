import { isUuid, nilUuid } from "#platform/db/columns.ts";
import { countStoredBytes, listMadeWith, listProjects, parsePosition } from "#runs/index.ts";
import { type Actor, ownersOf } from "#teams/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { pageSize, readFilters } from "./library-rules.ts";
import { listLibrary, namesOf } from "./list-library.ts";

interface Asked {
  readonly actor: Pick<Actor, "ownerId" | "privateId">;
  readonly query: URLSearchParams;
}

/** Content of the library, and what it can be narrowed by. */
export async function readLibrary(services: WorkServices, { actor, query }: Asked) {
  const filters = readFilters(query);
  const { search, tool, engine, projectId, savedOnly } = filters;
  const { db, clock, work } = services;
  const { ownerId } = actor;
  const ownerIds = ownersOf(actor);
  // What a killed process left would be in progress for ever.
  for (const listed of work.listed) for (const userId of ownerIds) await listed.settle?.(db, userId, clock.now());
  const [{ items, next }, otherKinds, madeWith, engineName, projects, kits, storedBytes] = await Promise.all([
    listLibrary(services, {
      ownerIds,
      search,
      savedOnly,
      countMax: pageSize,
      after: parsePosition(query.get("after")),
      tool: tool || undefined,
      engine: engine || undefined,
      // What is no id finds nothing, rather than everything.
      projectId: projectId === "" || isUuid(projectId) ? projectId || undefined : nilUuid,
    }),
    Promise.all(work.listed.flatMap((listed) => ownerIds.map((userId) => listed.listFilters(db, userId)))),
    Promise.all(ownerIds.map((userId) => listMadeWith(db, userId))),
    namesOf(services),
    listProjects(db, ownerId),
    projectId === "" ? [] : Promise.all(work.kits.map((ofTool) => ofTool.list(db, ownerId))),
    countStoredBytes(db, ownerId),
  ]);
  const others = [...new Map(otherKinds.flat().map((kind) => [kind.id, kind])).values()];
  const pairs = madeWith.flat();
  const tools = [...new Set(pairs.map((pair) => pair.tool))].filter((id) => others.every((other) => other.id !== id));
  const engines = [...new Set(pairs.map((pair) => pair.engine))];
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
