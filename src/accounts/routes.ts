import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";

export const accountsPages = [
  // Sign-in
  route("signup", "./accounts/pages/signup.tsx"),
  route("signup/address", "./accounts/pages/signup-address.tsx"),
  route("login", "./accounts/pages/login.tsx"),
  route("login/sso", "./accounts/pages/login-sso.tsx"),
  route("auth/callback", "./accounts/pages/auth-callback.tsx"),
  route("logout", "./accounts/pages/logout.tsx"),
  route("verify-email", "./accounts/pages/verify-email.tsx"),
  route("reset-password", "./accounts/pages/reset-password.tsx"),
  route("login/email", "./accounts/pages/login/email.tsx"),
  route("login/email/code", "./accounts/pages/login/email-code.tsx"),
  route("login/link", "./accounts/pages/login/link.tsx"),
  route("login/two-factor", "./accounts/pages/login/two-factor.tsx"),
  route("login/passkey", "./accounts/pages/login/passkey.tsx"),

  route("settings/security/confirm", "./accounts/pages/settings/security/confirm.tsx"),

  // Account deletion and recovery
  route("account/leaving", "./accounts/pages/deletion-requested.tsx"),
  route("account/recover", "./accounts/pages/recover.tsx"),
  route("account/keep", "./accounts/pages/undo-deletion.tsx"),
];

/** @param otherSettings settings pages of other slices, shown in the same layout. */
export const settingsPages = (otherSettings: readonly RouteConfigEntry[]) =>
  route("settings", "./accounts/pages/settings/layout.tsx", [
    index("./accounts/pages/settings/index.ts"),
    route("profile", "./accounts/pages/settings/profile.tsx"),
    route("security", "./accounts/pages/settings/security/overview.tsx"),
    route("security/logins", "./accounts/pages/settings/security/logins.tsx"),
    route("security/two-factor", "./accounts/pages/settings/security/two-factor.tsx"),
    route("security/passkeys", "./accounts/pages/settings/security/passkeys.tsx"),
    route("security/password", "./accounts/pages/settings/security/password.tsx"),
    route("security/email", "./accounts/pages/settings/security/email.tsx"),
    route("profile/avatar", "./accounts/pages/settings/avatar.tsx"),
    route("data", "./accounts/pages/settings/data.tsx"),
    route("delete", "./accounts/pages/settings/delete.tsx"),
    route("keep", "./accounts/pages/settings/undo-deletion.ts"),
    ...otherSettings,
  ]);
