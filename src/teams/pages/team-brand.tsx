import { redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader, SettingsSection } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { BackLink } from "#ui/button.tsx";
import { checkBrandForm } from "../brand/brand-form-rules.ts";
import { parseBrandColor, teamBrandPath } from "../brand/brand-rules.ts";
import {
  removeBrandLogo,
  removeTeamPicture,
  setBrandColor,
  setBrandLogo,
  setTeamPicture,
} from "../brand/change-brand.ts";
import { readBrand } from "../brand/find-brand.ts";
import { ColorForm, LogoForm, TeamPictureForm } from "../brand/ui/brand-forms.tsx";
import { teamPath } from "../rules.ts";
import { getMembership, readTeamState } from "../team-access.ts";
import type { Route } from "./+types/team-brand";

const failureMessage = "This could not be saved. Please try again in a moment.";

const pageTitle = "Picture and brand";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, pageTitle, teamBrandPath(params.teamId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ brand }: Route.ComponentProps["loaderData"]) => brand.name };

export async function loader({ context, url, params: { teamId } }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const membership = await getMembership(db, { teamId, userId: viewer.userId }, "own");
  const [read, state] = await Promise.all([readBrand(db, teamId), readTeamState(db, membership, clock.now())]);
  const brand = read?.brand ?? { name: membership.name, logo: null, color: null };
  return { teamId, brand, pictureUrl: read?.pictureUrl ?? null, readOnly: state.readOnly };
}

export async function action({ request, context, url, params: { teamId } }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const own = { teamId, userId: viewer.userId };
  return answerForm(request, {
    check: checkBrandForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent, color }, form) {
      const file = form.get(intent);
      if (intent === "logo" && file instanceof File) await setBrandLogo(services, own, file);
      else if (intent === "picture" && file instanceof File) await setTeamPicture(services, own, file);
      else if (intent === "remove-picture") await removeTeamPicture(services, own);
      else if (intent === "remove-logo") await removeBrandLogo(services, own);
      else await setBrandColor(services, own, intent === "color" ? (parseBrandColor(color) ?? null) : null);
      throw redirect(teamBrandPath(teamId), { headers: withNotice("brand-saved") });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function TeamBrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { teamId, brand, pictureUrl, readOnly } = loaderData;
  const refused = actionData?.outcome === "refused" ? actionData : undefined;
  const intent = refused && fieldIn(refused, "intent");
  return (
    <>
      <BackLink to={teamPath(teamId)}>{brand.name}</BackLink>
      <SettingsHeader
        title={pageTitle}
        intro={`Your logo and color replace our branding on pages that ${brand.name} shares and in PDFs of its texts, as long as you’re on Business.`}
      />
      {readOnly ? (
        <Alert tone="note" title="This team can only be read">
          {readOnly.reason === "closed"
            ? "Your logo and color are shown again once you open it."
            : "Custom branding is part of the Business plan. Your logo and color are shown again as soon as you’re on Business."}
        </Alert>
      ) : (
        <>
          {refused?.message && !["picture", "logo", "color"].includes(intent ?? "") && (
            <Alert tone="error">{refused.message}</Alert>
          )}
          <SettingsSection title="Picture" intro="Members see it beside the team’s name.">
            <TeamPictureForm
              key={pictureUrl ?? ""}
              team={{ name: brand.name, pictureUrl }}
              reply={intent === "picture" ? refused : undefined}
            />
          </SettingsSection>
          <SettingsSection title="Logo" intro="On shared pages and PDFs. Without one, they show the team’s name.">
            <LogoForm key={brand.logo?.address ?? ""} brand={brand} reply={intent === "logo" ? refused : undefined} />
          </SettingsSection>
          <SettingsSection title="Color" intro="Behind the logo or the name. Without one, it’s white.">
            <ColorForm key={brand.color ?? ""} brand={brand} reply={intent === "color" ? refused : undefined} />
          </SettingsSection>
        </>
      )}
    </>
  );
}

const fieldIn = ({ values }: { readonly values: Readonly<Record<string, string>> }, name: string) => values[name];
