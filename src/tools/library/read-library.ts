import { isUuid, nilUuid } from "#platform/db/columns.ts";
import type { Services } from "#platform/services.ts";
import { countStoredBytes, listMadeWith, listProjects, parsePosition } from "#runs/index.ts";
import { keepEndedAnswers } from "../chat/keep-answer.ts";
import { listKits } from "../design/brand-kits/brand-kits.ts";
import { listDocumentKinds } from "../documents/latest-documents.ts";
import { pageSize, readFilters } from "./library-rules.ts";
import { listLibrary, namesOf } from "./list-library.ts";
import { isWorkKind, workDocumentOf } from "./work-documents.ts";
import { chatTool, workToolOf } from "./work-tools.ts";

interface Asked {
  readonly userId: string;
  readonly query: URLSearchParams;
}

/** Content of the library, and what it can be narrowed by. */
export async function readLibrary(services: Services, { userId, query }: Asked) {
  const filters = readFilters(query);
  const { search, tool, engine, projectId, savedOnly } = filters;
  const { db, clock } = services;
  // Those of a process that was killed would be in progress for ever.
  await keepEndedAnswers(db, userId, clock.now());
  const [{ items, next }, documentKinds, madeWith, engineName, projects, kits, storedBytes] = await Promise.all([
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
    listDocumentKinds(db, userId),
    listMadeWith(db, userId),
    namesOf(services),
    listProjects(db, userId),
    projectId === "" ? [] : listKits(db, userId),
    countStoredBytes(db, userId),
  ]);
  const tools = [...new Set([...madeWith.map((pair) => pair.tool), chatTool])];
  const engines = [...new Set(madeWith.map((pair) => pair.engine))];
  return {
    items,
    next,
    filters,
    projects,
    storedBytes,
    kits: kits.map(({ id, name }) => ({ id, name })),
    kinds: [
      ...tools.map((id) => ({ id, label: workToolOf(id).label })),
      ...documentKinds.filter(isWorkKind).map((id) => ({ id, label: workDocumentOf(id).label })),
    ].toSorted(byLabel),
    engines: engines.map((id) => ({ id, label: engineName(id) })).toSorted(byLabel),
  };
}

const byLabel = (one: { readonly label: string }, other: { readonly label: string }): number =>
  one.label.localeCompare(other.label, "en");
