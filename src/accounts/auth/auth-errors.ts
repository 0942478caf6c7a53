/**
 * The library's errors as we report them: a code for programs (B11 and the usual ones) and a message for people. Anything not listed
 * becomes `bad_request`.
 */
export interface AuthProblem {
  readonly code: string;
  readonly message: string;
}

const wrongLogin: AuthProblem = {
  code: "invalid_credentials",
  message: "Invalid credentials. Please try again.",
};
const badToken: AuthProblem = {
  code: "invalid_jwt",
  message: "This link or token is invalid or has expired. Please request a new one.",
};
const wrongCode: AuthProblem = {
  code: "invalid_code",
  message: "This code is wrong. Please check it and try again.",
};
const codeGone: AuthProblem = { code: "code_expired", message: "This code no longer works. Please request a new one." };
const noSession: AuthProblem = {
  code: "session_not_found",
  message: "You are not signed in. Please sign in.",
};
const badEmail: AuthProblem = { code: "invalid_email", message: "Please enter a valid email address." };
const wrongPassword: AuthProblem = { code: "invalid_password", message: "The password is wrong. Please try again." };
const weakPassword: AuthProblem = {
  code: "weak_password",
  message: "This password is too weak. Please choose a longer one.",
};
const notOurs: AuthProblem = {
  code: "invalid_redirect",
  message: "The return address isn’t on this site. Please start again.",
};
const alreadyLinked: AuthProblem = {
  code: "identity_taken",
  message: "This sign-in method belongs to another account. Please sign in with it and unlink it there first.",
};
const providerFailed: AuthProblem = {
  code: "provider_failed",
  message: "The sign-in provider did not confirm who you are. Please try again.",
};

const identityNotLinked: AuthProblem = {
  code: "identity_not_linked",
  message:
    "There’s an account with this email address that was never confirmed. Please confirm it with the link in our email, then sign in again.",
};
const providerEmailUnverified: AuthProblem = {
  code: "provider_email_unverified",
  message:
    "Your sign-in provider hasn’t confirmed this email address. Please confirm it there first, or sign in another way.",
};
const badInput: AuthProblem = {
  code: "invalid_input",
  message: "A field is missing or has the wrong type. Please check what you sent.",
};
const foreignOrigin: AuthProblem = {
  code: "foreign_origin",
  message: "This request came from another site, so we ignored it. Please open the page here and try again.",
};
const passkeyFailed: AuthProblem = {
  code: "passkey_failed",
  message: "The passkey could not be checked. Please try again.",
};

const problems: Readonly<Record<string, AuthProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongLogin,
  USER_NOT_FOUND: badToken,
  INVALID_USER: badToken,
  INVALID_TOKEN: badToken,
  TOKEN_EXPIRED: { code: "invalid_jwt", message: "This link has expired. Please request a new one." },
  SIGN_UPS_CLOSED: {
    code: "sign_ups_closed",
    message: "New accounts can’t be created at the moment. Please try again later.",
  },
  SIGN_UP_GONE: {
    code: "sign_up_gone",
    message: "This sign-up was confirmed, discarded or replaced by a newer one. Please sign in, or sign up again.",
  },
  INVALID_OTP: wrongCode,
  INVALID_CODE: wrongCode,
  FOREIGN_LINK: {
    code: "foreign_origin",
    message: "This link only works from our own page. Please open it from your email.",
  },
  WRONG_EMAIL_CODE: {
    code: "invalid_code",
    message: "This code is wrong or has expired. Please check it, or request a new one.",
  },
  CODE_ALREADY_USED: {
    code: "code_used",
    message: "This code was already used. Please wait up to 30 seconds for the next one in your app.",
  },
  INVALID_BACKUP_CODE: { code: "invalid_code", message: "This recovery code is wrong or was already used." },
  OTP_EXPIRED: codeGone,
  OTP_HAS_EXPIRED: codeGone,
  TOO_MANY_ATTEMPTS: codeGone,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    code: "code_expired",
    message: "Too many attempts. Please sign in again to get another try.",
  },
  INVALID_TWO_FACTOR_COOKIE: {
    code: "challenge_expired",
    message: "This sign-in took too long. Please start again with your password.",
  },
  ACCOUNT_TEMPORARILY_LOCKED: {
    code: "too_many_attempts",
    message:
      "Too many wrong codes. Please try again in 15 minutes, or use a passkey. If it wasn’t you, another person knows your password: set a new one.",
  },
  TOTP_NOT_ENABLED: { code: "second_factor_off", message: "Two-factor authentication is not switched on." },
  TWO_FACTOR_NOT_ENABLED: { code: "second_factor_off", message: "Two-factor authentication is not switched on." },
  TOTP_ALREADY_ENABLED: { code: "second_factor_on", message: "Two-factor authentication is already switched on." },
  BACKUP_CODES_NOT_ENABLED: { code: "second_factor_off", message: "Two-factor authentication is not switched on." },
  PASSKEY_NOT_FOUND: {
    code: "passkey_not_found",
    message:
      "We don’t recognize this passkey, or it was removed. Please sign in another way. Your security settings list your passkeys.",
  },
  CHALLENGE_NOT_FOUND: { code: "challenge_expired", message: "That took too long. Please try again." },
  AUTHENTICATION_FAILED: passkeyFailed,
  FAILED_TO_VERIFY_REGISTRATION: passkeyFailed,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: passkeyFailed,
  FAILED_TO_UPDATE_PASSKEY: passkeyFailed,
  PREVIOUSLY_REGISTERED: {
    code: "passkey_known",
    message: "This passkey is already registered. You can sign in with it.",
  },
  SESSION_REQUIRED: noSession,
  USER_NOT_VERIFIED: {
    code: "user_not_verified",
    message: "The passkey did not verify that it’s you. Please use one with a fingerprint, face or PIN.",
  },
  UNAUTHORIZED: noSession,
  SESSION_EXPIRED: noSession,
  FAILED_TO_GET_SESSION: noSession,
  SESSION_NOT_FRESH: {
    code: "reauthentication_needed",
    message: "Please confirm it’s you before you change this: enter your password, or sign in again.",
  },
  INVALID_EMAIL: badEmail,
  EMAIL_NOT_VERIFIED: {
    code: "email_not_confirmed",
    message: "Please confirm your address first. We’ve just sent you another email with the link.",
  },
  EMAIL_MISMATCH: badEmail,
  EMAIL_UNCHANGED: { code: "email_unchanged", message: "This is already your address." },
  ALREADY_TAKEN: {
    code: "conflict",
    message: "This was just taken. Please reload the page and choose another one.",
  },
  DEVICE_NOT_FOUND: { code: "device_not_found", message: "This device is no longer signed in." },
  EMAIL_ALREADY_VERIFIED: { code: "email_confirmed", message: "This address is already confirmed." },
  OTHER_ACCOUNT: {
    code: "other_account",
    message: "This link belongs to another account. Please sign in to that account and open the link again.",
  },
  EMAIL_TAKEN: {
    code: "email_taken",
    message: "Another account uses this address now, so yours hasn’t changed.",
  },
  INVALID_PASSWORD: wrongPassword,
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    code: "no_password",
    message: "This account has no password yet. Please set one with the link on the sign-in page.",
  },
  WEAK_PASSWORD: weakPassword,
  PASSWORD_TOO_SHORT: weakPassword,
  PASSWORD_TOO_LONG: { code: "weak_password", message: "This password is too long. Please choose a shorter one." },
  ACCOUNT_DISABLED: {
    code: "account_disabled",
    message: "This account is disabled. Please contact us if you think that’s a mistake.",
  },
  FAILED_TO_UNLINK_LAST_ACCOUNT: {
    code: "last_identity",
    message: "This is your only sign-in method. Please add another one first.",
  },
  ACCOUNT_NOT_FOUND: {
    code: "identity_not_found",
    message: "This sign-in method no longer exists. Please reload the page.",
  },
  SOCIAL_ACCOUNT_ALREADY_LINKED: alreadyLinked,
  LINKED_ACCOUNT_ALREADY_EXISTS: alreadyLinked,
  account_already_linked_to_different_user: alreadyLinked,
  PROVIDER_NOT_FOUND: { code: "provider_not_available", message: "This sign-in method is not available here." },
  ID_TOKEN_NOT_SUPPORTED: { code: "provider_not_available", message: "This sign-in method is not available here." },
  NO_PROVIDER_FOUND: {
    code: "provider_not_available",
    message: "No single sign-on is set up for this address. Please sign in another way.",
  },
  FAILED_TO_GET_USER_INFO: providerFailed,
  USER_EMAIL_NOT_FOUND: {
    code: "provider_failed",
    message: "The sign-in provider didn’t share an email address, and an account needs one.",
  },
  OAUTH_LINK_ERROR: identityNotLinked,
  LINKING_FAILED: alreadyLinked,
  LINKING_NOT_ALLOWED: providerEmailUnverified,
  UNABLE_TO_LINK_ACCOUNT: providerEmailUnverified,
  PROVIDER_UNREACHABLE: { code: "provider_unreachable", message: "Failed to connect to Google" },
  PROVIDER_UNREADABLE: {
    code: "provider_not_available",
    message:
      "Your organization’s sign-in doesn’t work right now because of a problem on our side. Please sign in another way, or contact us.",
  },
  provider_email_unverified: providerEmailUnverified,
  provider_email_unusable: {
    code: "provider_failed",
    message: "We can’t send email to the address of this sign-in method. Please sign in another way.",
  },
  provider_email_foreign: {
    code: "provider_email_foreign",
    message: "Your organization can only sign in people with its own email addresses. Please sign in another way.",
  },
  ENDPOINT_NOT_FOUND: {
    code: "not_found",
    message: "This endpoint doesn’t exist, or it doesn’t accept this method.",
  },
  VALIDATION_ERROR: badInput,
  INVALID_INPUT: badInput,
  MISSING_FIELD: badInput,
  BODY_MUST_BE_AN_OBJECT: badInput,
  FIELD_NOT_ALLOWED: { code: "field_not_allowed", message: "This field can’t be changed here. Please leave it out." },
  EMAIL_CAN_NOT_BE_UPDATED: {
    code: "field_not_allowed",
    message: "Change your email address in your security settings, where you also confirm the new one.",
  },
  INVALID_ORIGIN: notOurs,
  MISSING_OR_NULL_ORIGIN: foreignOrigin,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: foreignOrigin,
  CALLBACK_URL_REQUIRED: notOurs,
  INVALID_CALLBACK_URL: notOurs,
  INVALID_REDIRECT_URL: notOurs,
  INVALID_ERROR_CALLBACK_URL: notOurs,
  INVALID_NEW_USER_CALLBACK_URL: notOurs,
};

const unknownProblem: AuthProblem = {
  code: "bad_request",
  message: "We couldn’t process this request. Please check what you sent.",
};

/** @param code the library's code, from a body or an address. */
export function describeAuthProblem(code: string | undefined): AuthProblem {
  if (code === undefined) return unknownProblem;
  // Details about an identity provider's answer are for its developers and are in our log.
  if (/^(?:SAML|SSO)_/.test(code)) return providerFailed;
  return (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? unknownProblem;
}
