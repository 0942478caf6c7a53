import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

/** The token that a form sends if no bot check ran: none is configured, its script did not load, or it failed. */
export const noBotCheckToken = "no-recaptcha";

const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const verifyTimeoutMs = 3_000;

interface Verdict {
  readonly success: boolean;
  readonly action?: string;
  readonly "error-codes"?: readonly string[];
}

/**
 * Tells whether Cloudflare Turnstile confirms that a form's sender is human. Never throws: if the check fails, it logs the failure and
 * returns false, and the caller decides what follows.
 */
export type VerifyBotCheck = (token: string) => Promise<boolean>;

/** @param action the widget's action; a token for another action is not valid. */
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
