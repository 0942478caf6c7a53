import { twoFactor } from "better-auth/plugins/two-factor";
import type { Config } from "#platform/config.ts";
import { trustedDeviceDays } from "../rules.ts";
import { makeRecoveryCodes } from "../two-factor/make-recovery-codes.ts";

/** Sign-ins by what we hand out ourselves. Google and identity providers check their people's second factor themselves. */
const pathsThatAsk = ["/sign-in/email", "/sign-in/email-otp", "/magic-link/verify"];

/**
 * The library's second factor, which by itself asks for it after a password only: a code or link by mail would get past it
 * (OWASP ASVS 5.0, 6.3.4).
 */
export function requireSecondFactor({ product }: Pick<Config, "product">) {
  const plugin = twoFactor({
    issuer: product.name,
    allowPasswordless: true,
    twoFactorCookieMaxAge: 10 * 60,
    trustDeviceMaxAge: trustedDeviceDays * 24 * 60 * 60,
    // Only who has passed the first factor can bring this about. It ends by itself, a passkey and a trusted device work meanwhile, and a new
    // password ends the guessing: the owner is delayed, not locked out.
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 },
    backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes, storeBackupCodes: "encrypted" },
  });
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => path !== undefined && pathsThatAsk.includes(path);
  return plugin;
}
