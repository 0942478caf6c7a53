import { redirect } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { actorMay, requireActor, requirePermission } from "#teams/index.ts";
import { kitsNote } from "#teams/rules.ts";
import { featuresContext, requireBrandKits } from "../../plan-features.ts";
import { brandKitPath, brandKitsPath, checkKitForm, newKit } from "../brand-kits/brand-kit-rules.ts";
import { getKit, saveKit } from "../brand-kits/brand-kits.ts";
import { listFonts } from "../fonts/own-fonts.ts";
import { BrandPlanNote } from "../ui/brand-kits/brand-plan-note.tsx";
import { KitEditor } from "../ui/brand-kits/kit-editor.tsx";
import { KitRow } from "../ui/brand-kits/kit-row.tsx";
import type { Route } from "./+types/brand-kit";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Brand kit", brandKitPath(params.kitId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ kit }: Route.ComponentProps["loaderData"]) => kit?.name ?? "New brand kit" };

export async function loader({ context, url, params: { kitId } }: Route.LoaderArgs) {
  const { ownerId, team } = await requireActor(context, url);
  const { db } = context.get(servicesContext);
  return {
    isChangeable: actorMay({ team }, "manage-kits"),
    kit: kitId === newKit ? undefined : await getKit(db, { userId: ownerId, kitId }),
    fonts: await listFonts(db, ownerId),
    isInPlan: (await context.get(featuresContext)(ownerId)).hasBrandKits,
  };
}

/** Saves the kit. */
export async function action({ request, context, url, params: { kitId } }: Route.ActionArgs) {
  const { ownerId, team } = await requireActor(context, url);
  requirePermission({ team }, "manage-kits");
  return answerForm(request, {
    check: checkKitForm,
    failureMessage: "The brand kit could not be saved. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(values) {
      await requireBrandKits(context.get(featuresContext), ownerId);
      await saveKit(context.get(servicesContext), {
        userId: ownerId,
        kitId: kitId === newKit ? undefined : kitId,
        values,
      });
      throw redirect(brandKitsPath, { headers: withNotice("brand-kit-saved") });
    },
  });
}

export default function BrandKitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kit, fonts, isInPlan, isChangeable } = loaderData;
  return (
    <>
      <SettingsHeader title={kit ? kit.name : "New brand kit"} intro={isChangeable ? undefined : kitsNote} />
      {!isChangeable && kit && (
        <ul className="border-y border-hairline">
          <KitRow kit={kit} fonts={fonts} isChangeable={false} />
        </ul>
      )}
      {isChangeable && (isInPlan ? <KitEditor kit={kit} fonts={fonts} reply={actionData} /> : <BrandPlanNote />)}
    </>
  );
}
