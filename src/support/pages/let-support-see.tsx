import { data, Form, redirect, useNavigation } from "react-router";
import { findConsent, giveConsent, requireSession, withdrawConsent } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { BackLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { letSeePath, supportPath } from "../rules.ts";
import type { Route } from "./+types/let-support-see";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Let support see your runs", letSeePath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return { consent: (await findConsent(context.get(servicesContext), viewer.userId)) ?? null };
}

/** Codes are written to the database: few are enough. */
const codes = { name: "view-consent-code", attemptsMax: 20, windowSeconds: 3_600 };

/** Makes a code, which only this answer holds, or withdraws the consent. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const intent = readIntent(await readForm(request), ["make-code", "withdraw"]);
  if (intent === "make-code") {
    await services.rateLimits.consume(codes, viewer.userId);
    const code = await giveConsent(services, viewer.userId);
    return data({ code }, { headers: { "Cache-Control": "no-store" } });
  }
  await withdrawConsent(services.db, viewer.userId);
  throw redirect(letSeePath);
}

export default function LetSupportSeePage({ loaderData: { consent }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const code = consent && !consent.operatorId ? actionData?.code : undefined;
  return (
    <>
      <BackLink to={supportPath}>Support</BackLink>
      <SettingsHeader
        title="Let support see your runs"
        intro="Support sees how your runs went and what they cost, but not what you asked and made. With a code from you, one administrator sees that too, for an hour: your own runs, and nothing that belongs to a team. Nothing can be changed with it."
      />
      <div className="grid max-w-2xl justify-items-start gap-6">
        {consent && (
          <Alert tone="note">
            {code && (
              <p className="pb-2">
                Your code is <strong className="font-mono text-lg tracking-wider">{code}</strong>. Tell it to support.
                It isn’t shown again.
              </p>
            )}
            {consent.operatorId ? (
              <>
                An administrator can see your runs until <DateTime at={consent.until} />.
              </>
            ) : (
              <>
                A code works until <DateTime at={consent.until} />.
              </>
            )}
          </Alert>
        )}
        <Form method="post" className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy} name="intent" value="make-code" variant={consent ? "secondary" : "primary"}>
            {consent ? "Make another code" : "Make a code"}
          </SubmitButton>
          {consent && (
            <SubmitButton isBusy={isBusy} name="intent" value="withdraw" variant="secondary">
              Withdraw
            </SubmitButton>
          )}
        </Form>
      </div>
    </>
  );
}
