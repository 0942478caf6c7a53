import { and, asc, eq, inArray } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { exactMoment, isAfter, type Place, readPages } from "#platform/db/read-pages.ts";
import type { Services } from "#platform/services.ts";
import { forgetFiles } from "../media/run-files.ts";
import { projects, runFiles, runs } from "../schema.ts";
import { runColumns } from "./history.ts";

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

/** Requests of users to engines, with their results. Deleted with the account. */
export const runsData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "runs",

  /** Files are listed, not included: they can be gigabytes, and are downloaded where they are shown. */
  exportFor: (db, { userId }) => exportRuns(db, userId),

  async erase(db, { userId }) {
    await forgetFiles(db, jobs, { userId });
    await db.delete(runs).where(eq(runs.userId, userId));
  },
});

/** Runs per page of an export, of some thousand words each. */
const runsPerPage = 100;

async function* exportRuns(db: Executor, userId: string) {
  const columns = { ...runColumns, kind: runs.kind, tool: runs.tool, tokens: runs.tokens, details: runs.details };
  const { id, createdAt, projectId, deletedAt } = runs;
  const readAfter = (last: Place | undefined) =>
    db
      .select({ ...columns, projectId, deletedAt, at: exactMoment(createdAt) })
      .from(runs)
      .where(and(eq(runs.userId, userId), isAfter(last, createdAt, id)))
      .orderBy(asc(createdAt), asc(id))
      .limit(runsPerPage);
  const { runId, number, mediaType, bytes } = runFiles;
  for await (const page of readPages(runsPerPage, readAfter)) {
    const ids = page.map((run) => run.id);
    const files = await db
      .select({ runId, number, mediaType, bytes })
      .from(runFiles)
      .where(inArray(runId, ids))
      .orderBy(asc(number));
    const filesOf = Map.groupBy(files, (file) => file.runId);
    for (const { at: _, ...run } of page) {
      yield { ...run, files: (filesOf.get(run.id) ?? []).map(({ runId: _run, ...file }) => file) };
    }
  }
}
