import { and, asc, desc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isListed, runFiles, runs } from "../schema.ts";
import { comesAfter, type Position, positionOf } from "./position.ts";
import { hasText } from "./search-words.ts";

/** In characters: enough for a line or a card. The whole text is in the details. */
const excerptLength = 400;
/** Descriptions are parts of sentences elsewhere. */
const described = sql`upper(left(${runs.description}, 1)) || substr(${runs.description}, 2)`;
/** Title of a run: the text that the user wrote, or a description of the run. */
export const titleOfRun = sql<string>`left(coalesce(${runs.settings}->>'title', ${runs.settings}->>'prompt', ${runs.settings}->>'text',
  ${runs.settings}->>'question', ${runs.settings}->>'topic', ${described}), ${excerptLength})`;
const modelName = sql<string | null>`left(${runs.settings}->>'modelName', 200)`;
const excerpt = sql<string>`left(${runs.output}, ${excerptLength})`;

const { id, tool, kind, engine, model, payer, state, progress, priceAic, isSaved, projectId, memberId, createdAt } =
  runs;
const columns = {
  id,
  tool,
  kind,
  engine,
  model,
  payer,
  state,
  progress,
  priceAic,
  isSaved,
  projectId,
  memberId,
  createdAt,
  title: titleOfRun,
  modelName,
  excerpt,
  at: positionOf(createdAt),
};
const fileColumns = { number: runFiles.number, mediaType: runFiles.mediaType, bytes: runFiles.bytes };

type WorkColumns = Pick<
  typeof runs.$inferSelect,
  | "id"
  | "tool"
  | "kind"
  | "engine"
  | "model"
  | "payer"
  | "state"
  | "progress"
  | "priceAic"
  | "isSaved"
  | "projectId"
  | "memberId"
  | "createdAt"
>;

/** A run as lists show it: without its whole settings and output. */
export interface WorkEntry extends WorkColumns {
  /** Text that the user wrote, or a description of the run, in one long line at most. */
  readonly title: string;
  readonly modelName: string | null;
  readonly excerpt: string;
  /** Position of the run, together with its id. */
  readonly at: string;
  readonly files: readonly Pick<typeof runFiles.$inferSelect, "number" | "mediaType" | "bytes">[];
}

export interface WorkQuestion {
  readonly userId: string;
  /** Limits the list to some tools. */
  readonly tools?: readonly string[] | undefined;
  /** Finds prompts, settings and outputs that have all its words, or words that begin like them. */
  readonly search?: string | undefined;
  /** The slug. */
  readonly engine?: string | undefined;
  readonly projectId?: string | undefined;
  readonly savedOnly?: boolean | undefined;
  /** Runs that count as saved, or as found, for a reason that the caller knows; and runs to leave out. */
  readonly also?: { readonly saved?: readonly string[]; readonly found?: readonly string[] } | undefined;
  readonly except?: readonly string[] | undefined;
  readonly after?: Position | undefined;
  readonly countMax: number;
}

/**
 * A user's runs with all tools but the chat, newest first: the library, and every history with search. Not those of programs, nor deleted
 * ones (`deleteRuns`, `restoreRuns`). It takes as long for the ten thousandth as for the first.
 */
export async function listWork(db: Executor, { after, countMax, ...asked }: WorkQuestion): Promise<WorkEntry[]> {
  const rows = await db
    .select(columns)
    .from(runs)
    .where(and(isIn(asked), after && comesAfter(after, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(countMax);
  const files = await filesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
}

function isIn({ userId, also = {}, except = [], ...asked }: Omit<WorkQuestion, "after" | "countMax">): SQL | undefined {
  const { tools, search, engine: slug, projectId: project, savedOnly = false } = asked;
  const found = hasText(search ?? "");
  return and(
    eq(runs.userId, userId),
    isListed,
    tools && inArray(tool, [...tools]),
    slug === undefined ? undefined : eq(engine, slug),
    project === undefined ? undefined : eq(projectId, project),
    savedOnly ? or(eq(isSaved, true), isOneOf(also.saved)) : undefined,
    found ? or(found, isOneOf(also.found)) : undefined,
    except.length > 0 ? notInArray(id, [...except]) : undefined,
  );
}

const isOneOf = (ids: readonly string[] = []): SQL | undefined => (ids.length > 0 ? inArray(id, [...ids]) : undefined);

async function filesOf(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, WorkEntry["files"]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ runId: runFiles.runId, ...fileColumns })
    .from(runFiles)
    .where(inArray(runFiles.runId, [...ids]))
    .orderBy(asc(runFiles.number));
  return Map.groupBy(rows, (row) => row.runId);
}

/** Pairs that are offered as filters. There are as many tools as screens, and a few engines for each. */
const pairsMax = 200;

/** Tools and engines of a user's runs. The query reads one entry of the index for each pair, however many runs there are. */
export async function listMadeWith(
  db: Executor,
  userId: string,
): Promise<readonly { readonly tool: string; readonly engine: string }[]> {
  const isOwn = sql`user_id = ${userId} and ${isListed}`;
  const { rows } = await db.execute<{ tool: string; engine: string }>(sql`
    with recursive pairs as (
      (select tool, engine from runs where ${isOwn} order by tool, engine limit 1)
      union all
      select further.tool, further.engine from pairs, lateral (
        select tool, engine from runs where ${isOwn} and (tool, engine) > (pairs.tool, pairs.engine)
        order by tool, engine limit 1
      ) as further
    )
    select tool, engine from pairs limit ${pairsMax}`);
  return rows;
}

/** Ids of what a member of a team has made, the latest first. */
export async function listMadeBy(
  db: Executor,
  { ownerId, memberId, countMax }: { readonly ownerId: string; readonly memberId: string; readonly countMax: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id })
    .from(runs)
    .where(and(eq(runs.userId, ownerId), eq(runs.memberId, memberId), isListed))
    .orderBy(desc(createdAt), desc(id))
    .limit(countMax);
  return rows.map((row) => row.id);
}
