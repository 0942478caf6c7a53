import { AppError } from "#platform/errors.ts";
import { readIntent, readSwitch } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { type Actor, deleteOneWithLog } from "#teams/index.ts";
import { readLifetime } from "#work/index.ts";
import { deleteDesign, restoreDesign } from "./delete-design.ts";
import { revokeLink, shareDesign } from "./design-links.ts";
import { markFavorite, renameDesign } from "./designs.ts";

const intents = ["favorite", "share", "revoke", "delete", "restore", "rename"] as const;
export type DesignIntent = (typeof intents)[number];

/**
 * Handles the buttons of a design.
 * @returns what was done, to which design.
 * @throws {AppError} `invalid_input`; `not_found`, also for another user's design.
 */
export async function changeDesign(
  services: Services,
  { actor, form }: { readonly actor: Pick<Actor, "userId" | "ownerId" | "team">; readonly form: FormData },
): Promise<{ readonly intent: DesignIntent; readonly designId: string }> {
  const { db, clock } = services;
  const intent = readIntent(form, intents);
  const { ownerId } = actor;
  const own = { userId: ownerId, designId: fieldOf(form, "designId") };
  switch (intent) {
    case "favorite":
      await markFavorite(db, { ...own, isFavorite: readSwitch(fieldOf(form, "isFavorite")) });
      break;
    case "share":
      await shareDesign(services, { ...own, lifetime: readLifetime(form) });
      break;
    case "revoke":
      await revokeLink(db, own);
      break;
    case "delete": {
      const now = clock.now();
      await deleteOneWithLog(db, { actor, ownerId, label: "Design", now }, (tx) => deleteDesign(tx, own, now));
      break;
    }
    case "restore":
      await restoreDesign(db, own, clock.now());
      break;
    case "rename":
      await renameDesign(db, { ...own, title: readTitle(fieldOf(form, "title")) });
      break;
  }
  return { intent, designId: own.designId };
}

/** Longest title: the same as for a headline, from which titles are made. */
const titleMax = 160;

function readTitle(text: string): string {
  const title = text.replaceAll(/\p{Cc}/gu, " ").trim();
  if (title !== "" && title.length <= titleMax && title.isWellFormed()) return title;
  throw new AppError("invalid_input", {
    field: "title",
    userMessage: `A title has 1 to ${titleMax} characters.`,
  });
}
