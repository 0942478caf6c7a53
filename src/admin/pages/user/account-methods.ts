import { formatList } from "#ui/format.ts";

interface Methods {
  readonly hasPassword: boolean;
  readonly linked: readonly { readonly providerId: string }[];
  readonly passkeysCount: number;
  readonly twoFactorEnabled: boolean;
}

/** `Password and 1 passkey, with two-factor authentication`. */
export function accountMethods({ hasPassword, linked, passkeysCount, twoFactorEnabled }: Methods): string {
  const others = linked
    .filter(({ providerId }) => providerId !== "credential")
    .map(({ providerId }) => (providerId === "google" ? "Google" : `single sign-on (${providerId})`));
  const keys = passkeysCount === 0 ? [] : [`${passkeysCount} ${passkeysCount === 1 ? "passkey" : "passkeys"}`];
  const all = [...(hasPassword ? ["Password"] : []), ...others, ...keys];
  const named = all.length === 0 ? "Links and codes by email" : formatList(all);
  return twoFactorEnabled ? `${named}, with two-factor authentication` : named;
}
