import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { deliveryDays, failingDays, type SwitchedOff, webhookPath } from "./rules.ts";

/** For the user, or the owner of the team. It names the host only: the path of an address may be a secret. */
export function writeSwitchedOffMail(
  to: string,
  { id, url, switchedOff }: { readonly id: string; readonly url: string; readonly switchedOff: SwitchedOff },
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const { host } = new URL(url);
  const why =
    switchedOff === "gone"
      ? `${host} answered that it wants no more webhooks (status 410).`
      : `For ${failingDays} days, every webhook that we sent to ${host} has failed.`;
  return {
    to,
    isBulk: true,
    subject: `We switched off your webhook to ${host}`,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: why,
      title: "Your webhook is switched off",
      paragraphs: [
        `${why} We send nothing there until you switch it on again.`,
        `The log shows what went wrong. What was not delivered in the last ${deliveryDays} days can be sent again from there.`,
      ],
      action: { label: "See the webhook", url: `${baseUrl}${webhookPath(id)}` },
      footnote: `You get this email because you have a webhook at ${product.name}.`,
    }),
  };
}
