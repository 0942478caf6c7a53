import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { isOfOwnerOrTeam } from "#teams/index.ts";
import { projectLimits } from "./rules.ts";
import { projects, runs } from "./schema.ts";

const { id, userId: owner, name, brandKitId, createdAt } = projects;
const shown = { id, name, brandKitId };
export type Project = Pick<typeof projects.$inferSelect, keyof typeof shown>;

interface OwnProject {
  readonly userId: string;
  readonly projectId: string;
}

const isOwnRow = ({ userId, projectId }: OwnProject) => and(eq(id, projectId), eq(owner, userId));

/** A user's projects, in the order in which they were made. */
export const listProjects = (db: Executor, userId: string): Promise<readonly Project[]> =>
  db.select(shown).from(projects).where(eq(owner, userId)).orderBy(asc(createdAt), asc(id)).limit(projectLimits.count);

/** @throws {AppError} `not_found`, also for another user's. */
export async function getProject(db: Executor, own: OwnProject): Promise<Project> {
  const [project] = isUuid(own.projectId) ? await db.select(shown).from(projects).where(isOwnRow(own)) : [];
  if (!project) throw noProject();
  return project;
}

/** @returns its id. @throws {AppError} `invalid_input` for an empty or long name; `conflict` if there are too many. */
export async function createProject(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, name: given }: { readonly userId: string; readonly name: string },
): Promise<string> {
  const tidy = readName(given);
  return db.transaction(async (tx) => {
    await lockName(tx, `projects/${userId}`);
    const [known] = await tx.select({ number: count() }).from(projects).where(eq(owner, userId));
    if ((known?.number ?? 0) >= projectLimits.count) {
      throw new AppError("conflict", {
        userMessage: `You can have ${projectLimits.count} projects. Please delete one first.`,
      });
    }
    const [added] = await tx.insert(projects).values({ userId, name: tidy, createdAt: clock.now() }).returning({ id });
    if (!added) throw new Error("a project was not stored");
    return added.id;
  });
}

interface ProjectChange extends OwnProject {
  readonly name: string;
  /** One of the user's, which the caller has checked; null for none. */
  readonly brandKitId: string | null;
}

/** @throws {AppError} `invalid_input` for an empty or long name; `not_found`. */
export async function changeProject(
  db: Executor,
  { name: given, brandKitId: kitId, ...own }: ProjectChange,
): Promise<void> {
  const values = { name: readName(given), brandKitId: kitId };
  const changed = isUuid(own.projectId)
    ? await db.update(projects).set(values).where(isOwnRow(own)).returning({ id })
    : [];
  if (changed.length === 0) throw noProject();
}

/** Deletes a project, whose content stays, in no project. @throws {AppError} `not_found`. */
export async function deleteProject(db: Executor, own: OwnProject): Promise<void> {
  const deleted = isUuid(own.projectId) ? await db.delete(projects).where(isOwnRow(own)).returning({ id }) : [];
  if (deleted.length === 0) throw noProject();
}

const noProject = () => new AppError("not_found", { userMessage: "This project doesn’t exist anymore." });

/** For rows that are put in a project: null unless it is one of the owner's, or of their team's. */
export const ownProject = ({
  userId,
  projectId,
}: Pick<OwnProject, "userId"> & Partial<Record<"projectId", string | undefined>>) =>
  projectId !== undefined && isUuid(projectId)
    ? sql<
        string | null
      >`(select id from projects where id = ${projectId} and ${isOfOwnerOrTeam(projects.userId, userId)})`
    : null;

interface MovedRuns {
  readonly userId: string;
  readonly runIds: readonly string[];
  /** The user's, which the caller has checked; null takes them out of theirs. */
  readonly projectId: string | null;
}

/** @returns how many were moved. */
export async function moveRuns(db: Executor, { userId, runIds, projectId }: MovedRuns): Promise<number> {
  const areOwn = and(eq(runs.userId, userId), inArray(runs.id, runIds.filter(isUuid)), isNull(runs.deletedAt));
  const moved = await db.update(runs).set({ projectId }).where(areOwn).returning({ id: runs.id });
  return moved.length;
}

/** @throws {AppError} `invalid_input` */
function readName(text: string): string {
  const tidy = tidyLine(text);
  if (tidy !== "" && tidy.length <= projectLimits.name) return tidy;
  throw new AppError("invalid_input", {
    field: "name",
    userMessage: `Please enter a name of 1 to ${projectLimits.name} characters.`,
  });
}
