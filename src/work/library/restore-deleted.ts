import { AppError } from "#platform/errors.ts";
import { type Actor, requirePermission } from "#teams/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { selectedOf, tooLate } from "./change-library.ts";
import { type DeletedRef, parseKeyOf } from "./library-rules.ts";
import { listRestorable } from "./restorable-work.ts";

type Parts = Pick<WorkServices, "db" | "clock" | "work">;

/**
 * Restores one thing (`only`), or all that are selected (`item`). What is gone for good meanwhile is left out.
 * @throws {AppError} `invalid_input`; `forbidden` for what a member may not restore; `not_found` if nothing of it can be restored, also for
 * another user's.
 */
export async function restoreDeleted(
  services: Parts,
  { ownerIds, team, form }: Pick<Actor, "team"> & { readonly ownerIds: readonly string[]; readonly form: FormData },
): Promise<void> {
  const restorable = listRestorable(services.work);
  const kinds = restorable.map(({ kind }) => kind);
  const keys = form.has("only") ? form.getAll("only") : form.getAll("item");
  const refs = selectedOf(keys, (key) => parseKeyOf(kinds, key));
  for (const { kind, permission } of restorable) {
    if (permission && refs.some((ref) => ref.kind === kind)) requirePermission({ team }, permission);
  }
  if ((await restoreAll(services, { ownerIds, refs })) === 0) throw tooLate();
}

function restoreAll(
  { db, clock, work }: Parts,
  { ownerIds, refs }: { readonly ownerIds: readonly string[]; readonly refs: readonly DeletedRef[] },
): Promise<number> {
  const restorable = new Map(listRestorable(work).map((one) => [one.kind, one]));
  // Two tabs take the rows in the same order, so that neither waits for the other.
  const inOrder = refs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return db.transaction(async (tx) => {
    let count = 0;
    for (const { kind, id } of inOrder) {
      for (const userId of ownerIds) {
        const isRestored = await restorable
          .get(kind)
          ?.restore(tx, { userId, id }, clock.now())
          .then(() => true, falseIfGone);
        if (isRestored) count += 1;
      }
    }
    return count;
  });
}

function falseIfGone(error: unknown): false {
  if (error instanceof AppError && error.code === "not_found") return false;
  throw error;
}
