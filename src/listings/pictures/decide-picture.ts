import { and, asc, desc, eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type MailNeeds, tellUser } from "../listing-mails.ts";
import { type PictureKind, type PictureState, picturesPath, toolPath } from "../listing-rules.ts";
import { queuePage, queueWindow } from "../queue-pages.ts";
import { toolPictures } from "../schema.ts";
import { deletePictures } from "./delete-pictures.ts";
import { fileKeysOf } from "./picture-files.ts";
import { removePicture } from "./pictures.ts";
import { lockPictures, showPublished } from "./shown-pictures.ts";

interface Decided {
  readonly id: string;
  readonly at: Date;
}

/**
 * Publishes a picture, in the caller's transaction. A logo takes the place of the one before. The maker gets one mail, after the last of
 * the pictures that wait.
 * @throws {AppError} `not_found`, and `conflict` if it was decided meanwhile.
 */
export async function publishPicture(db: Executor, needs: MailNeeds, { id, at }: Decided): Promise<void> {
  const { kind, toolSlug, userId } = await lockWaiting(db, id);
  const isOfTool = eq(toolPictures.toolSlug, toolSlug);
  if (kind === "logo")
    await deletePictures(
      db,
      needs.jobs,
      and(isOfTool, eq(toolPictures.kind, "logo"), eq(toolPictures.state, "published")),
    );
  await db.update(toolPictures).set({ state: "published", decidedAt: at, answer: null }).where(eq(toolPictures.id, id));
  await showPublished(db, toolSlug);
  if ((await db.$count(toolPictures, and(isOfTool, eq(toolPictures.state, "waiting")))) > 0) return;
  await tellUser(db, needs, userId, {
    subject: "Your pictures are published",
    title: "Your listing shows your pictures",
    paragraphs: ["We’ve published pictures that you sent. You can change their order, or remove them, at any time."],
    action: { label: "See your listing", path: toolPath(toolSlug) },
  });
}

/** Refuses a picture. @throws as `publishPicture`. */
export async function refusePicture(
  db: Executor,
  needs: MailNeeds,
  { id, at, reason }: Decided & { readonly reason: string },
): Promise<void> {
  const { kind, toolSlug, userId, description } = await lockWaiting(db, id);
  await db.update(toolPictures).set({ state: "refused", decidedAt: at, answer: reason }).where(eq(toolPictures.id, id));
  const others = await describeOthers(db, toolSlug);
  await tellUser(db, needs, userId, {
    subject: "A picture was not published",
    title: "We haven’t published a picture",
    paragraphs: [`We’ve looked at ${inMail({ kind, description })}, and decided against it.${others} The reason:`],
    quote: reason,
    action: { label: "See your pictures", path: picturesPath(toolSlug) },
  });
}

/** @returns a sentence on the pictures of a tool that are public or wait, with a space before it; empty for none. Its mail may be the last. */
async function describeOthers(db: Executor, toolSlug: string): Promise<string> {
  const count = (state: PictureState) =>
    db.$count(toolPictures, and(eq(toolPictures.toolSlug, toolSlug), eq(toolPictures.state, state)));
  const [published, waiting] = [await count("published"), await count("waiting")];
  const parts = [
    ...(published > 0 ? [`${published} published`] : []),
    ...(waiting > 0 ? [`${waiting} in review`] : []),
  ];
  return parts.length > 0 ? ` Your other pictures: ${parts.join(", ")}.` : "";
}

/** Removes a picture of a tool, in any state, and tells its maker why; an operator's own is just removed. @throws {AppError} `not_found`. */
export async function takeDownPicture(
  db: Executor,
  needs: MailNeeds,
  { toolSlug, id, reason }: { readonly toolSlug: string; readonly id: string; readonly reason: string },
): Promise<void> {
  const gone = await removePicture(db, needs, { toolSlug, id });
  await tellUser(db, needs, gone.userId, {
    subject: "A picture was removed from your listing",
    title: "We’ve removed a picture",
    paragraphs: [`We’ve removed ${inMail(gone)}. The reason:`],
    quote: reason,
    action: { label: "See your pictures", path: picturesPath(toolSlug) },
  });
}

const inMail = ({ kind, description }: { readonly kind: PictureKind; readonly description: string }): string =>
  kind === "logo" ? "your logo" : `your screenshot “${description}”`;

async function lockWaiting(db: Executor, id: string) {
  const find = () => (isUuid(id) ? db.select().from(toolPictures).where(eq(toolPictures.id, id)) : Promise.resolve([]));
  const [found] = await find();
  if (!found) throw new AppError("not_found", { userMessage: "There is no such picture." });
  await lockPictures(db, found.toolSlug);
  const [picture] = await find();
  if (picture?.state === "waiting") return picture;
  throw new AppError("conflict", { userMessage: "This picture was decided or removed meanwhile. Reload the page." });
}

/** Pictures of one state, for the operator: what waits the longest first, the rest the latest first. @param page from 1. */
export async function listPictureQueue(
  db: Executor,
  { state, page }: { readonly state: PictureState; readonly page: number },
) {
  const { createdAt, id } = toolPictures;
  const { limit, offset } = queueWindow(page);
  const rows = await db
    .select()
    .from(toolPictures)
    .where(eq(toolPictures.state, state))
    .orderBy(state === "waiting" ? asc(createdAt) : desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  return queuePage(
    rows.map(({ key, ...row }) => ({ ...row, path: `/${key}`, smallPath: `/${fileKeysOf({ ...row, key }).at(-1)}` })),
    page,
  );
}
