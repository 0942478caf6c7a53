import { readIntent, readSwitch } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { deleteRun, saveRun, stopRun } from "#runs/index.ts";
import { type Actor, deleteOneWithLog } from "#teams/index.ts";

const intents = ["save", "stop", "remove"] as const;
export type RunIntent = (typeof intents)[number];

/**
 * Handles the buttons of a run.
 * @returns what was done, to which run.
 * @throws {AppError} `invalid_input`; `not_found`, also for another user's; `conflict` for removing one that goes on.
 */
export async function changeRun(
  services: Services,
  { actor, form }: { readonly actor: Pick<Actor, "userId" | "ownerId" | "team">; readonly form: FormData },
): Promise<{ readonly intent: RunIntent; readonly runId: string }> {
  const intent = readIntent(form, intents);
  const { ownerId } = actor;
  const own = { userId: ownerId, runId: fieldOf(form, "runId") };
  switch (intent) {
    case "save":
      await saveRun(services.db, { ...own, isSaved: readSwitch(fieldOf(form, "isSaved")) });
      break;
    case "stop":
      await stopRun(services, own);
      break;
    case "remove":
      await deleteOneWithLog(services.db, { actor, ownerId, label: "Image", now: services.clock.now() }, (tx) =>
        deleteRun({ db: tx, jobs: services.jobs }, own),
      );
      break;
  }
  return { intent, runId: own.runId };
}
