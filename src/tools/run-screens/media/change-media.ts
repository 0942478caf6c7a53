import { AppError } from "#platform/errors.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { labelOfName } from "#platform/label-of-name.ts";
import type { Services } from "#platform/services.ts";
import { deleteRuns, restoreRuns, stopRun, undoMs } from "#runs/index.ts";
import { type Actor, deleteWithLog } from "#teams/index.ts";

const intents = ["stop", "delete", "restore"] as const;
export type MediaIntent = (typeof intents)[number];

interface Asked {
  readonly actor: Pick<Actor, "userId" | "ownerId" | "team">;
  readonly form: FormData;
  /** Query of the page’s address. */
  readonly query: URLSearchParams;
}

/**
 * Handles the buttons of a media run. Deleting can be undone for a day.
 * @returns the query that the page goes on with: it names what was deleted.
 * @throws {AppError} `invalid_input`; `not_found`, also for another user's, and for undoing too late; `conflict` for deleting a run that
 * goes on.
 */
export async function changeMedia(services: Services, { actor, form, query }: Asked): Promise<URLSearchParams> {
  const { ownerId: userId } = actor;
  const { db, clock } = services;
  const now = clock.now();
  const after = new URLSearchParams(query);
  after.delete("deleted");
  switch (readIntent(form, intents)) {
    case "stop":
      await stopRun(services, { userId, runId: fieldOf(form, "runId") });
      return after;
    case "delete": {
      const { deleted } = await deleteWithLog(db, { actor, now }, async (tx) => {
        const gone = await deleteRuns(tx, { userId, runIds: [fieldOf(form, "runId")] }, now);
        return { deleted: gone.map(({ tool }) => ({ ownerId: userId, label: labelOfName(tool) })) };
      });
      if (deleted.length === 0) {
        throw new AppError("conflict", {
          userMessage: "This result is still in progress, or was deleted already. Reload the page to see it.",
        });
      }
      after.set("deleted", now.toISOString());
      return after;
    }
    case "restore": {
      const deletedAt = readMoment(fieldOf(form, "deleted"));
      const isInTime = deletedAt && now.getTime() - deletedAt.getTime() < undoMs;
      if (!isInTime || (await restoreRuns(db, { userId, deletedAt })) === 0) {
        throw new AppError("not_found", {
          userMessage: "What was deleted can be restored for a day. That day is over.",
        });
      }
      return after;
    }
  }
}

/** When something was deleted, as the address has it. */
export function readMoment(text: string | null): Date | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
