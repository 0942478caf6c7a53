import { index, route } from "@react-router/dev/routes";

export const accountsPages = [
  // Getting in
  route("signup", "./accounts/pages/signup.tsx"),
  route("login", "./accounts/pages/login.tsx"),
  route("logout", "./accounts/pages/logout.tsx"),
  route("verify-email", "./accounts/pages/verify-email.tsx"),
  route("reset-password", "./accounts/pages/reset-password.tsx"),

  // Who you are
  route("settings", "./accounts/pages/settings/layout.tsx", [
    index("./accounts/pages/settings/index.ts"),
    route("profile", "./accounts/pages/settings/profile.tsx"),
    route("profile/avatar", "./accounts/pages/settings/avatar.tsx"),
    route("security", "./accounts/pages/settings/security.tsx"),
    route("billing", "./accounts/pages/settings/billing.tsx"),
    route("credits", "./accounts/pages/settings/credits.tsx"),
    route("ai-providers", "./accounts/pages/settings/ai-providers.tsx"),
    route("data", "./accounts/pages/settings/data.tsx"),
    route("delete", "./accounts/pages/settings/delete.tsx"),
    route("keep", "./accounts/pages/settings/keep.ts"),
  ]),

  // Leaving
  route("account/leaving", "./accounts/pages/leaving.tsx"),
  route("account/keep", "./accounts/pages/keep.tsx"),
];
