import { redirect } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { may } from "#teams/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { exampleModelContext } from "../example-model.ts";
import { listApiKeys, listTeamKeys } from "../list-keys.ts";
import { revokeKey } from "../revoke-key.ts";
import { apiKeysPath, keysMax } from "../rules.ts";
import { KeyList } from "../ui/key-list.tsx";
import { CreateKey, Quickstart } from "../ui/quickstart.tsx";
import type { Route } from "./+types/api-keys";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "API keys", apiKeysPath);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId, ownerId, payerId, team } = await requireActor(context, url, { endsAccess: true });
  const { config, db, clock } = context.get(servicesContext);
  const now = clock.now();
  const [keys, { entitlement }, model] = await Promise.all([
    team ? listTeamKeys(db, { teamId: team.id, userId, role: team.role }, now) : listApiKeys(db, userId, now),
    findEntitlement(db, payerId, now),
    context.get(exampleModelContext)(ownerId),
  ]);
  const own = keys.filter(({ state, isOwn }) => state === "active" && isOwn).length;
  return {
    keys,
    isFull: own >= keysMax,
    mayUseApi: entitlement.mayUseApi && !team?.isReadOnly,
    team: team && { name: team.name, managesKeys: may(team.role, "manage-keys") },
    baseUrl: config.baseUrl,
    model,
  };
}

/** Revokes a key. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { userId, team } = await requireActor(context, url, { endsAccess: true });
  const { clientAddress, log } = context.get(requestContext);
  return answerForm(request, {
    check: (form) => ({ values: { key: fieldOf(form, "key") }, errors: {} }),
    failureMessage: "The API key could not be revoked. Please try again in a moment.",
    log,
    async onValid({ key }) {
      const from = { ipAddress: clientAddress, userAgent: request.headers.get("user-agent") };
      await revokeKey(context.get(servicesContext), { userId, teamId: team?.id, ...from }, key);
      throw redirect(apiKeysPath, { headers: withNotice("api-key-revoked") });
    },
  });
}

export default function ApiKeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, isFull, mayUseApi, team, baseUrl, model } = loaderData;
  const message = actionData?.outcome === "refused" ? actionData.message : null;
  return (
    <>
      <SettingsHeader
        title="API keys"
        intro={`Use the engines from your own programs, with any client for OpenAI’s API. Requests cost the same AI credits as on this site${team ? `, and ${team.name} pays for them` : ""}.`}
      />
      <div className="grid gap-8">
        {message && <Alert tone="error">{message}</Alert>}
        <CreateKey mayUseApi={mayUseApi} hasKeys={keys.length > 0} isFull={isFull} teamName={team?.name} />
        {keys.length > 0 && <KeyList keys={keys} areStopped={!mayUseApi} team={team} />}
        {mayUseApi && <Quickstart baseUrl={baseUrl} model={model} />}
      </div>
    </>
  );
}
