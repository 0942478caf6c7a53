import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { limitConcurrency } from "#platform/limit-concurrency.ts";
import { type ListPage, pageOf, pageWindow } from "#platform/list-query.ts";
import type { Services } from "#platform/services.ts";
import { tools } from "../schema.ts";
import { readDirectorySettings } from "./directory-settings.ts";
import type { LinkListState, LinkState } from "./link-states.ts";
import { toolLinks } from "./schema.ts";

/** A `fetch` that reaches public addresses only, and returns redirects as answers. */
export type LinkFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Each website is asked once in so long a time. */
const intervalDays = 7;
/** One run asks at most so many, those that wait longest first; the next night goes on. */
const linksMax = 20_000;
/** Hosts that are asked at the same time; each host has one request at a time. */
const hostsAtOnce = 4;
const timeoutMs = 10_000;
const redirectsMax = 5;

/** Checks the websites of published tools that are due. Does nothing unless the operator has switched it on. */
export async function checkLinks(
  { db, clock }: Pick<Services, "db" | "clock">,
  fetch: LinkFetch,
  signal?: AbortSignal,
): Promise<number> {
  if (!(await readDirectorySettings(db)).checksLinks) return 0;
  const due = new Date(clock.now().getTime() - intervalDays * dayMs);
  const links = await db
    .select({
      slug: tools.slug,
      website: tools.website,
      failingSince: toolLinks.failingSince,
      checked: toolLinks.website,
    })
    .from(tools)
    .leftJoin(toolLinks, eq(toolLinks.toolSlug, tools.slug))
    .where(
      and(sql`${tools.state} = 'published'`, or(isNull(toolLinks.checkedAt), lt(toolLinks.checkedAt, due), isChanged)),
    )
    .orderBy(sql`${toolLinks.checkedAt} asc nulls first`, asc(tools.slug))
    .limit(linksMax);
  const inTurn = limitConcurrency(hostsAtOnce);
  const hosts = Map.groupBy(links, ({ website }) => new URL(website).hostname);
  const checkHost = async (ofHost: typeof links) => {
    for (const { slug, website, failingSince, checked } of ofHost) {
      if (signal?.aborted) return;
      const found = await checkLink(fetch, website, signal);
      if (signal?.aborted) return;
      await storeLink(db, {
        slug,
        website,
        ...found,
        failingSince: checked === website ? failingSince : null,
        now: clock.now(),
      });
    }
  };
  await Promise.all([...hosts.values()].map((ofHost) => inTurn(() => checkHost(ofHost))));
  return links.length;
}

const isChanged = sql`${toolLinks.website} <> ${tools.website}`;

interface FoundLink {
  readonly state: LinkState;
  readonly httpStatus: number | null;
  /** Another address that it leads to. */
  readonly leadsTo: string | null;
}

/** Asks for an address as politely as possible: its head first, and its page only where a server doesn't answer that. */
export async function checkLink(fetch: LinkFetch, website: string, signal?: AbortSignal): Promise<FoundLink> {
  const head = await follow(fetch, website, { method: "HEAD", signal });
  return head.state === "works" || head.state === "moved" ? head : follow(fetch, website, { method: "GET", signal });
}

async function follow(
  fetch: LinkFetch,
  website: string,
  { method, signal }: { readonly method: "HEAD" | "GET"; readonly signal: AbortSignal | undefined },
): Promise<FoundLink> {
  let url = website;
  try {
    for (let redirects = 0; redirects <= redirectsMax; redirects++) {
      const limit = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, {
        method,
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
        headers: { "User-Agent": "Mozilla/5.0 (compatible; link check)", Accept: "text/html,*/*;q=0.5" },
      });
      await response.body?.cancel();
      const target = response.headers.get("location");
      const isRedirect = response.status >= 300 && response.status < 400 && target !== null;
      if (!isRedirect) return { ...judge(response.status, website, url), httpStatus: response.status };
      url = new URL(target, url).href;
    }
    return { state: "unreachable", httpStatus: null, leadsTo: null };
  } catch {
    return { state: "unreachable", httpStatus: null, leadsTo: null };
  }
}

/** @param url address of the last answer. */
function judge(status: number, website: string, url: string): Omit<FoundLink, "httpStatus"> {
  if (status === 404 || status === 410) return { state: "missing", leadsTo: null };
  // A server that answers programs with these has its page for people.
  if (status === 401 || status === 403 || status === 405 || status === 429) return { state: "refused", leadsTo: null };
  if (status >= 400) return { state: "unreachable", leadsTo: null };
  return siteOf(url) === siteOf(website)
    ? { state: "works", leadsTo: null }
    : { state: "moved", leadsTo: url.slice(0, 500) };
}

const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

const failing: readonly LinkState[] = ["missing", "unreachable"];

async function storeLink(
  db: Executor,
  {
    slug,
    now,
    failingSince,
    ...found
  }: FoundLink & {
    readonly slug: string;
    readonly website: string;
    readonly failingSince: Date | null;
    readonly now: Date;
  },
): Promise<void> {
  const result = {
    ...found,
    checkedAt: now,
    failingSince: failing.includes(found.state) ? (failingSince ?? now) : null,
  };
  await db
    .insert(toolLinks)
    .values({ toolSlug: slug, ...result })
    .onConflictDoUpdate({ target: toolLinks.toolSlug, set: result });
}

interface Wanted {
  readonly state: LinkListState;
  readonly page: number;
}

/** One page of the last results, those that have been failing longest first. */
export async function listLinks(
  db: Executor,
  { state, page }: Wanted,
): Promise<ListPage<typeof toolLinks.$inferSelect & { readonly name: string }>> {
  const wanted: Readonly<Record<Wanted["state"], SQL | undefined>> = {
    failing: isNotNull(toolLinks.failingSince),
    moved: eq(toolLinks.state, "moved"),
    refused: eq(toolLinks.state, "refused"),
    all: undefined,
  };
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({ link: toolLinks, name: tools.name })
    .from(toolLinks)
    .innerJoin(tools, eq(tools.slug, toolLinks.toolSlug))
    .where(wanted[state])
    .orderBy(sql`${toolLinks.failingSince} asc nulls last`, asc(toolLinks.toolSlug))
    .limit(limit)
    .offset(offset);
  return pageOf(
    rows.map(({ link, name }) => ({ ...link, name })),
    page,
  );
}
