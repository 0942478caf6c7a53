/** How hard a password is to guess. Only a hint: what is refused is decided by length and by lists of leaked passwords. */
export type PasswordStrength = "weak" | "fair" | "strong";

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const fairFrom = 9;
const strongFrom = 12;

/** Counts length first, as far as the characters differ, and then a little for each further kind of character. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  const length = Math.min(characters.length, new Set(characters).size * 2);
  const kindsUsed = kinds.filter((kind) => kind.test(password)).length;
  const points = length + Math.max(0, kindsUsed - 1);
  if (points >= strongFrom) return "strong";
  return points >= fairFrom ? "fair" : "weak";
}
