import { redirectDocument } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { featuresContext } from "../../plan-features.ts";
import { listKits } from "../brand-kits/brand-kits.ts";
import { changeDesign } from "../change-design.ts";
import { imageGeneratorPath } from "../design-rules.ts";
import { EditorPage } from "../editor/editor-page.tsx";
import { listFonts } from "../fonts/own-fonts.ts";
import { loadEditor } from "../load-editor.ts";
import type { Route } from "./+types/design-editor";

/** HarfBuzz, which sets its type, is WebAssembly. */
export const handle = { isWholeWindow: true, usesWebAssembly: true };

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(
    matches[0].loaderData,
    loaderData?.opened.title ?? "Design editor",
    `${imageGeneratorPath}/${params.designId}`,
  );

export async function loader({ context, url, request, params }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  // A page's policy is that of the document that it came with, and only this one's allows WebAssembly.
  if (request.headers.get("sec-fetch-dest") === "empty") throw redirectDocument(url.pathname);
  const { db } = context.get(servicesContext);
  const [{ document, versions, ...opened }, { watermark, hasBrandKits }, kits, ownFonts] = await Promise.all([
    loadEditor(db, { userId: ownerId, designId: params.designId }),
    context.get(featuresContext)(ownerId),
    listKits(db, ownerId),
    listFonts(db, ownerId),
  ]);
  return {
    opened: { ...opened, design: document },
    versions,
    watermark,
    ownFonts,
    kits: hasBrandKits ? kits : undefined,
  };
}

/** The editor has its own state from then on. */
export const shouldRevalidate = () => false;

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  await changeDesign(context.get(servicesContext), { actor, form });
  return null;
}

export default function DesignEditorPage({ loaderData }: Route.ComponentProps) {
  const { opened, kits, ownFonts, versions, watermark } = loaderData;
  return (
    <>
      <h1 className="sr-only">Design editor</h1>
      <EditorPage key={opened.id} {...{ opened, kits, ownFonts, versions, watermark }} />
    </>
  );
}
