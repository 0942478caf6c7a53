import { isLeakedPassword } from "./leaked-passwords.ts";

/** How hard a password is to guess. `leaked` is refused, the rest is a hint. */
export type PasswordStrength = "leaked" | "weak" | "fair" | "strong";

/** By zxcvbn's score: 0 and 1 fall to guesses over the network, 2 to a patient attacker, 3 and 4 hold. */
const byScore: readonly PasswordStrength[] = ["weak", "weak", "fair", "strong", "strong"];

/** Guessing time grows with the square of the length, and what is longer is strong in any case. */
const estimatedLengthMax = 64;

/**
 * Estimates a password as an attacker guesses it: by words, names, keyboard rows, dates and leaked passwords (zxcvbn).
 * The dictionaries are some 200 kB compressed and are loaded with the first question; the password goes nowhere.
 */
export async function estimatePassword(password: string): Promise<PasswordStrength> {
  if (await isLeakedPassword(password)) return "leaked";
  estimator ??= loadEstimator();
  const { score } = (await estimator).check(password);
  return byScore[score] ?? "weak";
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: estimatedLengthMax });
}
