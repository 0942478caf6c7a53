import { hashPassword } from "#accounts/password-hash.ts";
import { postJson } from "./post-json.ts";
import { querySite } from "./query-site.ts";
import type { Site } from "./site.ts";
import { putSubscription } from "./subscriptions.ts";
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

/** Each with its own domain, so that limits per domain don't apply. */
const newAddress = () => `person-${++people}@mail-${people}-${Date.now()}.example`;

/** Hashed once for all accounts: hashing is slow on purpose. */
let testPasswordHash: Promise<string> | undefined;

/** Creates an account as a confirmed sign-up leaves it, but directly in the database, then signs in over HTTP. */
export async function openAccount(
  site: Site,
  { email = newAddress(), firstName = "Ada", lastName = "Lovelace" } = {},
): Promise<TestPerson> {
  testPasswordHash ??= hashPassword(testPassword);
  const [user] = await queryOnce(
    site.databaseUrl,
    `with waiting as (delete from sign_ups where email = $1),
     person as (
       insert into users (email, name, first_name, last_name, email_verified)
       values ($1, concat_ws(' ', $2::text, $3::text), $2::text, $3::text, true) returning id
     ),
     ${confirmedParts("$4")}
     select id from person`,
    [email, firstName, lastName, await testPasswordHash],
  );
  return { userId: String(user?.id), email, password: testPassword, cookie: await signIn(site, email) };
}

/** Writes the SQL for what belongs to a new `person`. @param password its hash, in SQL. */
const confirmedParts = (password: string) =>
  `identity as (
     insert into identities (user_id, provider_id, account_id, password)
     select person.id, 'credential', person.id::text, ${password} from person
   ),
   event as (
     insert into security_events (user_id, kind, happened_at) select id, 'signed-up', clock_timestamp() from person
   )`;

/** Turns an unconfirmed sign-up into an account, as its emailed link does. @returns the account's id. */
export async function confirmSignUp(site: Pick<Site, "databaseUrl">, email: string): Promise<string> {
  const [user] = await queryOnce(
    site.databaseUrl,
    `with confirmed as (delete from sign_ups where email = $1 returning *),
     person as (
       insert into users (email, name, first_name, last_name, email_verified)
       select email, first_name || ' ' || last_name, first_name, last_name, true from confirmed returning id
     ),
     ${confirmedParts("(select password from confirmed)")}
     select id from person`,
    [email],
  );
  return String(user?.id);
}

/** @returns the value of a `Cookie` header with the sign-in's cookies. */
export async function signIn(site: Site, email: string, password = testPassword): Promise<string> {
  const signedIn = await postJson(site, "/api/auth/sign-in/email", { email, password });
  if (signedIn.status !== 200) throw new Error(`sign-in answered ${signedIn.status}: ${await signedIn.text()}`);
  return cookiesOf(signedIn);
}

/** @returns the value of a `Cookie` header, from an answer's `Set-Cookie` headers. */
export function cookiesOf(answer: Response): string {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

/** Resets all attempt limits: all requests of a test come from one address. */
/** A team of a person on Business, with others in it. @returns its id. */
export async function openTeam(
  site: Site,
  owner: TestPerson,
  others: readonly (readonly [person: TestPerson, role: "admin" | "member"])[] = [],
): Promise<string> {
  await putSubscription(site, owner.userId, { planId: "business" });
  const [team] = await querySite<{ id: string }>(
    site,
    "insert into teams (owner_id, name, created_at) values ($1, 'Studio North', now()) returning id",
    [owner.userId],
  );
  if (!team) throw new Error("the team was not stored");
  for (const [{ userId }, role] of [[owner, "owner"] as const, ...others]) {
    await querySite(site, "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, $3, now())", [
      team.id,
      userId,
      role,
    ]);
  }
  return team.id;
}

export async function clearLimits(site: Site): Promise<void> {
  await queryOnce(site.databaseUrl, "delete from rate_limits");
}
