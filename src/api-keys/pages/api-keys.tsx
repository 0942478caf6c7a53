import { redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { exampleModelContext } from "../example-model.ts";
import { listApiKeys } from "../list-keys.ts";
import { revokeKey } from "../revoke-key.ts";
import { apiKeysPath, keysMax } from "../rules.ts";
import { KeyList } from "../ui/key-list.tsx";
import { CreateKey, Quickstart } from "../ui/quickstart.tsx";
import type { Route } from "./+types/api-keys";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "API keys", apiKeysPath);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { config, db, clock } = context.get(servicesContext);
  const [keys, { entitlement }, model] = await Promise.all([
    listApiKeys(db, viewer.userId, clock.now()),
    findEntitlement(db, viewer.userId, clock.now()),
    context.get(exampleModelContext)(viewer.userId),
  ]);
  return { keys, mayUseApi: entitlement.mayUseApi, baseUrl: config.baseUrl, model };
}

/** Revokes a key. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { clientAddress, log } = context.get(requestContext);
  return answerForm(request, {
    check: (form) => ({ values: { key: fieldOf(form, "key") }, errors: {} }),
    failureMessage: "The API key could not be revoked. Please try again in a moment.",
    log,
    async onValid({ key }) {
      const from = { ipAddress: clientAddress, userAgent: request.headers.get("user-agent") };
      await revokeKey(context.get(servicesContext), { userId: viewer.userId, ...from }, key);
      throw redirect(apiKeysPath, { headers: withNotice("api-key-revoked") });
    },
  });
}

export default function ApiKeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, mayUseApi, baseUrl, model } = loaderData;
  const message = actionData?.outcome === "refused" ? actionData.message : null;
  const active = keys.filter(({ state }) => state === "active").length;
  return (
    <>
      <SettingsHeader
        title="API keys"
        intro="Use the engines from your own programs, with any client for OpenAI’s API. Requests cost the same AI credits as on this site."
      />
      <div className="grid gap-8">
        {message && <Alert tone="error">{message}</Alert>}
        <CreateKey mayUseApi={mayUseApi} hasKeys={keys.length > 0} isFull={active >= keysMax} />
        {keys.length > 0 && <KeyList keys={keys} areStopped={!mayUseApi} />}
        {mayUseApi && <Quickstart baseUrl={baseUrl} model={model} />}
      </div>
    </>
  );
}
