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
        "It belongs to this address. Open an account with the address, choose a plan in its billing settings and enter the code there; it works once. We write to you again when our tools open.",
        "The whole directory is open to you, with or without an account.",
      ],
      action: { label: "Browse the directory", url: `${baseUrl}/tools` },
      footnote: `You get this mail because this address was entered at ${baseUrl}. If that was not you, ignore it, or answer it and we take the address off the list.`,
    }),
  };
}
