import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { creditsPath } from "../credits-paths.ts";

export interface LowBalance {
  /** AIC that can be spent on anything, and on advanced tools or images only. */
  readonly general: number;
  readonly restricted: number;
  readonly mark: number;
}

/** Where the mail can be switched off. */
const lowBalancePath = `${creditsPath}#low-balance`;

export function writeLowBalanceMail(
  to: string,
  { general, restricted, mark }: LowBalance,
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const left = general === 1 ? "1 AI credit is" : `${count(general)} AI credits are`;
  const others = restricted > 0 ? ` ${count(restricted)} more are for advanced tools or images only.` : "";
  return {
    to,
    isBulk: true,
    subject: `Your AI credits at ${product.name} are running low`,
    replyTo: product.supportEmail,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `${left} left.`,
      title: "Your AI credits are running low",
      paragraphs: [
        `${left} left, which is below your alert level of ${count(mark)}.${others}`,
        "Runs that cost more than you have left won’t start, and we never buy credits for you. See when your plan’s next credits arrive, or get more, on your credits page.",
      ],
      action: { label: "See your credits", url: `${baseUrl}${creditsPath}` },
      footnote: "We send this email at most once a month.",
      footnoteLink: { label: "Change the alert level or turn these emails off", url: `${baseUrl}${lowBalancePath}` },
    }),
  };
}

const count = (amount: number): string => amount.toLocaleString("en-US");
