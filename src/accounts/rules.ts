/** Validation and messages of the account forms, and what is shown of a user. Plain functions and types, because browsers load them too. */
import { type Checked, emailMessage, fieldOf, parseEmail, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";

export { estimatePassword, type PasswordStrength } from "./password-strength.ts";
export {
  type AuthQuery,
  authPath,
  loginPath,
  readAuthQuery,
  signedOutMessage,
  withReturnPath,
} from "./redirect-paths.ts";

export const passwordLengthMin = 6;
/** Long enough for any passphrase; short enough that hashing costs the same for all. */
export const passwordLengthMax = 128;
export const personNameLengthMax = 60;

/** Length of emailed codes and authenticator codes. */
export const emailCodeDigits = 6;

export type LoginField = "email" | "password";

export function checkLogin(form: FormData): Checked<LoginField> {
  const values = { email: fieldOf(form, "email"), password: fieldOf(form, "password") };
  return {
    values,
    errors: withoutEmpty({
      email: parseEmail(values.email) ? undefined : emailMessage,
      password: passwordError(values.password),
    }),
  };
}

export type SignupField = "firstName" | "lastName" | LoginField;

export function checkSignup(form: FormData): Checked<SignupField> {
  const names = checkProfile(form);
  const login = checkLogin(form);
  return { values: { ...names.values, ...login.values }, errors: { ...names.errors, ...login.errors } };
}

export type ProfileField = "firstName" | "lastName";

export function checkProfile(form: FormData): Checked<ProfileField> {
  const values = { firstName: tidyLine(fieldOf(form, "firstName")), lastName: tidyLine(fieldOf(form, "lastName")) };
  return {
    values,
    errors: withoutEmpty({
      firstName: personNameError(values.firstName, "First name"),
      lastName: personNameError(values.lastName, "Last name"),
    }),
  };
}

export type NewPasswordField = "password";

export function checkNewPassword(form: FormData): Checked<NewPasswordField> {
  const values = { password: fieldOf(form, "password") };
  return { values, errors: withoutEmpty({ password: passwordError(values.password) }) };
}

export type EmailField = "email";

export function checkEmail(form: FormData): Checked<EmailField> {
  const values = { email: fieldOf(form, "email") };
  return { values, errors: withoutEmpty({ email: parseEmail(values.email) ? undefined : emailMessage }) };
}

export const leakedPasswordMessage =
  "This password is on lists of leaked passwords, which attackers try first. Please choose another one.";

export function passwordError(password: string): string | undefined {
  const { length } = password;
  if (length < passwordLengthMin) return `Password must be at least ${passwordLengthMin} characters`;
  return length > passwordLengthMax ? `Password must be at most ${passwordLengthMax} characters` : undefined;
}

export type PasswordStepUpField = "password";

/** An existing password only has to be present: its rules applied when it was chosen. */
export function checkPasswordStepUp(form: FormData): Checked<PasswordStepUpField> {
  const values = { password: fieldOf(form, "password") };
  const isThere = values.password !== "" && values.password.length <= passwordLengthMax;
  return { values, errors: withoutEmpty({ password: isThere ? undefined : "Please enter your password" }) };
}

export type DeletionField = "password" | "email";

/** Checks what confirms the deletion of an account: its password or, without one, its typed email address. */
export function checkDeletion(
  form: FormData,
  { hasPassword, email }: { readonly hasPassword: boolean; readonly email: string },
): Checked<DeletionField> {
  const values = { password: fieldOf(form, "password"), email: fieldOf(form, "email") };
  if (hasPassword) return { values, errors: checkPasswordStepUp(form).errors };
  const isTheirs = parseEmail(values.email) === email;
  return { values, errors: withoutEmpty({ email: isTheirs ? undefined : `Please type ${email} to confirm` }) };
}

export type PasswordChangeField = "currentPassword" | "newPassword";

export function checkPasswordChange(form: FormData): Checked<PasswordChangeField> {
  const values = { currentPassword: fieldOf(form, "currentPassword"), newPassword: fieldOf(form, "newPassword") };
  const isCurrentThere = values.currentPassword !== "" && values.currentPassword.length <= passwordLengthMax;
  const isSame = values.newPassword !== "" && values.newPassword === values.currentPassword;
  return {
    values,
    errors: withoutEmpty({
      currentPassword: isCurrentThere ? undefined : "Please enter your current password",
      newPassword: isSame ? "This is your current password" : passwordError(values.newPassword),
    }),
  };
}

export type CodeField = "code";

/** An emailed code. Spaces come from copying. */
export function checkEmailCode(form: FormData): Checked<CodeField> {
  const values = { code: fieldOf(form, "code").replace(/\s/g, "") };
  const isOne = new RegExp(`^\\d{${emailCodeDigits}}$`).test(values.code);
  return {
    values,
    errors: withoutEmpty({ code: isOne ? undefined : `Please enter the ${emailCodeDigits} digits of the code` }),
  };
}

/** Hours within which a change of address can be undone, and a new device reported. */
export const recoveryHours = 72;

/** Days for which a trusted browser skips the second factor. */
export const trustedDeviceDays = 30;

export const recoveryCodesCount = 10;
/** Alphabet without characters that are easily confused: 0 and o, 1, i and l. */
export const recoveryCodeAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** An authenticator code: same format as an emailed code. */
export function checkTotpCode(form: FormData): Checked<CodeField> {
  return checkEmailCode(form);
}

/** A recovery code, normalized to its stored form. */
export function checkRecoveryCode(form: FormData): Checked<CodeField> {
  const code = parseRecoveryCode(fieldOf(form, "code"));
  return {
    values: { code: code ?? fieldOf(form, "code") },
    errors: withoutEmpty({ code: code ? undefined : recoveryCodeMessage }),
  };
}

const recoveryCodeMessage = "Please enter a recovery code, as in k3t9x-w7mhq";

/** @returns undefined if it isn't a recovery code. */
export function parseRecoveryCode(text: string): string | undefined {
  const typed = text.toLowerCase().replace(/[\s-]/g, "");
  const isOne = new RegExp(`^[${recoveryCodeAlphabet}]{10}$`).test(typed);
  return isOne ? `${typed.slice(0, 5)}-${typed.slice(5)}` : undefined;
}

export type TwoFactorSetupField = "code" | "recoveryCode";

/** Turning on two-factor authentication takes an authenticator code and one of the recovery codes, which shows that the user saved them. */
export function checkTwoFactorSetup(form: FormData): Checked<TwoFactorSetupField> {
  const { values, errors } = checkTotpCode(form);
  const typed = fieldOf(form, "recoveryCode");
  const recoveryCode = parseRecoveryCode(typed);
  return {
    values: { ...values, recoveryCode: recoveryCode ?? typed },
    errors: { ...errors, ...withoutEmpty({ recoveryCode: recoveryCode ? undefined : recoveryCodeMessage }) },
  };
}

export const passkeyNameLengthMax = 60;

export function passkeyNameError(name: string): string | undefined {
  if (name.trim() === "") return "Please give the passkey a name";
  return [...name].length > passkeyNameLengthMax
    ? `The name must be at most ${passkeyNameLengthMax} characters`
    : undefined;
}

function personNameError(name: string, label: string): string | undefined {
  if (name === "") return `${label} is required`;
  return [...name].length > personNameLengthMax
    ? `${label} must be at most ${personNameLengthMax} characters`
    : undefined;
}

/** The signed-in user, as shown to themselves. */
export interface Viewer {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
  readonly isOperator: boolean;
}

/** A sign-in method, as a page shows it. */
export interface Login {
  readonly kind: "password" | "google" | "organisation";
  readonly name: string;
  readonly note: string;
  /** Set if it can be unlinked. */
  readonly id?: string;
}

/**
 * Shown instead of a picture (B8): the first letter of the first name and, if there is one, of the last name.
 * @returns `U` without a name.
 */
export function initialsOf(profile: Pick<Viewer, "firstName" | "lastName"> | null): string {
  const letters = [profile?.firstName ?? "", profile?.lastName ?? ""].map((name) => [...name.trim()][0] ?? "");
  return profile?.firstName.trim() ? letters.join("").toUpperCase() : "U";
}

/** Security events, and what the account's owner reads about them. */
export const securityEventKinds = {
  "signed-up": "Account created",
  "made-by-operator": "Account created by an administrator",
  "email-verified": "Email address verified",
  "signed-in": "Signed in",
  "sign-in-failed": "Sign-in failed",
  "second-factor-failed": "Wrong second-factor code",
  "signed-out": "Signed out",
  "session-revoked": "Device signed out",
  "sessions-revoked": "All devices signed out",
  "other-sessions-revoked": "Other devices signed out",
  reauthenticated: "Identity confirmed",
  "reauthentication-failed": "Wrong password, code or passkey while confirming identity",
  "password-reset-requested": "Password reset requested",
  "password-reset": "Password reset",
  "password-changed": "Password changed",
  "password-set": "Password set",
  "email-change-requested": "Email change requested",
  "email-change-cancelled": "Email change cancelled",
  "email-changed": "Email address changed",
  "email-change-undone": "Email address change undone",
  "sign-in-reported": "Sign-in reported as not yours",
  "second-factor-enabled": "Two-factor authentication switched on",
  "second-factor-disabled": "Two-factor authentication switched off",
  "recovery-codes-made": "New recovery codes generated",
  "recovery-code-used": "Recovery code used",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "identity-linked": "Sign-in method linked",
  "identity-unlinked": "Sign-in method unlinked",
  "api-key-created": "API key created",
  "api-key-revoked": "API key revoked",
  "webhook-added": "Webhook added",
  "webhook-changed": "Webhook changed",
  "webhook-removed": "Webhook deleted",
  "webhook-secret-shown": "Signing secret of a webhook shown",
  "webhook-secret-replaced": "Signing secret of a webhook replaced",
  "data-export-requested": "Data export requested",
  "deletion-requested": "Account deletion requested",
  "deletion-undone": "Account deletion undone",
  disabled: "Account disabled by an administrator",
  enabled: "Account enabled by an administrator",
  "view-consented": "Code made that lets support see your runs",
  "viewed-by-operator": "An administrator opened your runs with your code",
  "signed-out-by-operator": "All devices signed out by an administrator",
  "link-taken-offline": "Share link taken offline by an administrator",
  "link-put-back": "Share link put back by an administrator",
  "links-taken-offline": "All share links taken offline by an administrator",
  "links-put-back": "All share links put back by an administrator",
} as const;

export type SecurityEventKind = keyof typeof securityEventKinds;

/** More about the event, such as the method or the address. Never a secret. */
export type SecurityEventDetail = Readonly<Record<string, string>>;

/** Days for which everything is kept after the owner requested deletion, so that they can change their mind. */
export const graceDays = 14;

/** Orders of the operator's list of accounts; the first one is usual. */
export const accountSorts = ["newest", "oldest", "email"] as const;

/** Parts of that list. */
export const accountStates = ["all", "unverified", "disabled", "deleting"] as const;
