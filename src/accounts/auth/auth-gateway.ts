import { setTimeout as delay } from "node:timers/promises";
import type { Services } from "#platform/services.ts";
import { askLibrary, type LibraryAnswer } from "./ask-library.ts";
import { type Attempter, type CountedAttempt, findAttempter, isDiscreet, limitAuthAttempts } from "./attempt-limits.ts";
import type { AuthClient } from "./auth-call.ts";
import { type AuthAnswer, type AuthCall, checkAuthCall, pathOf, readAuthRequest } from "./auth-call.ts";
import { startsSession } from "./auth-cookies.ts";
import { describeAuthProblem } from "./auth-errors.ts";
import { type Auth, authBasePath } from "./create-auth.ts";
import { createDatabaseTurns, createIdentifying, type DatabaseTurn, databaseTurn } from "./database-turns.ts";
import { NotHashedError, queueHashFor } from "./hash-queue.ts";
import { findDeviceId, newDeviceId, writeDeviceCookie } from "./known-devices.ts";
import { endMailTurn, mergedAnswerOf, requestedMailOf, takeMailTurn } from "./merge-mails.ts";

export interface AuthGateway {
  /** Answers a request to the library's own HTTP API. @throws {AppError} */
  answer(request: Request, scope: AuthClient["scope"]): Promise<Response>;
  /** The same for pages. @throws {AppError} `rate_limited`; `unavailable` if too many passwords are waiting to be hashed. */
  call(call: AuthCall, client: AuthClient): Promise<AuthAnswer>;
}

/** Longer than any of these calls takes on a machine that isn't overloaded. */
const discreetAnswerMs = 350;

/**
 * The only way to call the library, for programs and our own pages. Limits attempts, keeps answers discreet, sets the client's address and
 * translates errors.
 * @param wait delays discreet answers.
 */
export function createAuthGateway(
  services: Services,
  auth: Pick<Auth, "handler">,
  wait: (ms: number) => Promise<unknown> = delay,
): AuthGateway {
  const { baseUrl, databasePoolSize } = services.config;
  const turns = createDatabaseTurns(databasePoolSize);
  const identify = createIdentifying();

  async function call(given: AuthCall, client: AuthClient): Promise<AuthAnswer> {
    const startedAt = performance.now();
    const checked = checkAuthCall(given, baseUrl);
    if ("refusal" in checked) return refuse(checked.refusal);
    const path = pathOf(checked.call);
    const turn = databaseTurn(turns, client.scope.clientAddress);
    const answer = await answerInTurn(checked.call, client, turn).finally(() => turn.pass());
    if (isDiscreet(path)) await wait(Math.max(0, discreetAnswerMs - (performance.now() - startedAt)));
    return answer;
  }

  async function answerInTurn(call: AuthCall, client: AuthClient, turn: DatabaseTurn): Promise<LibraryAnswer> {
    const path = pathOf(call);
    const asked = { path, body: call.body, client };
    const by = await identify(client.scope.clientAddress, () => findAttempter(services, asked));
    await turn.take(isKnown(by));
    const attempt = await limitAuthAttempts(services, asked, by);
    // Another server may be slow: only the user who asked waits for it.
    if (asksElsewhere(path)) turn.pass();
    const answer = await askOrMerge(call, client, attempt, turn);
    if (startsSession(answer.cookies, baseUrl)) await attempt.forgive();
    return answer;
  }

  async function askOrMerge(
    call: AuthCall,
    client: AuthClient,
    { by, ...attempt }: CountedAttempt,
    turn: DatabaseTurn,
  ): Promise<LibraryAnswer> {
    const { signal, scope } = client;
    const caller = { group: scope.clientAddress, isPreferred: isKnown(by), signal, turn };
    const askInQueue = () => queueHashFor(caller, () => ask(call, client));
    const mail = requestedMailOf(pathOf(call));
    if (!mail) {
      return askInQueue().catch(async (error: unknown) => {
        // A password that wasn't checked is not a guess.
        if (error instanceof NotHashedError) await attempt.forgiveUnchecked();
        throw error;
      });
    }
    if (!(await takeMailTurn(services, mail, by))) return mergedAnswerOf(mail);
    let isSent = false;
    try {
      const answer = await askInQueue();
      isSent = !answer.problem;
      return answer;
    } finally {
      if (!isSent) await endMailTurn(services, mail, by);
    }
  }

  async function ask(call: AuthCall, client: AuthClient): Promise<LibraryAnswer> {
    const deviceId = findDeviceId(client.headers, baseUrl) ?? newDeviceId();
    const answer = await askLibrary(auth, baseUrl, call, { ...client, deviceId });
    // A user who resets a password can read the account's email, so their browser becomes one of the owner's devices
    // (auth/password-reset.ts). They can then sign in even while an attacker uses up the account's attempts.
    if (answer.problem || pathOf(call) !== "/reset-password") return answer;
    return { ...answer, cookies: [...answer.cookies, writeDeviceCookie(deviceId, baseUrl)] };
  }

  return {
    call,
    async answer(request, scope) {
      const given = await readAuthRequest(request, authBasePath);
      return respond(await call(given, { headers: request.headers, scope, signal: request.signal }), scope.requestId);
    },
  };
}

const isKnown = ({ deviceId, sessionId }: Attempter): boolean => deviceId !== undefined || sessionId !== undefined;

/** Google, or an organization’s server, is asked while the call waits. */
const asksElsewhere = (path: string): boolean =>
  /^\/(?:callback|sso)\//.test(path) || ["/sign-in/social", "/sign-in/sso", "/link-social"].includes(path);

function refuse({ status, code }: { readonly status: number; readonly code: string }): AuthAnswer {
  return { status, body: {}, cookies: [], location: null, problem: describeAuthProblem(code) };
}

function respond({ status, body, document, cookies, location, problem }: AuthAnswer, requestId: string): Response {
  const type = document?.type ?? "application/json";
  const headers = new Headers({ "cache-control": "no-store", "content-type": type });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  if (location) headers.set("location", location);
  const shown = problem ? { error: { ...problem, requestId } } : body;
  return new Response(document?.text ?? JSON.stringify(shown), { status, headers });
}
