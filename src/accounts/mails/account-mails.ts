import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { formatDay } from "#ui/format.ts";
import { recoveryHours } from "../rules.ts";
import { createMailComposer } from "./compose-mail.ts";

/**
 * Emails about an account. None contains user input (above all, no names): a person who signs up with another person's address must not be
 * able to send them a message through us.
 */
export interface AccountMails {
  verification(to: string, token: string): Mail;
  /** To an account's owner, when their address is used to sign up again. */
  alreadyRegistered(to: string): Mail;
  /** To a person with an unconfirmed sign-up who requests a password reset. */
  noAccountYet(to: string): Mail;
  passwordReset(to: string, token: string, redirectTo: string | undefined): Mail;
  /** @param isNew whether it creates an account for an address with an unconfirmed sign-up. */
  signInLink(to: string, token: string, redirectTo: string | undefined, isNew: boolean): Mail;
  /** @param isNew as above. */
  signInCode(to: string, code: string, isNew: boolean): Mail;
  /** Step-up code for a signed-in user. */
  confirmationCode(to: string, code: string): Mail;
  emailChangeVerification(to: string, token: string): Mail;
  /** To the old address, when the change is requested. */
  emailChangeRequested(to: string, newEmail: string): Mail;
  /** To both addresses; the old one can undo it. */
  emailChanged(
    to: string,
    change: { readonly oldEmail: string; readonly newEmail: string; readonly undoToken?: string },
  ): Mail;
  /** To both addresses, if there are two. */
  accountTakenBack(to: string, email: string): Mail;
  /** To an address that an account recently gave up, when it is used to sign up. */
  addressReserved(to: string, until: Date): Mail;
  /** @param token for the link that reports the sign-in. */
  newDevice(
    to: string,
    device: { readonly name: string; readonly network: string; readonly at: Date },
    token: string,
  ): Mail;
  /** About any other change to how the user signs in. */
  securityChange(to: string, what: string, at: Date): Mail;
  /** To a user whose account an operator created. */
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
  const notYou = `If this wasn’t you, reset your password at ${at("/reset-password")}, which signs out every device. Then contact ${product.supportEmail}.`;
  const newAccount =
    "There’s an unconfirmed sign-up with this address. Signing in creates the account without the name and password entered there; you can set both in your settings.";

  return {
    verification: (to, token) =>
      mail(to, `Confirm your address for ${product.name}`, {
        preview: "Confirm your address to finish signing up.",
        title: "Confirm your address",
        paragraphs: [
          `You signed up for ${product.name} with this address. Confirm that it’s yours to create your account and sign in.`,
        ],
        action: { label: "Confirm address", url: at("/verify-email", { token }), showAddress: true },
        footnote: `The link works for ${hour}, or until you sign up again. If you didn’t sign up, ignore this email or choose “This wasn’t me” on that page: no account is created.`,
      }),
    alreadyRegistered: (to) =>
      mail(to, `You already have an account at ${product.name}`, {
        preview: "Your address was used to sign up. Nothing has changed.",
        title: "You already have an account",
        paragraphs: [
          "This address was used to sign up. It already has an account, so nothing has changed.",
          `You can sign in as usual. If you forgot your password, reset it at ${at("/reset-password")}.`,
        ],
        action: { label: "Log in", url: at("/login") },
        footnote:
          "If this wasn’t you, you don’t need to do anything. The person who tried wasn’t signed in or told that the account exists.",
      }),
    noAccountYet: (to) =>
      mail(to, `Your sign-up at ${product.name} is not finished`, {
        preview: "This address doesn’t have an account yet.",
        title: "Your sign-up is not finished",
        paragraphs: [
          "You asked to reset your password, but this address doesn’t have an account yet: its sign-up was never confirmed.",
          "Sign up again with a new password and confirm your address. This replaces the earlier sign-up.",
        ],
        action: { label: "Sign up", url: at("/signup") },
        footnote: "If you didn’t ask for this, ignore this email. Nothing has changed.",
      }),
    passwordReset: (to, token, redirectTo) =>
      mail(to, `Set a new password for ${product.name}`, {
        preview: `The link works once, for ${hour}.`,
        title: "Set a new password",
        paragraphs: ["We received a request to set a new password for your account."],
        action: {
          label: "Set new password",
          url: at("/reset-password", { token, ...(redirectTo ? { redirectTo } : {}) }),
          showAddress: true,
        },
        footnote: `The link works once, for ${hour}. If you didn’t ask for this, ignore this email. Your password hasn’t changed.`,
      }),
    signInLink: (to, token, redirectTo, isNew) =>
      mail(to, `Your sign-in link for ${product.name}`, {
        preview: "It works once, for 10 minutes.",
        title: "Your sign-in link",
        paragraphs: ["Open the link in the browser where you want to sign in.", ...(isNew ? [newAccount] : [])],
        action: {
          label: "Log in",
          url: at("/login/link", { token, ...(redirectTo ? { redirectTo } : {}) }),
          showAddress: true,
        },
        footnote:
          "The link works once, for 10 minutes. If you didn’t ask for it, ignore this email. Don’t share the link with anyone.",
      }),
    signInCode: (to, code, isNew) =>
      mail(to, `${code} is your code for ${product.name}`, {
        preview: "It works once, for 10 minutes.",
        title: "Your code",
        paragraphs: ["Enter this code to sign in:"],
        code,
        ...(isNew ? { paragraphsAfter: [newAccount] } : {}),
        footnote:
          "The code works once, for 10 minutes. If you didn’t ask for it, ignore this email. We’ll never ask you for this code.",
      }),
    confirmationCode: (to, code) =>
      mail(to, `${code} is your confirmation code for ${product.name}`, {
        preview: "It works once, for 10 minutes.",
        title: "Confirm it’s you",
        paragraphs: ["Enter this code in the browser where you’re signed in:"],
        code,
        footnote:
          "The code works once, for 10 minutes. If you didn’t request it, another person is signed in to your account: sign out every device in your security settings.",
      }),
    emailChangeVerification: (to, token) =>
      mail(to, `Confirm your new address for ${product.name}`, {
        preview: "Your account moves to this address once you confirm it.",
        title: "Confirm your new address",
        paragraphs: [
          `We received a request to move an account at ${product.name} to this address. Confirm that it’s yours:`,
        ],
        action: { label: "Confirm new address", url: at("/verify-email", { token }), showAddress: true },
        footnote: `The link works for ${hour}. If you didn’t ask for this, ignore this email. Nothing changes.`,
      }),
    emailChangeRequested: (to, newEmail) =>
      mail(to, `Your address at ${product.name} is about to change`, {
        preview: `To ${newEmail}, once that address is confirmed.`,
        title: "Your address is about to change",
        paragraphs: [`You asked to move your account to ${newEmail}. It moves once that address is confirmed.`],
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
          "Sign in with the new address from now on. We’ll send emails there.",
          ...(undoToken
            ? ["If this wasn’t you, undo it. Every device is signed out, and you choose a new password."]
            : []),
        ],
        ...(undoToken
          ? {
              action: {
                label: "Undo this change",
                url: at("/account/recover", { token: undoToken }),
                showAddress: true,
              },
              footnote: `The link works once, for ${recoveryHours} hours. Until then, the old address is reserved for you. After that, contact ${product.supportEmail}.`,
            }
          : { paragraphsAfter: [`If this wasn’t you, contact ${product.supportEmail} right away.`] }),
      }),
    accountTakenBack: (to, email) =>
      mail(to, `Your account at ${product.name} was secured`, {
        preview: "Every device was signed out.",
        title: "Your account was secured",
        paragraphs: [
          `The link in one of our emails was used to report a sign-in or a change of address. Your account’s address is ${email}, every device is signed out, and the old password no longer works.`,
        ],
        paragraphsAfter: [
          `To sign in, set a new password at ${at("/reset-password")}. Then check your passkeys and sign-in methods at ${at("/settings/security")}.`,
        ],
      }),
    addressReserved: (to, until) =>
      mail(to, `This address can’t be used at ${product.name} yet`, {
        preview: `It can be used again on ${formatDay(until)}.`,
        title: "This address can’t be used yet",
        paragraphs: [
          "This address was used to sign up. Another account used it until recently, so it’s reserved for 72 hours in case that change is undone.",
          `You can sign up with it from ${writeMoment(until)}.`,
        ],
        footnote: "If this wasn’t you, you don’t need to do anything. No account was created.",
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
          "If this was you, you don’t need to do anything.",
          "If it wasn’t, report it here. Every device is signed out, and you choose a new password.",
        ],
        action: { label: "This wasn’t me", url: at("/account/recover", { token }), showAddress: true },
        footnote: `The link works once, for ${recoveryHours} hours. All your devices are listed at ${at("/settings/security")}.`,
      }),
    securityChange: (to, what, when) =>
      mail(to, `${what} at ${product.name}`, {
        preview: writeMoment(when),
        title: what,
        paragraphs: [`This happened to your account on ${writeMoment(when)}.`],
        paragraphsAfter: ["If this was you, you don’t need to do anything.", notYou],
        action: { label: "Review activity", url: at("/settings/security") },
      }),
    invitation: (to, token) =>
      mail(to, `Your account at ${product.name}`, {
        preview: "Set a password to get started.",
        title: "Your account is ready",
        paragraphs: [
          `An administrator of ${product.name} created an account for you with this address. Set a password to start using it:`,
        ],
        action: { label: "Set password", url: at("/reset-password", { token }), showAddress: true },
        footnote: `The link works once, for ${invitationDays} days. After that, request another one at ${at("/reset-password")}.`,
      }),
  };
}

/** e.g. `November 21, 2026 at 14:05 UTC`. In UTC, because an email doesn't know the reader's time zone. */
function writeMoment(moment: Date): string {
  return `${formatDay(moment)} at ${moment.toISOString().slice(11, 16)} UTC`;
}
