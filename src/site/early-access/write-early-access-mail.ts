import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";

/** The name that was typed is left out on purpose: a stranger could write anything to anybody with it. */
export function writeEarlyAccessMail(
  signup: { readonly email: string; readonly code: string; readonly discountPercent: number },
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const { code, discountPercent } = signup;
  return {
    to: signup.email,
    isBulk: true,
    subject: `Your ${discountPercent}% code for ${product.name}: ${code}`,
    replyTo: product.supportEmail,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `${discountPercent}% off your first year on any plan. You enter the code when you choose a plan.`,
      title: "You are on the early-access list",
      paragraphs: [`This is your code for ${discountPercent}% off the first year on any plan:`],
      code,
      paragraphsAfter: [
        "It works once, and only with this address. Sign up with this address, choose a plan and enter the code. We’ll email you again when our tools open.",
        "You can already use the whole directory, with or without an account.",
      ],
      action: { label: "Browse the directory", url: `${baseUrl}/tools` },
      footnote: `You’re receiving this email because this address was entered at ${baseUrl}. If that wasn’t you, ignore this email, or reply and we’ll take you off the list.`,
    }),
  };
}
