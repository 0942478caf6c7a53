import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { runColumns } from "./history.ts";
import { forgetFiles } from "./run-files.ts";
import { projects, runFiles, runs } from "./schema.ts";

/** The folders of a user's library. Deleted with the account. */
export const projectsData: PersonalDataSource = {
  name: "projects",

  async exportFor(db, { userId }) {
    const { id, name, brandKitId, createdAt } = projects;
    return db
      .select({ id, name, brandKitId, createdAt })
      .from(projects)
      .where(eq(projects.userId, userId))
      .orderBy(asc(createdAt), asc(id));
  },

  async erase(db, { userId }) {
    await db.delete(projects).where(eq(projects.userId, userId));
  },
};

/** What users asked engines for, and what came. Deleted with the account. */
export const runsData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "runs",

  /** Files are listed, not included: they can be gigabytes, and are downloaded where they are shown. */
  async exportFor(db, { userId }) {
    const columns = { ...runColumns, kind: runs.kind, tool: runs.tool, tokens: runs.tokens, details: runs.details };
    const { projectId, deletedAt } = runs;
    const isOwn = eq(runs.userId, userId);
    const own = await db
      .select({ ...columns, projectId, deletedAt })
      .from(runs)
      .where(isOwn)
      .orderBy(asc(runs.createdAt), asc(runs.id));
    const { runId, number, mediaType, bytes } = runFiles;
    const files = await db
      .select({ runId, number, mediaType, bytes })
      .from(runFiles)
      .innerJoin(runs, eq(runs.id, runId))
      .where(isOwn)
      .orderBy(asc(runId), asc(number));
    const filesOf = Map.groupBy(files, (file) => file.runId);
    return own.map((run) => ({
      ...run,
      files: (filesOf.get(run.id) ?? []).map(({ runId: _run, ...file }) => file),
    }));
  },

  async erase(db, { userId }) {
    await forgetFiles(db, jobs, { userId });
    await db.delete(runs).where(eq(runs.userId, userId));
  },
});
