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
    route("security", "./accounts/pages/settings/security.tsx"),
  ]),
];
