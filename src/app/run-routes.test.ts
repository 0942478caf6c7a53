import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import type { MediaRunsHarness } from "../../test/media-runs-harness.ts";
import type { MediaServer } from "../../test/media-server.ts";
import { paidRequests } from "../../test/paid-requests.ts";
import { openPaidRoutesHarness, type PaidRoutesHarness, type Person } from "../../test/paid-routes-harness.ts";

/**
 * Routes that call no engine. A new route belongs here, or into the list of those that must be paid. Pages are not routes of this
 * application; scripts/directions.ts lets none of them call engines. The one that checks a user’s own key (/settings/ai-providers) asks a
 * vendor, with that key, for something that is free.
 */
const harmless = [
  "POST /api/audio/transcripts/:id/lines",
  "POST /api/webhooks/lemon-squeezy",
  "POST /api/auth/sso/saml2/sp/acs/*",
  "POST /mcp",
  "POST /settings/profile/avatar",
  "POST /api/create-checkout",
  "POST /api/purchase-credits",
  // The studio calls no provider; its hold has tests of its own.
  "POST /api/designs",
  "POST /api/designs/screens",
  "POST /api/designs/assets",
  "POST /api/designs/fonts",
  "POST /api/designs/table",
  "POST /api/designs/table/files",
  "POST /api/designs/understand",
  "POST /api/designs/:id/photo",
  "POST /api/designs/:id/copies",
  "PUT /api/designs/:id/document",
  "POST /api/designs/:id/brand",
  "POST /api/designs/:id/compose",
  "POST /api/chat/files",
  "POST /api/product-pictures/photos",
  "POST /api/pdfs",
  "POST /api/bots/:botId/files",
  "POST /api/bots/:botId/picture",
  "POST /api/documents/:id/copy",
  "PUT /api/documents/:id",
  "PUT /api/submissions/:id",
  "POST /api/text-files/pdf",
  "POST /api/texts/language",
  "POST /api/library/files",
  "POST /api/runs/quote",
  "POST /api/runs/:id/stop",
  "POST /api/runs/:id/delete",
  "POST /api/presence/:workId",
  ...["/api/auth/*", "/api/v1/*", "/api/openapi.json", "/mcp", "/dev/mailbox/*"].map((path) => `ALL ${path}`),
  ...["/rss.xml", "/tools/changes.xml", "/robots.txt", "/sitemap.xml", "/sitemaps/*"].map((path) => `ALL ${path}`),
  // What exists nowhere else ends here.
  ...["/v1/*", "/assets/*", "/api/*"].map((path) => `ALL ${path}`),
];

describe("[E12] no route gets round the hold", () => {
  let routes: PaidRoutesHarness;
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: Person;
  beforeAll(async () => {
    routes = await openPaidRoutesHarness();
    ({ harness, server } = routes);
    ada = await routes.open();
  });
  beforeEach(() => routes.resetProvider());
  afterAll(() => routes.close());

  it("[E12] every route of the application is in one of the two lists", () => {
    const known = [...harmless, ...paidRequests.map(([path]) => `POST ${path}`)];
    expect(server.writes).toEqual([...new Set(known)].toSorted());
  });

  it.each(paidRequests)(
    "[E12] %s: the provider (%s) is called while the whole price is held",
    async (path, provider, bodyOf) => {
      const { userId } = ada;
      const earlier = (await routes.finishRuns(userId)).map(({ id }) => id);
      const play = routes.handlerOf(provider);
      const heldAtCalls: (readonly number[])[] = [];
      harness.provider.handler = async (request) => {
        heldAtCalls.push(await routes.openHolds(userId));
        return play(request);
      };
      const answer = await routes.ask(ada, path, bodyOf(ada));
      expect([200, 202]).toContain(answer.status);
      await answer.arrayBuffer();
      const runs = (await routes.finishRuns(userId)).filter(({ id }) => !earlier.includes(id));
      expect(runs).toEqual([{ id: expect.any(String), state: "finished", price: expect.any(Number) }]);
      const price = runs[0]?.price ?? 0;
      expect(price).toBeGreaterThan(0);
      expect(heldAtCalls.length).toBeGreaterThan(0);
      for (const held of heldAtCalls) expect([held.length, (held[0] ?? 0) >= price]).toEqual([1, true]);
      expect(await routes.openHolds(userId)).toEqual([]);
      expect(await verifyLedger(harness.database.db)).toEqual([]);
    },
  );

  it("[E12][C9] a user without credits reaches no provider by any of them, and nothing is held", async () => {
    const { database, provider, balanceOf } = harness;
    const person = await routes.open();
    await database.pool.query("update credit_lots set remaining = 0 where user_id = $1", [person.userId]);
    const before = provider.requests.length;
    for (const [path, , bodyOf] of paidRequests) {
      const answer = await routes.ask(person, path, bodyOf(person));
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        402,
        expect.stringContaining("AI credits, but only have 0"),
      ]);
    }
    expect(provider.requests.length).toBe(before);
    expect(await balanceOf(person.userId)).toEqual([0, 0]);
  });

  it("[E12] a user with credits reaches no provider by any other route", async () => {
    const person = await routes.open();
    const before = harness.provider.requests.length;
    for (const route of harmless) {
      const [, pattern = ""] = route.split(" ");
      await (await routes.ask(person, pattern.replace(":id", randomUUID()).replace("*", "x"), {})).arrayBuffer();
    }
    await harness.runJobs();
    expect(harness.provider.requests.length).toBe(before);
  });
});
