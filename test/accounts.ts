import { postJson } from "./post-json.ts";
import type { Site } from "./site.ts";
import { queryOnce } from "./test-database.ts";

export interface TestPerson {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** The value of a `Cookie` header that is signed in as this person. */
  readonly cookie: string;
}

export const testPassword = "correct horse battery";

let people = 0;

/**
 * Makes an account the short way: signed up over HTTP as anybody would, then verified in the database rather than by mail, then signed in
 * over HTTP.
 */
export async function openAccount(
  site: Site,
  { email = `person-${++people}-${Date.now()}@example.com`, firstName = "Ada", lastName = "Lovelace" } = {},
): Promise<TestPerson> {
  const signedUp = await postJson(site, "/api/auth/sign-up/email", {
    firstName,
    lastName,
    email,
    password: testPassword,
  });
  if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.status}: ${await signedUp.text()}`);
  const [user] = await queryOnce(
    site.databaseUrl,
    "update users set email_verified = true where email = $1 returning id",
    [email],
  );
  return { userId: String(user?.id), email, password: testPassword, cookie: await signIn(site, email) };
}

/** @returns the value of a `Cookie` header with what the sign-in set. */
export async function signIn(site: Site, email: string, password = testPassword): Promise<string> {
  const signedIn = await postJson(site, "/api/auth/sign-in/email", { email, password });
  if (signedIn.status !== 200) throw new Error(`sign-in answered ${signedIn.status}: ${await signedIn.text()}`);
  return cookiesOf(signedIn);
}

/** What an answer's `Set-Cookie` headers make of a `Cookie` header. */
export function cookiesOf(answer: Response): string {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

/** Forgets how often anything was tried: all requests of a test come from one address. */
export async function clearLimits(site: Site): Promise<void> {
  await queryOnce(site.databaseUrl, "truncate rate_limits");
}
