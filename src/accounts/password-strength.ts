import { isLeakedPassword } from "./leaked-passwords.ts";

/** Difficulty of guessing a password. `leaked` is refused, the others are hints. */
export type PasswordStrength = "leaked" | "weak" | "fair" | "strong";

/** By zxcvbn's score: 0 and 1 fall to online guessing, 2 to a patient attacker, 3 and 4 hold. */
const byScore: readonly PasswordStrength[] = ["weak", "weak", "fair", "strong", "strong"];

/** Estimating takes quadratic time in the length, and longer passwords are strong in any case. */
const estimatedLengthMax = 64;

/**
 * Estimates a password as an attacker would guess it: by words, names, keyboard rows, dates and leaked passwords (zxcvbn). The dictionaries
 * have some 200 kB compressed and are loaded on first use. The password is sent nowhere.
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
