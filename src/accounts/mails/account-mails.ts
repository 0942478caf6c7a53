import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { formatDay } from "#ui/format-date.ts";
import { recoveryHours } from "../rules.ts";
import { createMailComposer } from "./compose-mail.ts";

/**
 * The mails about an account. What people typed (their name, above all) is in none of them: whoever signs up with somebody else's address
 * must not be able to write to them through us.
 */
export interface AccountMails {
  verification(to: string, token: string): Mail;
  /** To somebody who has an account and signs up again. */
  alreadyRegistered(to: string): Mail;
  /** To somebody whose sign-up waits and who asks for a new password. */
  noAccountYet(to: string): Mail;
  passwordReset(to: string, token: string, redirectTo: string | undefined): Mail;
  /** @param isNew whether it opens an account for an address with a sign-up that waits. */
  signInLink(to: string, token: string, redirectTo: string | undefined, isNew: boolean): Mail;
  /** @param isNew as above. */
  signInCode(to: string, code: string, isNew: boolean): Mail;
  /** To somebody who is signed in, and is to prove that it is them. */
  confirmationCode(to: string, code: string): Mail;
  emailChangeVerification(to: string, token: string): Mail;
  /** To the old address, when the change is asked for. */
  emailChangeRequested(to: string, newEmail: string): Mail;
  /** To both addresses; the old one can undo it. */
  emailChanged(
    to: string,
    change: { readonly oldEmail: string; readonly newEmail: string; readonly undoToken?: string },
  ): Mail;
  /** To both, where there are two. */
  accountTakenBack(to: string, email: string): Mail;
  /** To an address that an account has given up lately, when it is signed up with. */
  addressReserved(to: string, until: Date): Mail;
  /** @param token reports that it was not the owner. */
  newDevice(
    to: string,
    device: { readonly name: string; readonly network: string; readonly at: Date },
    token: string,
  ): Mail;
  /** About anything else that changes how one gets in. */
  securityChange(to: string, what: string, at: Date): Mail;
  /** To somebody for whom the operator made an account. */
  invitation(to: string, token: string): Mail;
}

const hour = "60 minutes";
export const invitationDays = 3;

export function createAccountMails({ product, baseUrl }: Pick<Config, "product" | "baseUrl">): AccountMails {
  const at = (path: string, parameters: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(parameters).toString();
    return `${baseUrl}${path}${query ? `?${query}` : ""}`;
  };
  const mail = createMailComposer({ product, baseUrl });
  const notYou = `If that was not you, choose a new password at ${at("/reset-password")}; that signs out every device. Then write to ${product.supportEmail}.`;
  const newAccount =
    "A sign-up with this address waits to be confirmed. Signing in opens the account without the name and password that were entered there; you can set both in your settings.";

  return {
    verification: (to, token) =>
      mail(to, `Confirm your address for ${product.name}`, {
        preview: "One press, and your account is open.",
        title: "Confirm your address",
        paragraphs: [
          `You signed up for ${product.name} with this address. Confirm on the next page that it is yours, and you are signed in:`,
        ],
        action: { label: "Confirm address", url: at("/verify-email", { token }), showAddress: true },
        footnote: `The link works for ${hour}, until you sign up again. If you did not sign up, choose “This wasn't me” on that page, or ignore this mail: no account is made.`,
      }),
    alreadyRegistered: (to) =>
      mail(to, `You already have an account at ${product.name}`, {
        preview: "Somebody signed up with your address; nothing has changed.",
        title: "You already have an account",
        paragraphs: [
          "Somebody, probably you, signed up with this address. There is an account with it already, so nothing was changed.",
          `You can sign in as before. If the password is lost, set a new one at ${at("/reset-password")}.`,
        ],
        action: { label: "Sign in", url: at("/login") },
        footnote:
          "If it was not you, there is nothing to do: nobody got in, and nobody was told that the account exists.",
      }),
    noAccountYet: (to) =>
      mail(to, `Your sign-up at ${product.name} is not finished`, {
        preview: "There is no account with this address yet.",
        title: "Your sign-up is not finished",
        paragraphs: [
          "You asked to set a new password, but there is no account with this address yet: its sign-up waits to be confirmed.",
          "Sign up again with a new password, and confirm that sign-up. It replaces the earlier one.",
        ],
        action: { label: "Sign up", url: at("/signup") },
        footnote: "If you did not ask for it, ignore this mail: nothing has changed.",
      }),
    passwordReset: (to, token, redirectTo) =>
      mail(to, `Set a new password for ${product.name}`, {
        preview: `The link works once, for ${hour}.`,
        title: "Set a new password",
        paragraphs: ["Somebody, probably you, asked to set a new password for this account."],
        action: {
          label: "Set new password",
          url: at("/reset-password", { token, ...(redirectTo ? { redirectTo } : {}) }),
          showAddress: true,
        },
        footnote: `The link works once, for ${hour}. If you did not ask for it, ignore this mail: the password stays as it is.`,
      }),
    signInLink: (to, token, redirectTo, isNew) =>
      mail(to, `Your sign-in link for ${product.name}`, {
        preview: "It works once, for 10 minutes.",
        title: "Your sign-in link",
        paragraphs: ["Open it in the browser in which you want to be signed in.", ...(isNew ? [newAccount] : [])],
        action: {
          label: "Sign in",
          url: at("/login/link", { token, ...(redirectTo ? { redirectTo } : {}) }),
          showAddress: true,
        },
        footnote:
          "The link works once, for 10 minutes. If you did not ask for it, ignore this mail, and give it to nobody.",
      }),
    signInCode: (to, code, isNew) =>
      mail(to, `${code} is your code for ${product.name}`, {
        preview: "It works once, for 10 minutes.",
        title: "Your code",
        paragraphs: ["Enter it where you asked for it:"],
        code,
        ...(isNew ? { paragraphsAfter: [newAccount] } : {}),
        footnote:
          "The code works once, for 10 minutes. If you did not ask for it, ignore this mail. Nobody of ours will ever ask you for it.",
      }),
    confirmationCode: (to, code) =>
      mail(to, `${code} confirms that it is you at ${product.name}`, {
        preview: "It works once, for 10 minutes.",
        title: "Confirm that it is you",
        paragraphs: ["Enter this code where you asked for it, in the browser in which you are signed in:"],
        code,
        footnote:
          "The code works once, for 10 minutes. If you did not ask for it, somebody else is signed in as you: sign out every device in the security settings.",
      }),
    emailChangeVerification: (to, token) =>
      mail(to, `Confirm your new address for ${product.name}`, {
        preview: "Your account moves to this address once you confirm it.",
        title: "Confirm your new address",
        paragraphs: [
          `Somebody asked to move their account at ${product.name} to this address. Confirm that it is yours:`,
        ],
        action: { label: "Confirm new address", url: at("/verify-email", { token }), showAddress: true },
        footnote: `The link works for ${hour}. If you did not ask for it, ignore this mail: nothing changes.`,
      }),
    emailChangeRequested: (to, newEmail) =>
      mail(to, `Your address at ${product.name} is about to change`, {
        preview: `To ${newEmail}, once that address is confirmed.`,
        title: "A new address was asked for",
        paragraphs: [`Your account is to move to ${newEmail}. It does so once that address is confirmed.`],
        paragraphsAfter: [notYou],
      }),
    emailChanged: (to, { oldEmail, newEmail, undoToken }) =>
      mail(to, `Your address at ${product.name} has changed`, {
        preview: `From ${oldEmail} to ${newEmail}.`,
        title: "Your address has changed",
        facts: [
          { name: "Before", value: oldEmail },
          { name: "Now", value: newEmail },
        ],
        paragraphs: [
          "From now on you sign in with the new address, and mails go there.",
          ...(undoToken
            ? ["If that wasn’t you, undo it. You also get a new password, and every device is signed out."]
            : []),
        ],
        ...(undoToken
          ? {
              action: {
                label: "Undo this change",
                url: at("/account/recover", { token: undoToken }),
                showAddress: true,
              },
              footnote: `The link works once, for ${recoveryHours} hours. Until then nobody else can use the old address here. Afterwards, write to ${product.supportEmail}.`,
            }
          : { paragraphsAfter: [`If that wasn’t you, write to ${product.supportEmail} at once.`] }),
      }),
    accountTakenBack: (to, email) =>
      mail(to, `Your account at ${product.name} was secured`, {
        preview: "Every device was signed out.",
        title: "Your account was secured",
        paragraphs: [
          `The link in one of our mails was used to say that a sign-in or a change of address wasn’t the owner. The account’s address is ${email}, every device is signed out, and the old password no longer works.`,
        ],
        paragraphsAfter: [
          `To get in, set a new password at ${at("/reset-password")}. Then check your passkeys and sign-in methods at ${at("/settings/security")}.`,
        ],
      }),
    addressReserved: (to, until) =>
      mail(to, `This address can’t be used at ${product.name} yet`, {
        preview: `It can be used again on ${formatDay(until)}.`,
        title: "This address can’t be used yet",
        paragraphs: [
          "Somebody, probably you, signed up with this address. An account moved away from it a short while ago. It is reserved for that account until then, in case the move has to be undone.",
          `From ${writeMoment(until)} you can sign up with it.`,
        ],
        footnote: "If it was not you, there is nothing to do: no account was made.",
      }),
    newDevice: (to, device, token) =>
      mail(to, `New sign-in to your ${product.name} account`, {
        preview: `${device.name}, ${writeMoment(device.at)}`,
        title: "A new device signed in",
        facts: [
          { name: "Device", value: device.name },
          { name: "Network", value: device.network },
          { name: "When", value: writeMoment(device.at) },
        ],
        paragraphs: [
          "If that was you, there is nothing to do.",
          "If it wasn’t, tell us here: every device is signed out, and you choose a new password.",
        ],
        action: { label: "This wasn’t me", url: at("/account/recover", { token }), showAddress: true },
        footnote: `The link works once, for ${recoveryHours} hours. All your devices are listed at ${at("/settings/security")}.`,
      }),
    securityChange: (to, what, when) =>
      mail(to, `${what} at ${product.name}`, {
        preview: writeMoment(when),
        title: what,
        paragraphs: [`This happened to your account on ${writeMoment(when)}.`],
        paragraphsAfter: ["If that was you, there is nothing to do.", notYou],
        action: { label: "See what happened", url: at("/settings/security") },
      }),
    invitation: (to, token) =>
      mail(to, `Your account at ${product.name}`, {
        preview: "Set a password, and it is yours.",
        title: "An account was made for you",
        paragraphs: [
          `Whoever runs ${product.name} made an account with this address for you. Set a password, and it is yours:`,
        ],
        action: { label: "Set password", url: at("/reset-password", { token }), showAddress: true },
        footnote: `The link works once, for ${invitationDays} days; after that, ask for another one at ${at("/reset-password")}.`,
      }),
  };
}

/** e.g. `21 November 2026 at 14:05 UTC`: where the reader is, a mail does not know. */
function writeMoment(moment: Date): string {
  return `${formatDay(moment)} at ${moment.toISOString().slice(11, 16)} UTC`;
}
