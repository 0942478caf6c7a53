import { AppError } from "#platform/errors.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { deleteWork, restoreWork } from "./delete-work.ts";
import { type ItemRef, parseKey, selectedMax } from "./library-rules.ts";

const intents = ["delete", "restore"] as const;

interface Asked {
  readonly userId: string;
  readonly form: FormData;
}

/** What the address of the library says after a change; undefined takes a word out. */
export type AfterChange = Readonly<Record<"deleted" | "kept", string | undefined>>;

/**
 * What the buttons of the library do to what is selected.
 * @throws {AppError} `invalid_input`; `not_found` for undoing what was deleted more than a day ago.
 */
export async function changeLibrary(services: Services, { userId, form }: Asked): Promise<AfterChange> {
  const { db, clock } = services;
  const now = clock.now();
  switch (readIntent(form, intents)) {
    case "delete": {
      const items = readSelected(form);
      const deleted = await deleteWork(db, { userId, items }, now);
      const kept = items.length - deleted.length;
      return {
        deleted: deleted.length > 0 ? `${now.toISOString()}_${deleted.length}` : undefined,
        kept: kept > 0 ? String(kept) : undefined,
      };
    }
    case "restore": {
      const deletedAt = readDeletion(fieldOf(form, "deleted"))?.at;
      if (!deletedAt || (await restoreWork(db, { userId, deletedAt }, now)) === 0) throw tooLate();
      return { deleted: undefined, kept: undefined };
    }
  }
}

/** @throws {AppError} `invalid_input` if nothing is selected, or too much. */
function readSelected(form: FormData): readonly ItemRef[] {
  const keys = [...new Set(form.getAll("item").map(String))];
  if (keys.length > selectedMax) {
    throw new AppError("invalid_input", { userMessage: `Please select ${selectedMax} items at most.` });
  }
  const items = keys.map(parseKey).filter((item) => item !== undefined);
  if (items.length > 0) return items;
  throw new AppError("invalid_input", { userMessage: "Please select something first." });
}

/** When something was deleted, and how much it was, as the address has it. */
export function readDeletion(text: string): { readonly at: Date; readonly count: number } | undefined {
  const [, iso = "", count] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,3})$/.exec(text) ?? [];
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : { at, count: Number(count) };
}

const tooLate = () =>
  new AppError("not_found", { userMessage: "What was deleted can be restored for a day. That day is over." });
