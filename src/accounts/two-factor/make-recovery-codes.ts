import { randomInt } from "node:crypto";
import { recoveryCodeAlphabet, recoveryCodesCount } from "../rules.ts";

/** Codes that get somebody in who has lost their authenticator app, each once: about 49 bits, e.g. `k3t9x-w7mhq`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesCount }, () => `${makeHalf()}-${makeHalf()}`);
}

const makeHalf = (): string =>
  Array.from({ length: 5 }, () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)]).join("");
