import { safeRedirectPath } from "../safe-redirect-path.ts";
import type { AuthCall } from "./auth-call.ts";

/** Where a flow leads back to, as the library's endpoints call it, and what it says of a wrong one. */
const returnAddresses = {
  callbackURL: "INVALID_CALLBACK_URL",
  errorCallbackURL: "INVALID_ERROR_CALLBACK_URL",
  newUserCallbackURL: "INVALID_NEW_USER_CALLBACK_URL",
  redirectTo: "INVALID_REDIRECT_URL",
} as const;

/**
 * Lets a flow begin, and end, on our own site only. The library by itself would also take the addresses of identity providers, and
 * `/.//host`, which becomes another host once its dots are resolved.
 * @returns the library's code for the first address that is not ours; undefined where all are.
 */
export function checkReturnAddress({ path, body }: AuthCall, baseUrl: string): string | undefined {
  const query = new URL(path, baseUrl).searchParams;
  for (const [name, code] of Object.entries(returnAddresses)) {
    for (const address of [body?.[name], ...query.getAll(name)]) {
      if (address !== undefined && !isOwn(address, baseUrl)) return code;
    }
  }
  return undefined;
}

/** Some of the library's endpoints decode what they were given once more. */
function isOwn(address: unknown, baseUrl: string): boolean {
  if (typeof address !== "string") return false;
  const decoded = decode(address);
  return decoded !== undefined && [address, decoded].every((spelling) => isOwnSpelling(spelling, baseUrl));
}

function isOwnSpelling(address: string, baseUrl: string): boolean {
  if (address === baseUrl) return true;
  return safeRedirectPath(address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : address) !== undefined;
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
