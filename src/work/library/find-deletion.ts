import type { RouterContextProvider } from "react-router";
import { findSession } from "#accounts/index.ts";
import { labelInSentence } from "#platform/label-of-name.ts";
import type { MissingNote } from "#platform/services.ts";
import { ownersOf, requireActor } from "#teams/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { deletedPath } from "./library-rules.ts";
import { listDeleted } from "./list-deleted.ts";

const idInPath = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Latest deletions that are looked through. */
const lookedThrough = 200;

/**
 * Note for the page of some work that was deleted and can still be restored, by the id in its address.
 * @returns undefined for visitors, and for all that “Recently deleted” doesn’t show to the user.
 */
export async function findDeletion(
  services: Pick<WorkServices, "db" | "work" | "clock">,
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<MissingNote | undefined> {
  const id = url.pathname.match(idInPath)?.at(-1);
  if (id === undefined || !(await findSession(context))) return undefined;
  const actor = await requireActor(context, url);
  const asked = { ownerIds: ownersOf(actor), team: actor.team, now: services.clock.now(), countMax: lookedThrough };
  const item = (await listDeleted(services, asked)).items.find(({ key }) => key.endsWith(id));
  if (!item) return undefined;
  const { label, deletedBy, isPrivate } = item;
  const isOwn = isPrivate || actor.team === null;
  const work = labelInSentence(label);
  const deleted = deletedBy || isOwn ? `${deletedBy ?? "You"} deleted this ${work}` : `This ${work} was deleted`;
  return {
    message: `${deleted} less than a day ago. It can still be restored.`,
    link: { path: deletedPath, label: "Recently deleted" },
  };
}
