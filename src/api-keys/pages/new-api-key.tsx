import { data } from "react-router";
import { requireStepUp } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { createKey } from "../create-key.ts";
import { checkKeyForm, newApiKeyPath, readKeySettings } from "../rules.ts";
import { KeyForm } from "../ui/key-form.tsx";
import { NewKey } from "../ui/new-key.tsx";
import { NeedsPlan } from "../ui/quickstart.tsx";
import type { Route } from "./+types/new-api-key";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "New API key", newApiKeyPath);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireStepUp(context, url);
  const { db, clock } = context.get(servicesContext);
  const { entitlement } = await findEntitlement(db, viewer.userId, clock.now());
  return { mayUseApi: entitlement.mayUseApi };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireStepUp(context, url);
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  let key: string | undefined;
  const reply = await answerForm(request, {
    check: (form) => checkKeyForm(form, services.clock.now()),
    failureMessage: "The API key could not be created. Please try again in a moment.",
    log,
    async onValid(values) {
      const from = { ipAddress: clientAddress, userAgent: request.headers.get("user-agent") };
      key = await createKey({ ...services, log }, { userId: viewer.userId, ...from }, readKeySettings(values));
    },
  });
  if (key === undefined) return reply;
  return data({ outcome: "created" as const, key }, { headers: { "Cache-Control": "no-store" } });
}

export default function NewApiKeyPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader title="New API key" />
      {actionData?.outcome === "created" ? (
        <NewKey apiKey={actionData.key} />
      ) : loaderData.mayUseApi ? (
        <KeyForm reply={actionData} />
      ) : (
        <NeedsPlan />
      )}
    </>
  );
}
