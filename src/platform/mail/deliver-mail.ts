import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Metrics } from "../metrics.ts";
import type { Mail } from "./mail.ts";
import { mailboxMails } from "./schema.ts";

export type DeliverMail = (mail: Mail) => Promise<void>;

/** By SMTP where a server is configured, else into the development mailbox. */
export function createMailDelivery(config: Config["mail"], db: Database, metrics: Metrics): DeliverMail {
  const counted =
    (deliver: DeliverMail): DeliverMail =>
    async (mail) => {
      try {
        await deliver(mail);
        metrics.mailsSent.inc({ outcome: "sent" });
      } catch (error) {
        metrics.mailsSent.inc({ outcome: "failed" });
        throw error;
      }
    };
  if (!config.smtpUrl) {
    return counted(async ({ to, subject, text, html, replyTo = null, headers = {} }) => {
      await db.insert(mailboxMails).values({ to, subject, text, html, replyTo, headers });
    });
  }
  const transport = createTransport(config.smtpUrl, {
    from: config.from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return counted(async (mail) => {
    await transport.sendMail({ ...mail });
  });
}
