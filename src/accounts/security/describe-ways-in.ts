import type { WayIn } from "../ui/security/ways-in-list.tsx";
import type { WaysIn } from "./get-ways-in.ts";

interface Emails {
  readonly email: string;
  /** To which the account is to move, once that is confirmed. */
  readonly newEmail: string | undefined;
}

/** How each way to get in stands, in words, and where it is changed. */
export function describeWaysIn(
  { hasPassword, twoFactorEnabled, passkeysCount, linked }: WaysIn,
  { email, newEmail }: Emails,
): readonly WayIn[] {
  const passkeys = passkeysCount === 1 ? "1 passkey" : `${passkeysCount} passkeys`;
  const others = linked.map(({ providerId }) => (providerId === "google" ? "Google" : "Single sign-on"));
  const logins = [...(hasPassword ? ["Password"] : []), ...new Set(others)];
  return [
    { name: "Password", state: hasPassword ? "Set" : "Not set", path: "/settings/security/password" },
    {
      name: "Email",
      state: newEmail ? `${email}, to become ${newEmail} once that is confirmed` : email,
      path: "/settings/security/email",
    },
    {
      name: "Two-factor authentication",
      state: twoFactorEnabled ? "On" : "Off",
      path: "/settings/security/two-factor",
    },
    { name: "Passkeys", state: passkeysCount === 0 ? "None" : passkeys, path: "/settings/security/passkeys" },
    { name: "Sign-in methods", state: logins.join(", ") || "None", path: "/settings/security/logins" },
  ];
}
