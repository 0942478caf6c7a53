import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { createContext, type RouterContextProvider } from "react-router";
import { type Accounts, requireSession, signedInAs } from "#accounts/index.ts";
import type { Viewer } from "#accounts/rules.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { personal, type ReadOnlyState, type Role, teamHeader } from "./rules.ts";
import { findMembership, isNoMember, type Membership, noMember, readOnly, readTeamState } from "./team-access.ts";

/** A team in which a user acts. */
export interface ActingTeam {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** True while nothing can be made or changed in it. */
  readonly isReadOnly: boolean;
  /** Why, and until when it is kept; null while it can be changed. */
  readonly readOnly: ReadOnlyState | null;
}

/** A signed-in user, and whom they act for: themselves or a team. */
export interface Actor {
  readonly userId: string;
  /** Null for themselves. */
  readonly team: ActingTeam | null;
  /** Owner of what they see and make: the team or the user. */
  readonly ownerId: string;
  /** Owner of chats, drafts and PDFs, which members of a team keep to themselves until they share them; else the same. */
  readonly privateId: string;
  /** User whose plan and credits count: the team’s owner or the user. */
  readonly payerId: string;
  /** For runs. Undefined where users pay themselves. */
  readonly member: { readonly teamId: string; readonly memberId: string } | undefined;
}

type Needs = Pick<Services, "db" | "clock">;

const cookieName = "easel.team";
const yearSeconds = 365 * 24 * 60 * 60;

/** `Set-Cookie` header with which a browser opens pages in a team; null for the user's own. It is a wish, checked with each request. */
export const teamCookie = (teamId: string | null, { baseUrl }: { readonly baseUrl: string }): string =>
  serialize(cookieName, teamId ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: baseUrl.startsWith("https:"),
    maxAge: teamId === null ? 0 : yearSeconds,
  });

/** Team that a request wants to be for, unchecked: its id or `personal`; undefined for the user's own work, too. */
export const wantedTeam = (headers: Headers): string | undefined => headers.get(teamHeader) ?? cookieTeam(headers);

/** Team in which a browser opens pages, unchecked. */
export const cookieTeam = (headers: Headers): string | undefined =>
  parse(headers.get("cookie") ?? "", cookieName)[cookieName];

/**
 * Whom a request is for. Requests of a page's scripts name it in a header, since another tab may have switched meanwhile; documents,
 * pictures and downloads go by the cookie.
 * @throws {AppError} `forbidden` if the header names a team that the user is not in.
 */
async function findActor({ db, clock }: Needs, { userId }: Viewer, { headers }: Request): Promise<Actor> {
  const named = headers.get(teamHeader);
  const wanted = wantedTeam(headers);
  const isOwn = !wanted || wanted === personal;
  const membership = isOwn ? undefined : await findMembership(db, { teamId: wanted, userId });
  if (!membership) {
    if (named && !isOwn) throw noMember();
    return { userId, team: null, ownerId: userId, privateId: userId, payerId: userId, member: undefined };
  }
  const { readOnly: state } = await readTeamState(db, membership, clock.now());
  return actorIn(membership, { userId, state });
}

/** @throws {AppError} `forbidden` for a change in a team that can only be read. */
function requireWritable({ team }: Actor, { method }: Request): void {
  if (team?.readOnly && method !== "GET" && method !== "HEAD") throw readOnly(team.name, team.readOnly.reason);
}

function actorIn(
  { teamId, name, role, ownerId, privateId }: Membership,
  { userId, state }: { readonly userId: string; readonly state: ReadOnlyState | null },
): Actor {
  return {
    userId,
    team: { id: teamId, name, role, isReadOnly: state !== null, readOnly: state },
    ownerId: teamId,
    privateId,
    payerId: ownerId ?? userId,
    member: { teamId, memberId: userId },
  };
}

const actingContext = createContext<{
  readonly request: Request;
  readonly readActor: (viewer: Viewer) => Promise<Actor>;
}>();

/** Lets pages find out whom their request is for. It is looked up once for all loaders of a page. */
export function setUpActing(services: Needs, context: RouterContextProvider, request: Request): void {
  let reading: Promise<Actor> | undefined;
  const readActor = (viewer: Viewer) => {
    reading ??= findActor(services, viewer, request);
    return reading;
  };
  context.set(actingContext, { request, readActor });
}

/**
 * The signed-in user of a page, and whom they act for.
 * @param url of the page, as a loader or action gets it.
 * @param endsAccess true for a page whose forms do nothing but take access away, which also works in a team that can only be read.
 * @throws a redirect to the sign-in page for visitors; {AppError} `forbidden` as `findActor`, and for other changes in such a team.
 */
export async function requireActor(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { endsAccess = false }: { readonly endsAccess?: boolean } = {},
): Promise<Actor & { readonly viewer: Viewer }> {
  const { viewer } = await requireSession(context, url);
  const { request, readActor } = context.get(actingContext);
  const actor = await readActor(viewer);
  if (!endsAccess) requireWritable(actor, request);
  return { viewer, ...actor };
}

/** The same for endpoints that aren't pages. @throws {AppError} `unauthorized` for a visitor; `forbidden` as `requireActor`. */
export async function actingAs(
  c: Context<AppEnv>,
  services: Needs,
  accounts: Pick<Accounts, "readSession">,
): Promise<Actor> {
  const actor = await findActor(services, await signedInAs(c, accounts), c.req.raw);
  requireWritable(actor, c.req.raw);
  return actor;
}

/** Team of a page. @throws {AppError} as `findActor`. */
export async function findActingTeam(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
): Promise<ActingTeam | null> {
  const { team } = await context.get(actingContext).readActor(viewer);
  return team;
}

interface FrameTeam {
  readonly team: ActingTeam | null;
  /** The team that the page’s requests name: its id, or `personal`. */
  readonly named: string;
}

/**
 * The same for the frame of pages, which stays when a person is no longer in the page’s team: its requests go on naming the team and are
 * refused. As the user’s own they would be paid by the user.
 */
export async function findFrameTeam(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  { headers }: Request,
): Promise<FrameTeam> {
  try {
    const team = await findActingTeam(context, viewer);
    return { team, named: team?.id ?? personal };
  } catch (error) {
    const named = headers.get(teamHeader);
    if (named && isNoMember(error)) return { team: null, named };
    throw error;
  }
}
