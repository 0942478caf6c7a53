/** The browser's passkey operations. Loaded on first use. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";

export type PasskeyOutcome =
  | { readonly outcome: "done" }
  /** The user has to complete a step-up first. */
  | { readonly outcome: "step-up-needed" }
  | { readonly outcome: "failed"; readonly message: string };

/** Adds a passkey from this device, or one it can reach, to the signed-in user's account. */
export function addPasskey(): Promise<PasskeyOutcome> {
  return attempt(async () => {
    const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>("/passkey/generate-register-options");
    const response = await startRegistration({ optionsJSON });
    await ask("/passkey/verify-registration", { response });
  });
}

/** Signs the user in. The answer sets the session cookie. */
export function signInWithPasskey(): Promise<PasskeyOutcome> {
  return attempt(async () => {
    const options = await ask<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
    // The server refuses responses without it.
    const response = await startAuthentication({ optionsJSON: { ...options, userVerification: "required" } });
    await ask("/passkey/verify-authentication", { response });
  });
}

/** Shorter than a challenge's lifetime (docs/accounts.md, Cookies). */
const askAgainAfterMs = 4 * 60_000;

/**
 * Offers passkeys in the email field's autofill, and signs in with the one the user chooses there.
 * @param signal ends the offer, because the user signs in another way or leaves the page.
 * @returns undefined if the user chose none.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeyOutcome | undefined> {
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  while (!signal.aborted) {
    const response = await waitForChoice(signal);
    if (response === "asked too long ago") await whenSeen(signal);
    else return response && attempt(() => ask("/passkey/verify-authentication", { response }));
  }
  return undefined;
}

async function waitForChoice(signal: AbortSignal) {
  let isOld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const options = await ask<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
    if (signal.aborted) return undefined;
    timer = setTimeout(() => {
      isOld = true;
      WebAuthnAbortService.cancelCeremony();
    }, askAgainAfterMs);
    const optionsJSON = { ...options, userVerification: "required" as const };
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch {
    // Users who want to know why can use the passkey page.
    return isOld && !signal.aborted ? "asked too long ago" : undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** A page in the background sends no requests. */
function whenSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      if (document.visibilityState !== "visible" && !signal.aborted) return;
      document.removeEventListener("visibilitychange", go);
      resolve();
    };
    document.addEventListener("visibilitychange", go);
    signal.addEventListener("abort", go);
    go();
  });
}

/** Step-up for the signed-in user: only one of their own passkeys works. */
export function stepUpWithPasskey(): Promise<PasskeyOutcome> {
  return attempt(async () => {
    const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>("/passkey-step-up/ask", {});
    const response = await startAuthentication({ optionsJSON });
    await ask("/passkey-step-up/verify", { response });
  });
}

/** A refusal of our own server, with its message. */
class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function ask<Answer>(endpoint: string, body?: object): Promise<Answer> {
  const init = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(`/api/auth${endpoint}`, init);
  const answer = await response.json();
  if (response.ok) return answer;
  throw new Refusal(String(answer.error?.code), String(answer.error?.message ?? failed));
}

async function attempt(work: () => Promise<unknown>): Promise<PasskeyOutcome> {
  if (!browserSupportsWebAuthn()) return { outcome: "failed", message: "This browser doesn’t support passkeys." };
  try {
    await work();
    return { outcome: "done" };
  } catch (error) {
    if (error instanceof Refusal && error.code === "reauthentication_needed") return { outcome: "step-up-needed" };
    return { outcome: "failed", message: describe(error) };
  }
}

const failed = "That didn’t work. Please check your connection and try again.";

/** Browsers report only roughly what went wrong, so that pages can't find out which passkeys exist. */
function describe(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") {
    return "This device already has a passkey for your account.";
  }
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT") {
    return "This device can’t verify that it’s you. Please use one with a fingerprint, face or PIN.";
  }
  if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) {
    return "No passkey was used. You cancelled, it took too long, or there’s no passkey here. Please try again.";
  }
  return failed;
}
