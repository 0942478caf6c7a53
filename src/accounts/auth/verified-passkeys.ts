import { getAuthenticatorName, passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import type { Config } from "#platform/config.ts";
import { describeDevice } from "../security/describe-device.ts";
import { readClientFacts } from "./client-headers.ts";

/**
 * Passkeys, each of which is two factors in one: something one has, and the finger, face or PIN that opens it. The library asks
 * authenticators for the second, but takes an answer without it too; this one does not, and so no code is asked for afterwards.
 */
export function verifiedPasskeys({ product, baseUrl }: Pick<Config, "product" | "baseUrl">) {
  return passkey({
    rpName: product.name,
    rpID: new URL(baseUrl).hostname,
    origin: baseUrl,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      async afterVerification({ ctx, verification }) {
        const { registrationInfo } = verification;
        requireVerifiedUser(registrationInfo?.userVerified);
        const { userAgent } = readClientFacts(ctx.headers);
        // Until its owner calls it something else.
        return { name: getAuthenticatorName(registrationInfo?.aaguid) ?? describeDevice(userAgent) };
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        requireVerifiedUser(verification.authenticationInfo.userVerified);
      },
    },
  });
}

function requireVerifiedUser(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" });
}
