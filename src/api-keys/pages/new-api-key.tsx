import { useId } from "react";
import { data } from "react-router";
import { requireStepUp } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { createKey } from "../create-key.ts";
import { apiKeysPath, checkKeyForm, newApiKeyPath, readKeySettings } from "../rules.ts";
import { KeyForm } from "../ui/key-form.tsx";
import { NeedsPlan, TeamNeedsPlan } from "../ui/quickstart.tsx";
import type { Route } from "./+types/new-api-key";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "New API key", newApiKeyPath);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStepUp(context, url);
  const { payerId, team } = await requireActor(context, url);
  const { db, clock } = context.get(servicesContext);
  const { entitlement } = await findEntitlement(db, payerId, clock.now());
  return { mayUseApi: entitlement.mayUseApi && !team?.isReadOnly, teamName: team?.name };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireStepUp(context, url);
  const { userId, team } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  let key: string | undefined;
  const reply = await answerForm(request, {
    check: (form) => checkKeyForm(form, services.clock.now()),
    failureMessage: "The API key could not be created. Please try again in a moment.",
    log,
    async onValid(values) {
      const from = { ipAddress: clientAddress, userAgent: request.headers.get("user-agent") };
      key = await createKey({ ...services, log }, { userId, teamId: team?.id, ...from }, readKeySettings(values));
    },
  });
  if (key === undefined) return reply;
  return data({ outcome: "created" as const, key }, { headers: { "Cache-Control": "no-store" } });
}

export default function NewApiKeyPage({ loaderData: { mayUseApi, teamName }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader title="New API key" />
      {actionData?.outcome === "created" ? (
        <NewKey apiKey={actionData.key} teamName={teamName} />
      ) : mayUseApi ? (
        <KeyForm reply={actionData} teamName={teamName} />
      ) : teamName === undefined ? (
        <NeedsPlan />
      ) : (
        <TeamNeedsPlan teamName={teamName} />
      )}
    </>
  );
}

/** A key right after it was created. */
function NewKey({ apiKey, teamName }: { readonly apiKey: string; readonly teamName: string | undefined }) {
  const labelId = useId();
  return (
    <div className="grid gap-6">
      <Alert tone="note" title="Your API key was created">
        Copy it now and keep it in a safe place. You can’t see it again.
      </Alert>
      <div className="grid gap-2">
        <p id={labelId} className="text-sm font-semibold">
          Your API key
        </p>
        <output
          aria-labelledby={labelId}
          className="rounded-md border border-outline bg-surface px-4 py-3 font-mono text-sm break-all select-all"
        >
          {apiKey}
        </output>
      </div>
      <p className="max-w-[60ch] text-sm text-muted">
        Any program with this key can spend{" "}
        {teamName === undefined ? "your AI credits" : `${teamName}’s AI credits, up to your cap`}. Don’t put it in web
        pages, apps or public code. If it leaks, revoke it.
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={apiKey} done="API key copied" variant="primary">
          Copy key
        </CopyButton>
        <ButtonLink to={apiKeysPath} variant="secondary">
          I’ve saved my key
        </ButtonLink>
      </div>
    </div>
  );
}
