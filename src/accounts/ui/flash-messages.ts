import { serialize } from "hono/utils/cookie";
import { showToast, type Toast } from "#ui/toast.ts";
import { noticeCookie } from "../redirect-paths.ts";

/** Flash messages: shown on the page after an action. Wording that docs/requirements.md gives is used as it is. */
export const notices = {
  "account-created": {
    kind: "success",
    title: "Account created successfully",
    description: "Please check your email to verify your account.",
  },
  "address-corrected": {
    kind: "success",
    title: "Address corrected",
    description: "Please check your email to verify your account.",
  },
  "address-confirmed": { kind: "success", title: "Your address is confirmed", description: "You are signed in." },
  "signed-in": { kind: "success", title: "Successfully signed in!" },
  "login-linked": { kind: "success", title: "Sign-in method linked" },
  "login-unlinked": { kind: "success", title: "Sign-in method unlinked" },
  "signed-out": { kind: "success", title: "Signed out successfully" },
  "device-signed-out": { kind: "success", title: "Device signed out" },
  "other-devices-signed-out": { kind: "success", title: "Other devices signed out" },
  "all-devices-signed-out": { kind: "success", title: "All devices signed out" },
  "password-changed": {
    kind: "success",
    title: "Password changed",
    description: "Your other devices are signed out.",
  },
  "email-change-cancelled": { kind: "success", title: "Your address hasn’t changed" },
  "sign-out-failed": { kind: "error", title: "Failed to sign out" },
  "password-set": {
    kind: "success",
    title: "Your password was changed",
    description: "Every device was signed out. Please sign in with the new password.",
  },
  "code-sent-again": { kind: "success", title: "Your code is on its way" },
  "account-secured": {
    kind: "success",
    title: "Your account is secured",
    description: "Every device was signed out. Now choose a new password.",
  },
  "two-factor-on": { kind: "success", title: "Two-factor authentication is on" },
  "two-factor-off": { kind: "success", title: "Two-factor authentication is off" },
  "passkey-added": { kind: "success", title: "Passkey added" },
  "passkey-renamed": { kind: "success", title: "Passkey renamed" },
  "passkey-removed": { kind: "success", title: "Passkey removed" },
  "profile-updated": { kind: "success", title: "Profile updated" },
  "export-requested": { kind: "success", title: "Export requested", description: "We’ll email you when it’s ready." },
  "subscription-cancelled": {
    kind: "success",
    title: "Subscription cancelled",
    description: "You won’t be charged again.",
  },
  "subscription-resumed": { kind: "success", title: "Subscription resumed" },
  "plan-changed": { kind: "success", title: "Plan changed" },
  "plan-change-planned": {
    kind: "success",
    title: "Plan change scheduled",
    description: "It starts when your subscription renews.",
  },
  "webhook-saved": { kind: "success", title: "Webhook saved" },
  "webhook-deleted": { kind: "success", title: "Webhook deleted" },
  "bot-saved": { kind: "success", title: "Bot saved" },
  "brand-kit-saved": { kind: "success", title: "Brand kit saved" },
  "font-deleted": { kind: "success", title: "Font deleted" },
  "picture-deleted": { kind: "success", title: "Picture deleted" },
  "team-created": { kind: "success", title: "Team created", description: "Now invite the first person." },
  "team-renamed": { kind: "success", title: "Team renamed" },
  "brand-saved": { kind: "success", title: "Brand saved" },
  "team-left": { kind: "success", title: "You’ve left the team" },
  "team-closed": { kind: "success", title: "Team closed" },
  "team-reopened": { kind: "success", title: "Team opened again" },
  "team-copies-changed": { kind: "success", title: "Saved" },
  "team-offered": { kind: "success", title: "Offer sent" },
  "offer-taken-back": { kind: "success", title: "Offer taken back" },
  "offer-declined": { kind: "success", title: "Offer declined" },
  "team-handed-over": { kind: "success", title: "You own the team now" },
  "invitation-sent": { kind: "success", title: "Invitation sent" },
  "invitation-taken-back": { kind: "success", title: "Invitation taken back" },
  "invitation-declined": { kind: "success", title: "Invitation declined" },
  "member-removed": { kind: "success", title: "Removed from the team" },
  "member-changed": { kind: "success", title: "Saved" },
  "cap-changed": { kind: "success", title: "Cap saved" },
  "usual-cap-changed": {
    kind: "success",
    title: "Usual cap saved",
    description: "Members who are in the team already keep their caps.",
  },
  "team-stopped": {
    kind: "success",
    title: "Cap saved",
    description: "The team has used it up already, so nothing new can be made this month.",
  },
  "owner-asked": { kind: "success", title: "We’ve emailed the team’s owner" },
  "api-key-revoked": { kind: "success", title: "API key revoked" },
  "draft-saved": { kind: "success", title: "Draft saved" },
  "submission-sent": { kind: "success", title: "Sent for review", description: "We’ll email you when it’s decided." },
  "submission-deleted": { kind: "success", title: "Submission deleted" },
  "claim-verified": { kind: "success", title: "You’re the verified maker" },
  "claim-waiting": { kind: "success", title: "Found", description: "We’ll email you when it’s decided." },
  "claim-given-up": { kind: "success", title: "Claim given up" },
  "edit-proposed": { kind: "success", title: "Sent for review", description: "We’ll email you when it’s decided." },
  "edit-withdrawn": { kind: "success", title: "Changes taken back" },
  "picture-sent": { kind: "success", title: "Sent for review", description: "We’ll email you when it’s decided." },
  "picture-removed": { kind: "success", title: "Picture removed" },
  "review-sent": { kind: "success", title: "Review sent", description: "It’s public once we’ve read it." },
  "review-deleted": { kind: "success", title: "Review deleted" },
  "letter-copied": { kind: "success", title: "Copied into a new draft" },
  "answer-sent": { kind: "success", title: "Answer sent" },
  // Says what was done, where that is known (`withChangeNotice`).
  "operator-change-made": { kind: "success", title: "Done", description: "It’s in the audit log.", isAtTop: true },
  "test-mail-sent": { kind: "success", title: "Test mail sent" },
  "account-kept": { kind: "success", title: "Account deletion cancelled" },
} as const satisfies Readonly<Record<string, Toast>>;

export type Notice = keyof typeof notices;

export const isNotice = (name: string): name is Notice => Object.hasOwn(notices, name);

/** Shows the pending flash message, once. */
export function showNotice(): void {
  const [, name = "", what] = new RegExp(`(?:^|; )${noticeCookie}=([a-z-]+)(?:~([^;]*))?`).exec(document.cookie) ?? [];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${noticeCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
  if (!isNotice(name)) return;
  const toast: Toast = { id: name, ...notices[name] };
  showToast(name === "operator-change-made" && what ? { ...toast, title: readText(what) || toast.title } : toast);
}

/** @returns an empty text for one that is not encoded as ours are. */
function readText(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return "";
  }
}

/** Sets the next page's flash message in the browser, as `withNotice` does on the server. */
export function leaveNotice(notice: Notice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${noticeCookie}=${notice}; Max-Age=60; Path=/; SameSite=Lax`;
}

/** Longer than any redirect takes. */
const secondsMax = 60;

/** Adds a flash message for the next page to a redirect's headers. */
export function withNotice(notice: Notice, headers: Headers = new Headers()): Headers {
  headers.append("set-cookie", noticeHeader(notice));
  return headers;
}

/** In characters. A browser drops a cookie that is too long. */
const changeLengthMax = 160;

/** Adds the flash message of an operator’s change, as `withNotice` does. @param what says what was done. */
export const withChangeNotice = (what: string): Headers =>
  new Headers({ "set-cookie": noticeHeader(`operator-change-made~${what.slice(0, changeLengthMax).toWellFormed()}`) });

const noticeHeader = (notice: string): string =>
  serialize(noticeCookie, notice, { maxAge: secondsMax, path: "/", sameSite: "Lax" });
