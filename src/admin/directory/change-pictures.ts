import type { RouterContextProvider } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { addPicture, listPictures, storePicture, takeDownPicture } from "#listings/index.ts";
import type { PictureKind } from "#listings/rules.ts";
import { AppError } from "#platform/errors.ts";
import { servicesContext } from "#platform/services.ts";
import { changeAsOperator, type OperatorChange } from "../change-as-operator.ts";

type Context = Readonly<RouterContextProvider>;

interface Change {
  readonly slug: string;
  readonly name: string;
  readonly reason: string;
}

/** Each costs a decoding and two files. */
const perOperator = { name: "tool-picture-upload", attemptsMax: 60, windowSeconds: 60 * 60 };

/** Adds a picture to a tool, which is published at once. @param file unchecked. */
export async function addPictureAsOperator(
  context: Context,
  url: URL,
  {
    kind,
    file,
    description,
    ...change
  }: Change & { readonly kind: PictureKind; readonly file: FormDataEntryValue | null; readonly description: string },
): Promise<void> {
  const services = context.get(servicesContext);
  const { viewer } = await requireSession(context, url);
  if (!(file instanceof File))
    throw new AppError("invalid_input", { field: kind, userMessage: "Choose a picture first." });
  await services.rateLimits.consume(perOperator, viewer.userId);
  const stored = await storePicture(services, { kind, file, userId: viewer.userId });
  await changeAsOperator(
    context,
    { action: "picture-added", ...told(change, kind, description) },
    ({ db, jobs, clock }) => addPicture(db, { jobs }, { toolSlug: change.slug, stored, description, at: clock.now() }),
  );
}

/** Removes a picture of a tool, in any state. */
export async function removePictureAsOperator(context: Context, { id, ...change }: Change & { readonly id: string }) {
  const picture = (await listPictures(context.get(servicesContext).db, change.slug)).find((one) => one.id === id);
  if (!picture) throw new AppError("not_found", { userMessage: "This picture was removed already." });
  const { kind, description } = picture;
  await changeAsOperator(context, { action: "picture-removed", ...told(change, kind, description) }, (services) =>
    takeDownPicture(services.db, services, { toolSlug: change.slug, id, reason: change.reason }),
  );
}

const told = (
  { slug, name, reason }: Change,
  kind: PictureKind,
  description: string,
): Pick<OperatorChange, "subject" | "reason" | "detail"> => ({
  subject: { kind: "tool", id: slug, name },
  reason,
  detail: kind === "logo" ? { kind } : { kind, description },
});
