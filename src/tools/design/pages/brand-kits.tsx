import { redirect } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { actorMay, deleteOneWithLog, requireActor, requirePermission } from "#teams/index.ts";
import { kitsNote } from "#teams/rules.ts";
import { useListName } from "#teams/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DeletionNote } from "#work/ui/index.ts";
import { featuresContext } from "../../plan-features.ts";
import { assetAddress } from "../assets/asset-rules.ts";
import { deleteAsset, listAssets } from "../assets/assets.ts";
import { brandKitPath, brandKitsPath, kitsMax, newKit } from "../brand-kits/brand-kit-rules.ts";
import { listKits, restorableKits } from "../brand-kits/brand-kits.ts";
import { deleteFont, listFonts } from "../fonts/own-fonts.ts";
import { BrandPlanNote } from "../ui/brand-kits/brand-plan-note.tsx";
import { KitRow } from "../ui/brand-kits/kit-row.tsx";
import type { Route } from "./+types/brand-kits";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Brand kits", brandKitsPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId, team } = await requireActor(context, url);
  const { db, clock } = context.get(servicesContext);
  const isChangeable = actorMay({ team }, "manage-kits");
  const [kits, assets, fonts, deleted, { hasBrandKits }] = await Promise.all([
    listKits(db, ownerId),
    listAssets(db, ownerId),
    listFonts(db, ownerId),
    isChangeable &&
      restorableKits.findDeleted(db, { userId: ownerId, id: url.searchParams.get("deleted") ?? "" }, clock.now()),
    context.get(featuresContext)(ownerId),
  ]);
  return { kits, assets, fonts, deleted, isInPlan: hasBrandKits, isChangeable };
}

/** Deletes a kit, brings it back, or deletes a picture or font. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  requirePermission(actor, "manage-kits");
  const { ownerId } = actor;
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const intent = readIntent(form, ["delete", "restore", "delete-picture", "delete-font"]);
  const kitId = fieldOf(form, "kit");
  const now = services.clock.now();
  if (intent === "delete-picture") {
    await deleteAsset(services, { userId: ownerId, assetId: fieldOf(form, "picture") });
    return redirect(brandKitsPath, { status: 303, headers: withNotice("picture-deleted") });
  }
  if (intent === "delete-font") {
    await deleteFont(services, { userId: ownerId, fontId: fieldOf(form, "font") });
    return redirect(brandKitsPath, { status: 303, headers: withNotice("font-deleted") });
  }
  const own = { userId: ownerId, id: kitId };
  if (intent === "restore") await restorableKits.restore(services.db, own, now);
  else {
    const deletion = { actor, ownerId, label: "Brand kit", now };
    await deleteOneWithLog(services.db, deletion, (tx) => restorableKits.delete(tx, own, now));
  }
  return redirect(intent === "delete" ? `${brandKitsPath}?deleted=${kitId}` : brandKitsPath, 303);
}

export default function BrandKitsPage({
  loaderData: { kits, assets, fonts, deleted, isInPlan, isChangeable },
}: Route.ComponentProps) {
  const name = useListName("brand kits");
  const add = isChangeable && <ButtonLink to={brandKitPath(newKit)}>New brand kit</ButtonLink>;
  return (
    <>
      <SettingsHeader
        title="Brand kits"
        intro="Your colors, typefaces and logo. Choose a kit where you make pictures or screens, and they come in your brand’s look."
      />
      <div className="grid gap-10">
        {!isChangeable && <p className="max-w-[60ch] text-sm text-muted">{kitsNote}</p>}
        {deleted && <DeletionNote fields={{ kit: deleted.id }}>“{deleted.title}” was deleted.</DeletionNote>}
        {!isInPlan && <BrandPlanNote />}
        {kits.length === 0 && isInPlan && (
          <EmptyState title="No brand kits yet" action={add}>
            {isChangeable && "A kit takes a minute: one color is enough to begin with."}
          </EmptyState>
        )}
        {kits.length > 0 && (
          <div className="grid gap-5">
            <ul aria-label={name} className="divide-y divide-hairline border-y border-hairline">
              {kits.map((kit) => (
                <KitRow key={kit.id} kit={kit} fonts={fonts} isChangeable={isChangeable} />
              ))}
            </ul>
            {isInPlan && kits.length < kitsMax && <div>{add}</div>}
          </div>
        )}
        {fonts.length > 0 && <Fonts fonts={fonts} isChangeable={isChangeable} />}
        {assets.length > 0 && <Pictures assets={assets} isChangeable={isChangeable} />}
      </div>
    </>
  );
}

function Fonts({ fonts, isChangeable }: Pick<Route.ComponentProps["loaderData"], "fonts" | "isChangeable">) {
  return (
    <section aria-labelledby="fonts" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="fonts" className="text-lg">
          {useListName("fonts")}
        </h2>
        <p className="max-w-[60ch] text-sm text-muted">
          Fonts of your own, for brand kits and the editor. A design whose font you delete is set in Inter.
        </p>
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {fonts.map((font) => (
          <li key={font.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-3 text-sm">
            <span className="min-w-0 wrap-anywhere font-semibold">{font.name}</span>
            {isChangeable && (
              <AskFirst
                label="Delete"
                about={font.name}
                question="Designs with this font will be set in Inter, and brand kits in each style’s own. This can’t be undone."
                confirmLabel="Delete font"
                fields={{ intent: "delete-font", font: font.id }}
                group="fonts"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pictures({ assets, isChangeable }: Pick<Route.ComponentProps["loaderData"], "assets" | "isChangeable">) {
  return (
    <section aria-labelledby="pictures" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="pictures" className="text-lg">
          {useListName("pictures")}
        </h2>
        <p className="max-w-[60ch] text-sm text-muted">
          Logos and pictures that you have uploaded for your designs. A design whose picture you delete keeps an empty
          place for it.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
        {assets.map((asset) => (
          <li key={asset.id} className="grid content-start gap-2 text-xs">
            <img
              src={assetAddress(asset.id)}
              alt=""
              loading="lazy"
              className="aspect-[4/3] w-full rounded-sm border border-hairline bg-sunken object-contain p-3"
            />
            <span className="truncate">{asset.name}</span>
            {isChangeable && (
              <AskFirst
                label="Delete"
                about={asset.name}
                question="Designs and brand kits that show this picture will lose it. This can’t be undone."
                confirmLabel="Delete picture"
                fields={{ intent: "delete-picture", picture: asset.id }}
                group="pictures"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
