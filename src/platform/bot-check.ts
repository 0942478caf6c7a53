import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

/** What a form sends where no bot check ran: none is configured, its script did not load, or it failed. */
export const noBotCheckToken = "no-recaptcha";

const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const verifyTimeoutMs = 3_000;

interface Verdict {
  readonly success: boolean;
  readonly action?: string;
  readonly "error-codes"?: readonly string[];
}

/**
 * Whether Cloudflare Turnstile vouches for the sender of a form. Never throws: a check that cannot be made is logged and vouches for
 * nobody, and what follows from that is the caller's to say.
 */
export type VerifyBotCheck = (token: string) => Promise<boolean>;

/** @param action what the widget was made for; a token that was earned elsewhere does not count. */
export function createBotCheck(
  config: Config["botCheck"],
  action: string,
  log: Log,
  request: typeof fetch = fetch,
): VerifyBotCheck {
  return async (token) => {
    if (!config) return false;
    if (token === "" || token === noBotCheckToken) {
      log.warn({ action }, "bot check missing");
      return false;
    }
    try {
      const body = new URLSearchParams({ secret: config.secretKey, response: token });
      const response = await request(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(verifyTimeoutMs) });
      const verdict = (await response.json()) as Verdict;
      const isVouched = verdict.success && (!verdict.action || verdict.action === action);
      if (!isVouched) log.warn({ action, codes: verdict["error-codes"] }, "bot check failed");
      return isVouched;
    } catch (error) {
      log.warn({ action, err: error }, "bot check unreachable");
      return false;
    }
  };
}
