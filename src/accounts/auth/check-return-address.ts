import { APIError } from "better-auth/api";
import { safeRedirectPath } from "../safe-redirect-path.ts";
import type { HookContext } from "./hook-context.ts";

/** Where a flow leads back to, as the library's endpoints call it, and what it says of a wrong one. */
const returnAddresses = {
  callbackURL: "INVALID_CALLBACK_URL",
  errorCallbackURL: "INVALID_ERROR_CALLBACK_URL",
  newUserCallbackURL: "INVALID_NEW_USER_CALLBACK_URL",
  redirectTo: "INVALID_REDIRECT_URL",
} as const;

/** Lets a flow begin only when it ends on our own site. The library by itself would also take the addresses of identity providers. */
export function checkReturnAddress({ body }: HookContext, baseUrl: string): void {
  for (const [name, code] of Object.entries(returnAddresses)) {
    const address = body?.[name];
    if (address !== undefined && !isOwn(address, baseUrl)) throw new APIError("BAD_REQUEST", { code });
  }
}

function isOwn(address: unknown, baseUrl: string): boolean {
  if (typeof address !== "string") return false;
  if (address === baseUrl) return true;
  return safeRedirectPath(address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : address) !== undefined;
}
