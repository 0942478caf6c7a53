import { Form, useNavigation } from "react-router";
import { findSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { getTool } from "#directory/index.ts";
import { answerForm, formPageHeaders, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { honeypotName } from "#platform/forms/fields.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Honeypot } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { reportListing } from "../reports/reports.ts";
import { asReportReason, checkReport, reportPath, reportReasons, reportTextMax, toolPath } from "../rules.ts";
import type { Route } from "./+types/report";

const failureMessage = "Your report could not be sent. Please try again in a moment.";

export function headers(args: Route.HeadersArgs) {
  return formPageHeaders(args);
}

export const handle: SharedPage = { sharedBy: { review: "" } };

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Report a listing", reportPath(params.slug ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { slug, name } = await getTool(context.get(servicesContext).db, params.slug);
  return { slug, name, review: url.searchParams.get("review") ?? "" };
}

/** Visitors may report a listing, too; of a review, only signed-in users. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  return answerForm(request, {
    check: checkReport,
    failureMessage,
    log,
    async onValid({ reason, text, review }) {
      const userId = (await findSession(context))?.viewer.userId ?? null;
      await reportListing(services, {
        toolSlug: params.slug,
        reason: asReportReason(reason),
        text,
        userId,
        clientAddress,
        ...(review !== "" && { reviewId: review }),
      });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, review } = loaderData;
  const title = review ? `Report a review of ${name}` : `Report the listing of ${name}`;
  return (
    <>
      <PageHeader
        crumbs={[
          { name: "Tools", path: "/tools" },
          { name, path: toolPath(slug) },
          { name: "Report", path: reportPath(slug) },
        ]}
        title={title}
        intro={
          review
            ? "Say what is wrong with it. A person reads every report."
            : "Say what is wrong, and we’ll check it. No account needed."
        }
      />
      <div className="container-page">
        {actionData?.outcome === "done" ? (
          <div role="status" className="grid justify-items-start gap-4 border-l-3 border-accent py-2 pl-6">
            <h2 className="text-xl">Thank you for your report</h2>
            <p className="max-w-[52ch] text-muted">
              {review
                ? "We’ll read it, and remove the review if it breaks our rules."
                : "We’ll read it and correct what is wrong."}
            </p>
            <ButtonLink to={toolPath(slug)} variant="secondary">
              Back to {name}
            </ButtonLink>
          </div>
        ) : (
          <ReportForm review={review} reply={actionData} />
        )}
      </div>
    </>
  );
}

function ReportForm({ review, reply }: { readonly review: string; readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkReport, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="relative grid max-w-2xl gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <input type="hidden" name="review" value={review} />
      {review ? (
        <input type="hidden" name="reason" value="review" />
      ) : (
        <SelectField label="Reason" name="reason" required defaultValue={values.reason ?? ""} error={errors.reason}>
          <option value="" disabled>
            Choose a reason
          </option>
          {Object.entries(reportReasons).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={review ? "What is wrong?" : "Details"}
        name="text"
        rows={4}
        maxLength={reportTextMax}
        defaultValue={values.text}
        error={errors.text}
        hint={
          review
            ? "E.g. that it’s an advertisement, insults people, or is about another tool."
            : "E.g. what is right instead, and where we can see it."
        }
      />
      <Honeypot name={honeypotName} />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send report"}
      </SubmitButton>
    </Form>
  );
}
