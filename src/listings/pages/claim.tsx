import type { ReactNode } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta } from "#accounts/ui/index.ts";
import { getTool } from "#directory/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type Checked, type FormReply, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { type ClaimCheck, checkClaim, findClaim, giveUpClaim, startClaim } from "../claims/claims.ts";
import { metaTagOf, txtRecordOf } from "../claims/find-token.ts";
import { claimPath, claimStateNames, editListingPath, toolPath } from "../rules.ts";
import { requireWebsite } from "../website/parse-website.ts";
import type { Route } from "./+types/claim";

const failureMessage = "This could not be done. Please try again in a moment.";
const intents = ["start", "check-dns", "check-meta", "give-up"] as const;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Claim a listing", claimPath(params.slug ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const [tool, claim] = await Promise.all([
    getTool(db, params.slug),
    findClaim(db, { userId: viewer.userId, toolSlug: params.slug }),
  ]);
  const { domain } = requireWebsite(tool.website);
  return {
    tool: { slug: tool.slug, name: tool.name, website: tool.website },
    domain,
    state: claim?.state ?? null,
    answer: claim?.answer ?? null,
    token: claim?.state === "open" ? { txt: txtRecordOf(claim.token), meta: metaTagOf(claim.token) } : null,
  };
}

function checkIntent(form: FormData): Checked<"intent"> {
  const values = { intent: fieldOf(form, "intent") };
  const isKnown = intents.some((intent) => intent === values.intent);
  return { values, errors: withoutEmpty({ intent: isKnown ? undefined : "This form has changed. Reload the page." }) };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const claimed = { userId: viewer.userId, toolSlug: params.slug };
  return answerForm(request, {
    check: checkIntent,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent }) {
      if (intent === "give-up") {
        await giveUpClaim(services, claimed);
        throw redirect(claimPath(params.slug), { headers: withNotice("claim-given-up") });
      }
      if (intent === "start") {
        await startClaim(services, claimed);
        throw redirect(claimPath(params.slug));
      }
      const check = await checkClaim(services, { ...claimed, method: intent === "check-dns" ? "dns" : "meta" });
      if (check.outcome === "verified" || check.outcome === "waiting")
        throw redirect(claimPath(params.slug), { headers: withNotice(`claim-${check.outcome}`) });
      throw new AppError("invalid_input", { userMessage: sentenceOf(check) });
    },
  });
}

/** Says what was looked at, and what was there. */
function sentenceOf({ outcome, method, domain }: ClaimCheck): string {
  if (method === "dns")
    return outcome === "no-answer"
      ? `We couldn’t look up the TXT records of ${domain} just now. Try again in a few minutes.`
      : `We looked up the TXT records of ${domain}, and yours isn’t among them yet. New records can take an hour to be seen everywhere.`;
  return outcome === "no-answer"
    ? `The website at ${domain} didn’t answer us. Check that it’s up and public, then try again.`
    : `We read the website at ${domain}, and there is no such meta tag in its head. Check that it’s in the HTML that the server sends.`;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function ClaimPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tool, domain, state, answer, token } = loaderData;
  const reply: FormReply | undefined = actionData;
  const refused = reply?.outcome === "refused" ? (reply.message ?? reply.errors.intent) : undefined;
  return (
    <>
      <PageHeader
        crumbs={[
          { name: "Tools", path: "/tools" },
          { name: tool.name, path: toolPath(tool.slug) },
          { name: "Claim", path: claimPath(tool.slug) },
        ]}
        title={`Do you make ${tool.name}?`}
        intro={`Show that ${domain} is yours. Your listing then has the badge “Verified maker”, and you can propose changes to it, a logo and screenshots.`}
      />
      <div className="container-page">
        <div className="grid max-w-3xl justify-items-start gap-8">
          {refused && <Alert tone="error">{refused}</Alert>}
          {state !== null && state !== "open" && (
            <Alert tone="note" title={claimStateNames[state]}>
              {state === "verified" && "You’ve shown that this tool is yours."}
              {state === "waiting" &&
                "We found what you put there. Another user is the verified maker of this tool, so we decide between you, and email you."}
              {answer && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
            </Alert>
          )}
          {state === "verified" && <ButtonLink to={editListingPath(tool.slug)}>Edit your listing</ButtonLink>}
          {(state === null || state === "refused" || state === "revoked") && (
            <ClaimForm intent="start" label="Start" busyLabel="Starting…" />
          )}
          {token && (
            <div className="grid w-full gap-10">
              <Way
                title="With a TXT record"
                text={`Add this TXT record to the DNS of ${domain} itself, often written as the host @:`}
                value={token.txt}
              >
                <ClaimForm intent="check-dns" label="Check the DNS" busyLabel="Looking it up…" />
              </Way>
              <Way
                title="Or with a meta tag"
                text={`Add this tag to the head of ${tool.website}, in the HTML that the server sends:`}
                value={token.meta}
              >
                <ClaimForm intent="check-meta" label="Check the website" busyLabel="Reading it…" />
              </Way>
            </div>
          )}
          {state !== null && (
            <div className="flex w-full border-t border-hairline pt-5">
              <AskFirst
                label={state === "verified" ? "Give up the badge" : "Give up this claim"}
                question={
                  state === "verified" ? "The listing stays, and loses its badge." : "You can begin anew at any time."
                }
                confirmLabel="Give up"
                fields={{ intent: "give-up" }}
                isQuiet
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Way({
  title,
  text,
  value,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-hairline pt-6">
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-[60ch] text-muted wrap-anywhere">{text}</p>
      <div className="flex w-full flex-wrap items-center gap-3 rounded-md border border-hairline bg-sunken p-4">
        <code className="min-w-0 grow text-sm wrap-anywhere">{value}</code>
        <CopyButton text={value} size="sm">
          Copy
        </CopyButton>
      </div>
      {children}
    </section>
  );
}

function ClaimForm({
  intent,
  label,
  busyLabel,
}: {
  readonly intent: (typeof intents)[number];
  readonly label: string;
  readonly busyLabel: string;
}) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton name="intent" value={intent} isBusy={isBusy} variant={intent === "start" ? "primary" : "secondary"}>
        {isBusy ? busyLabel : label}
      </SubmitButton>
    </Form>
  );
}
