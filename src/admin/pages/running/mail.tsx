import { Form, redirect, useNavigation } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { findOldestWaiting, listQueues } from "#platform/job-report.ts";
import { sendMail, sendMailJob } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { AdminPage, Facts } from "../../ui/admin-page.tsx";
import type { Route } from "./+types/mail";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Mail", "/admin/mail");

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const [queues, oldestSeconds] = await Promise.all([listQueues(db), findOldestWaiting(db, sendMailJob.name)]);
  const { smtpUrl, from } = config.mail;
  // Of its address, the server alone: the rest has the password.
  const server = smtpUrl ? new URL(smtpUrl).host : null;
  return { queue: queues.find(({ name }) => name === sendMailJob.name) ?? null, oldestSeconds, server, from };
}

/** Attempts are limited: a test mail takes its turn like every other. */
const testMails = { name: "operator-test-mail", attemptsMax: 10, windowSeconds: 3_600 };

/** Sends a test mail to the operator. */
export async function action({ context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, jobs, config, rateLimits } = context.get(servicesContext);
  await rateLimits.consume(testMails, viewer.userId);
  await sendMail(db, jobs, {
    to: viewer.email,
    subject: `Test mail from ${config.product.name}`,
    ...writeMail({
      productName: config.product.name,
      baseUrl: config.baseUrl,
      preview: "Mail works.",
      title: "Mail works",
      paragraphs: ["You requested this mail on the operator’s pages."],
    }),
  });
  throw redirect(url.pathname, { headers: withNotice("test-mail-sent") });
}

export default function MailPage({ loaderData: { queue, oldestSeconds, server, from } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <AdminPage title="Mail" intro="Codes, links and receipts go out before newsletters.">
      <Facts
        facts={[
          ["Sent by", server ?? "No mail server: mails stay in the development mailbox"],
          ["From", from],
          ["Waiting", formatNumber(queue?.waiting ?? 0)],
          ["Tried again later", formatNumber(queue?.later ?? 0)],
          ["Oldest waits", oldestSeconds === undefined ? "–" : `${formatNumber(oldestSeconds)} s`],
          ["Given up in the last day", formatNumber(queue?.failed ?? 0)],
        ]}
      />
      {(queue?.failed ?? 0) > 0 && <ArrowLink to="/admin/jobs">Why they were given up</ArrowLink>}
      <Form method="post">
        <SubmitButton isBusy={isBusy} variant="secondary">
          Send me a test mail
        </SubmitButton>
      </Form>
    </AdminPage>
  );
}
