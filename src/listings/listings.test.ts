import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeListing, seedCatalogue } from "#directory/index.ts";
import { dayMs } from "#platform/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import {
  approveClaim,
  checkClaim,
  findClaim,
  giveUpClaim,
  listClaims,
  revokeClaim,
  startClaim,
} from "./claims/claims.ts";
import { findUsedTools } from "./find-used-tools.ts";
import { forgetOldListings } from "./jobs.ts";
import { listContributions } from "./list-contributions.ts";
import { listSent } from "./list-sent.ts";
import type { ListingFacts, SentKind } from "./listing-rules.ts";
import { listingsData } from "./listings-data.ts";
import { listProposals, proposeEdit, publishProposal, readFacts } from "./proposals/proposals.ts";
import { endReport, listReports, reportListing } from "./reports/reports.ts";
import { deleteReview, findReview, listReviews, publishReview, refuseReview, writeReview } from "./reviews/reviews.ts";
import { factsOf, readCorrections } from "./submissions/correct-submission.ts";
import { askBack, publishSubmission, refuseSubmission } from "./submissions/decide-submission.ts";
import { findSameDomain } from "./submissions/find-same-domain.ts";
import { readSubmission } from "./submissions/read-submissions.ts";
import {
  deleteSubmission,
  openSubmissionsMax,
  type SubmissionValues,
  saveSubmission,
  startSubmission,
} from "./submissions/save-submission.ts";
import { sendSubmission } from "./submissions/send-submission.ts";
import { setUpvote } from "./votes/upvotes.ts";
import type { Network } from "./website/network.ts";

const now = new Date("2026-03-01T09:00:00Z");

describe("the directory made with its users", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let people = 0;

  /** A user with an old account, so that the limits of the first day are not in the way. */
  async function addUser(
    values: { readonly email?: string; readonly ageDays?: number; readonly isVerified?: boolean } = {},
  ) {
    const { email = `user-${++people}@maker.example`, ageDays = 30, isVerified = true } = values;
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (name, first_name, last_name, email, email_verified, created_at)
       values ('Ada Lovelace', 'Ada', 'Lovelace', $1, $2, $3) returning id`,
      [email, isVerified, new Date(now.getTime() - ageDays * dayMs)],
    );
    return rows[0]?.id ?? "";
  }

  const values = (website: string, changes: Partial<SubmissionValues> = {}): SubmissionValues => ({
    name: "Fox Studio",
    website,
    description: "Draws foxes of every kind from a sentence, in the style of old prints.",
    category: "image-generation",
    tags: "foxes, drawing, prints",
    price: "free",
    note: "",
    reply: "",
    isAnotherProduct: "",
    isWebsiteRight: "",
    ...changes,
  });
  /** Websites that answer, by address, and TXT records by domain. */
  const outside = (
    pages: Readonly<Record<string, string>> = {},
    txt: Readonly<Record<string, string[]>> = {},
  ): Network => ({
    readPage: async (address) => (address in pages ? { status: 200, text: pages[address] ?? "" } : undefined),
    readTxt: async (domain) => txt[domain] ?? [],
  });
  const answering: Network = { readPage: async () => ({ status: 200, text: "" }), readTxt: async () => [] };
  async function send(userId: string, website: string, changes?: Partial<SubmissionValues>, network = answering) {
    const id = await startSubmission(harness.services, userId, website);
    await sendAgain(id, userId, website, changes, network);
    return id;
  }
  async function sendAgain(
    id: string,
    userId: string,
    website: string,
    changes?: Partial<SubmissionValues>,
    network = answering,
  ) {
    const { revision } = await readSubmission(database.db, id);
    const sent = { id, userId, revision, values: values(website, changes) };
    await sendSubmission(harness.services, sent, network);
  }
  async function decided(id: string) {
    const { revision } = await readSubmission(database.db, id);
    return { id, revision, at: harness.services.clock.now() };
  }
  async function publish(userId: string, website: string, changes?: Partial<SubmissionValues>) {
    const id = await send(userId, website, changes);
    return publishSubmission(database.db, harness.services, await decided(id));
  }
  const numbersOf = async (slug: string) => {
    const { rows } = await database.pool.query(
      "select upvotes_total, reviews_total, ratings_sum, has_verified_maker from tools where slug = $1",
      [slug],
    );
    return rows[0];
  };
  const mails = async () => {
    await harness.runJobs([]);
    return harness.mails.map(({ subject }) => subject);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => []);
  });
  beforeEach(async () => {
    harness.setTime(now);
    await database.pool.query(
      "delete from tool_submissions; delete from tool_claims; delete from tool_upvotes; delete from tool_reviews; delete from listing_reports; delete from rate_limits",
    );
    await harness.runJobs([]);
    harness.mails.length = 0;
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  describe("submissions", () => {
    it("[A25] lead from a draft through a question to a listing, which the seed files leave alone", async () => {
      const ada = await addUser();
      const id = await send(ada, "https://www.fox-studio.example/");
      await askBack(database.db, harness.services, { ...(await decided(id)), reason: "Is there a free plan?" });
      expect(await readSubmission(database.db, id, ada)).toMatchObject({
        state: "asked_back",
        answer: "Is there a free plan?",
      });
      await sendAgain(id, ada, "https://www.fox-studio.example", { price: "paid", reply: "No, it’s paid." });
      expect(await readSubmission(database.db, id)).toMatchObject({
        state: "in_review",
        answer: "Is there a free plan?",
        reply: "No, it’s paid.",
      });
      // An answer belongs to one question.
      await askBack(database.db, harness.services, { ...(await decided(id)), reason: "Since when?" });
      expect(await readSubmission(database.db, id)).toMatchObject({ answer: "Since when?", reply: "" });
      await sendAgain(id, ada, "https://www.fox-studio.example", { price: "paid" });
      const slug = await publishSubmission(database.db, harness.services, await decided(id));
      expect(slug).toBe("fox-studio");
      expect(await readFacts(database.db, slug)).toMatchObject({
        name: "Fox Studio",
        website: "https://www.fox-studio.example",
        tags: ["foxes", "drawing", "prints"],
        isPaid: true,
      });
      expect(await mails()).toEqual([
        "We’ve received your submission of Fox Studio",
        "A question about your submission",
        "A question about your submission",
        "Your tool is listed",
      ]);
      await changeListing(database.db, "looka", { name: "Looka by its maker" }, now);
      await database.pool.query("delete from catalogue_seed");
      const client = await database.pool.connect();
      await seedCatalogue(client, {}).finally(() => client.release());
      expect((await readFacts(database.db, slug)).name).toBe("Fox Studio");
      expect((await readFacts(database.db, "looka")).name).toBe("Looka by its maker");
    });

    it("[A25] are decided once, on the version that the operator has read", async () => {
      const ada = await addUser();
      const id = await send(ada, "https://one-decision.example");
      const read = await decided(id);
      const outcomes = await Promise.allSettled([
        database.db.transaction((db) => publishSubmission(db, harness.services, read)),
        database.db.transaction((db) =>
          refuseSubmission(db, harness.services, { ...read, reason: "It is not a tool." }),
        ),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      await expect(
        publishSubmission(database.db, harness.services, { ...read, revision: read.revision - 1 }),
      ).rejects.toMatchObject({ code: "conflict" });
      // The receipt and one decision.
      expect((await mails()).length).toBe(2);
    });

    it("[G4] are published as the operator corrected them, of which the user is told, at no other domain", async () => {
      const ada = await addUser();
      const website = "https://misspelt.example";
      const id = await send(ada, website, { name: "Misspellt", tags: "one, two, three" });
      const facts = { ...factsOf(await readSubmission(database.db, id)), name: "Misspelt", isPaid: true };
      const publishAs = async (changed: Partial<ListingFacts>) =>
        publishSubmission(database.db, harness.services, { ...(await decided(id)), facts: { ...facts, ...changed } });
      for (const [field, changed] of [
        ["website", { website: "https://elsewhere.example" }],
        ["category", { categoryId: "no-such" }],
      ] as const)
        await expect(publishAs(changed)).rejects.toMatchObject({ code: "invalid_input", field });
      expect(await readCorrections(database.db, id, facts)).toEqual([
        { name: "Name", value: "“Misspelt”, before “Misspellt”" },
        { name: "Price", value: "“Paid”, before “Has a free plan”" },
      ]);
      expect(await readCorrections(database.db, id, undefined)).toEqual([]);
      const slug = await publishAs({});
      expect(await readFacts(database.db, slug)).toEqual(facts);
      expect(await readSubmission(database.db, id)).toMatchObject({
        name: "Misspelt",
        price: "paid",
        state: "published",
      });
      await mails();
      expect(harness.mails.at(-1)?.text).toContain(
        "We corrected this in it:\n\nName: “Misspelt”, before “Misspellt”\nPrice:",
      );
    });

    it("[A25] get an address of their own, never that of another listing or page", async () => {
      const ada = await addUser();
      const slugs = [];
      for (const [number, name] of ["Canva", "Logo creation", "狐スタジオ", "Canva"].entries())
        slugs.push(await publish(ada, `https://named-${number}.example`, { name }));
      expect(slugs).toEqual(["canva-2", "logo-creation-2", "named-2-example", "canva-3"]);
    });

    it("[A25] of a domain that is listed are refused, however its address is written, unless it is another product", async () => {
      const ada = await addUser();
      for (const website of ["https://CANVA.com.", "canva.com/pricing?utm_source=x", "http://deep.www.canva.com/a"]) {
        await expect(send(ada, website)).rejects.toMatchObject({ code: "conflict", userMessage: /Canva/ });
        await database.pool.query("delete from tool_submissions");
      }
      // Other domains that only end alike.
      await send(ada, "https://notcanva.com", { name: "Not Canva" });
      await send(ada, "https://canva.com/new-product", { isAnotherProduct: "on" });
      // An engine, and a name of the international alphabet.
      const same = await findSameDomain(database.db, {
        domain: "claude.com",
        id: await decided(await send(ada, "https://müller.example")).then((one) => one.id),
        userId: ada,
      });
      expect(same.listed.map(({ kind }) => kind)).toContain("engine");
      const eve = await addUser();
      await expect(send(eve, "https://xn--mller-kva.example")).rejects.toMatchObject({
        code: "conflict",
        userMessage: /in review/,
      });
      await expect(send(ada, "https://www.müller.example/again")).rejects.toMatchObject({ code: "conflict" });
    });

    it("[A25] keep what was typed where they are refused, and ask the website unless the user knows better", async () => {
      const ada = await addUser();
      await expect(send(ada, "https://silent.example", {}, outside())).rejects.toMatchObject({
        code: "invalid_input",
        field: "isWebsiteRight",
      });
      const id = await startSubmission(harness.services, ada, "https://silent.example");
      expect(await readSubmission(database.db, id, ada)).toMatchObject({ state: "draft", name: "Fox Studio" });
      await sendAgain(id, ada, "https://silent.example", { isWebsiteRight: "on" }, outside());
      expect(await readSubmission(database.db, id, ada)).toMatchObject({ state: "in_review", isWebsiteRight: true });
    });

    it("[A25] are no other user's, and come from verified, lasting addresses alone", async () => {
      const [ada, eve] = await Promise.all([addUser(), addUser()]);
      const id = await send(ada, "https://own.example");
      const refusals = await Promise.allSettled([
        readSubmission(database.db, id, eve),
        deleteSubmission(database.db, { id, userId: eve }),
        sendAgain(id, eve, "https://own.example"),
        readSubmission(database.db, "not-a-uuid", ada),
      ]);
      for (const refused of refusals) expect(refused).toMatchObject({ reason: { code: "not_found" } });
      for (const other of [await addUser({ isVerified: false }), await addUser({ email: "fox@mailinator.com" })])
        await expect(startSubmission(harness.services, other, "https://other.example")).rejects.toMatchObject({
          code: "forbidden",
        });
    });

    it("[A25] that another tab has changed since are not overwritten, and deleted ones are said to be", async () => {
      const ada = await addUser();
      const id = await startSubmission(harness.services, ada, "https://two-tabs.example");
      const save = (name: string, revision: number) =>
        saveSubmission(harness.services, {
          id,
          userId: ada,
          revision,
          values: values("https://two-tabs.example", { name }),
        });
      expect(await save("One", 1)).toBe(2);
      await expect(save("Two", 1)).rejects.toMatchObject({
        code: "conflict",
        userMessage: "This draft was changed in another tab. Reload to see it.",
      });
      expect(await save("One", 2)).toBe(2);
      expect(await readSubmission(database.db, id)).toMatchObject({ name: "One", revision: 2 });
      await deleteSubmission(database.db, { id, userId: ada });
      await expect(save("Three", 2)).rejects.toMatchObject({
        code: "not_found",
        userMessage: "This submission was deleted.",
      });
    });

    it("[A25] are bounded: one on an account's first day, and a few that are open at once", async () => {
      const young = await addUser({ ageDays: 0 });
      const first = "https://first.example";
      const id = await startSubmission(harness.services, young, first);
      // What was refused doesn't count, however often.
      for (let press = 0; press < 12; press += 1)
        await expect(sendAgain(id, young, first, {}, outside())).rejects.toMatchObject({ field: "isWebsiteRight" });
      await sendAgain(id, young, first, { isWebsiteRight: "on" });
      await expect(send(young, "https://second.example", { isWebsiteRight: "on" })).rejects.toMatchObject({
        code: "rate_limited",
        userMessage: "You’ve reached the first day’s limit for submissions. Please try again in 24 hours.",
      });
      const ada = await addUser();
      const starts = Array.from({ length: openSubmissionsMax + 2 }, (_, number) =>
        startSubmission(harness.services, ada, `https://many-${number}.example`),
      );
      const outcomes = await Promise.allSettled(starts);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(openSubmissionsMax);
    });
  });

  describe("claims", () => {
    const claimed = async (userId: string, toolSlug: string) => {
      await startClaim(harness.services, { userId, toolSlug });
      return (await findClaim(database.db, { userId, toolSlug }))?.token ?? "";
    };

    it("[A25] are proved by a TXT record or a meta tag, and by nothing else on the page", async () => {
      const [ada, ben] = await Promise.all([addUser(), addUser()]);
      const token = await claimed(ada, "canva");
      const page = (text: string) =>
        outside({ "https://www.canva.com": text }, { "canva.com": ["v=spf1", "easel-verification=other"] });
      const tag = `<meta name="easel-verification" content="${token}">`;
      const check = (method: "dns" | "meta", network: Network) =>
        checkClaim(harness.services, { userId: ada, toolSlug: "canva", method }, network).then(
          ({ outcome }) => outcome,
        );
      for (const text of [
        "",
        `<!-- ${tag} -->`,
        `<head></head><body>${tag}</body>`,
        tag.replace(token, "x"),
        `<p>${token}</p>`,
      ])
        expect([text, await check("meta", page(text))]).toEqual([text, "not-found"]);
      expect(await check("dns", page(""))).toBe("not-found");
      expect(await check("meta", outside())).toBe("no-answer");
      expect(await numbersOf("canva")).toMatchObject({ has_verified_maker: false });
      expect(
        await check(
          "meta",
          page(`<html><head><title>x</title>${tag.toUpperCase().replace(token.toUpperCase(), token)}</head>`),
        ),
      ).toBe("verified");
      expect(await numbersOf("canva")).toMatchObject({ has_verified_maker: true });
      const other = await claimed(ben, "canva");
      const records = outside({}, { "canva.com": [`easel-verification=${other}`] });
      expect(
        await checkClaim(harness.services, { userId: ben, toolSlug: "canva", method: "dns" }, records),
      ).toMatchObject({
        outcome: "waiting",
      });
      expect(await mails()).toEqual(["Your listing is verified"]);
    });

    it("[A25] of two users who prove one tool at once make one of them its maker; the operator may change that", async () => {
      const users = await Promise.all([addUser(), addUser()]);
      const tokens = await Promise.all(users.map((user) => claimed(user, "figma")));
      const network = outside({}, { "figma.com": tokens.map((token) => `easel-verification=${token}`) });
      const outcomes = await Promise.all(
        users.map((userId) => checkClaim(harness.services, { userId, toolSlug: "figma", method: "dns" }, network)),
      );
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["verified", "waiting"]);
      const { rows: claims } = await listClaims(database.db, { state: "waiting", page: 1 });
      expect(claims).toHaveLength(1);
      const [waiting] = claims;
      await approveClaim(database.db, harness.services, {
        id: waiting?.id ?? "",
        at: now,
        reason: "The domain was sold.",
      });
      const after = await listClaims(database.db, { state: "verified", page: 1 });
      expect(after.rows.map(({ userId }) => userId)).toEqual([waiting?.userId]);
      expect(await mails()).toEqual([
        "Your listing is verified",
        "Your listing is no longer verified",
        "Your listing is verified",
      ]);
      await revokeClaim(database.db, harness.services, {
        id: waiting?.id ?? "",
        at: now,
        reason: "It was sold again.",
      });
      expect(await numbersOf("figma")).toMatchObject({ has_verified_maker: false });
    });

    it("[A25] let the maker propose edits, of which the operator publishes the changed facts only", async () => {
      const ada = await addUser();
      const slug = await publish(ada, "https://edited.example", { name: "Edited" });
      const facts = await readFacts(database.db, slug);
      const propose = (changes: Partial<typeof facts>) =>
        proposeEdit(harness.services, { userId: ada, toolSlug: slug, facts: { ...facts, ...changes } });
      await expect(propose({ isPaid: true })).rejects.toMatchObject({ code: "forbidden" });
      const token = await claimed(ada, slug);
      await checkClaim(
        harness.services,
        { userId: ada, toolSlug: slug, method: "dns" },
        outside({}, { "edited.example": [`easel-verification=${token}`] }),
      );
      await expect(propose({})).rejects.toMatchObject({ code: "conflict" });
      await expect(propose({ website: "https://elsewhere.example" })).rejects.toMatchObject({ field: "website" });
      await propose({ isPaid: true });
      await propose({ isPaid: true, tags: ["foxes", "prints", "etching"] });
      const { rows: proposals } = await listProposals(database.db, { state: "waiting", page: 1 });
      expect(proposals).toMatchObject([
        { revision: 2, base: { isPaid: false }, proposal: { isPaid: true, tags: ["foxes", "prints", "etching"] } },
      ]);
      expect(await readFacts(database.db, slug)).toEqual(facts);
      await database.pool.query(
        "update tools set description = 'Changed meanwhile by the operator, who knows.' where slug = $1",
        [slug],
      );
      const [{ id = "", revision = 0 } = {}] = proposals;
      await publishProposal(database.db, harness.services, { id, revision, at: now });
      expect(await readFacts(database.db, slug)).toMatchObject({
        isPaid: true,
        tags: ["foxes", "prints", "etching"],
        description: "Changed meanwhile by the operator, who knows.",
      });
      await propose({ name: "Edited again" });
      const claim = await findClaim(database.db, { userId: ada, toolSlug: slug });
      await revokeClaim(database.db, harness.services, { id: claim?.id ?? "", at: now, reason: "It was sold." });
      expect((await listProposals(database.db, { state: "waiting", page: 1 })).rows).toEqual([]);
      await expect(propose({ name: "Edited again" })).rejects.toMatchObject({ code: "forbidden" });
    });
  });

  it("[G4] a tool that a user has done something about is told from one that nothing refers to", async () => {
    await setUpvote(harness.services, { userId: await addUser(), toolSlug: "suno", isWanted: true });
    expect([...(await findUsedTools(database.db, ["pika", "suno"]))]).toEqual(["suno"]);
  });

  describe("upvotes", () => {
    it("[A25] are counted right whatever happens at once: votes, taking them back, disabled and deleted accounts", async () => {
      const slugs = ["canva", "figma", "framer"];
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              voter: fc.nat(3),
              slug: fc.constantFrom(...slugs),
              act: fc.constantFrom("add", "add", "remove", "disable", "enable", "delete"),
            }),
            { minLength: 4, maxLength: 14 },
          ),
          async (acts) => {
            const voters = await Promise.all([0, 1, 2, 3].map(() => addUser()));
            await Promise.all(
              acts.map(async ({ voter, slug, act }) => {
                const userId = voters[voter] ?? "";
                const isVote = act === "add" || act === "remove";
                const done = isVote
                  ? setUpvote(harness.services, { userId, toolSlug: slug, isWanted: act === "add" })
                  : database.pool.query(
                      act === "delete"
                        ? "delete from users where id = $1"
                        : `update users set disabled_at = ${act === "disable" ? "now()" : "null"} where id = $1`,
                      [userId],
                    );
                // A disabled or deleted account can't vote; nothing else may fail.
                await done.catch((error: unknown) => {
                  const isRefused = (error as { code?: string }).code === "forbidden";
                  const isGone = String((error as { cause?: unknown }).cause ?? error).includes("tool_upvotes_user_id");
                  if (!isRefused && !isGone) throw error;
                });
              }),
            );
            const { rows } = await database.pool.query(
              `select slug, upvotes_total, (
                 select count(*)::int from tool_upvotes v join users u on u.id = v.user_id
                 where v.tool_slug = slug and u.disabled_at is null) as votes
               from tools where slug = any($1) order by slug`,
              [slugs],
            );
            for (const { slug, upvotes_total, votes } of rows) expect([slug, upvotes_total]).toEqual([slug, votes]);
          },
        ),
        { numRuns: 15 },
      );
    });
  });

  describe("reviews", () => {
    const review = (
      userId: string,
      changes: { readonly rating?: number; readonly toolSlug?: string; readonly text?: string } = {},
    ) => {
      const { rating = 4, toolSlug = "midjourney", text = "It draws foxes just as I describe them." } = changes;
      return writeReview(harness.services, { userId, toolSlug, rating, text, usedFor: "Posters" });
    };
    async function publishReviewOf(userId: string, toolSlug = "midjourney") {
      const { id = "", revision = 0 } = (await findReview(database.db, { userId, toolSlug })) ?? {};
      await publishReview(database.db, harness.services, { id, revision, at: now });
      return id;
    }

    it("[A25] are public once an operator has read them, count then, and go back to the queue when they change", async () => {
      const [ada, ben] = await Promise.all([addUser(), addUser()]);
      await Promise.all([review(ada), review(ada), review(ben, { rating: 1 })]);
      expect(await numbersOf("midjourney")).toMatchObject({ reviews_total: 0, ratings_sum: 0 });
      await publishReviewOf(ada);
      await publishReviewOf(ben);
      expect(await numbersOf("midjourney")).toMatchObject({ reviews_total: 2, ratings_sum: 5 });
      const { reviews } = await listReviews(database.db, { toolSlug: "midjourney", page: 1, total: 2 });
      expect(reviews.map(({ author, rating }) => [author, rating]).toSorted()).toEqual([
        ["Ada L.", 1],
        ["Ada L.", 4],
      ]);
      await review(ben, { rating: 5 });
      expect(await numbersOf("midjourney")).toMatchObject({ reviews_total: 1, ratings_sum: 4 });
      const refused = {
        id: (await findReview(database.db, { userId: ada, toolSlug: "midjourney" }))?.id ?? "",
        revision: 2,
      };
      await refuseReview(database.db, harness.services, { ...refused, at: now, reason: "It is about another tool." });
      await publishReviewOf(ben);
      await deleteReview(database.db, { userId: ben, toolSlug: "midjourney" });
      expect(await numbersOf("midjourney")).toMatchObject({ reviews_total: 0, ratings_sum: 0 });
    });

    it("[A25] are never about the author's own tool, and say whether they have run it here", async () => {
      const ada = await addUser();
      const slug = await publish(ada, "https://reviewed.example", { name: "Reviewed" });
      await expect(review(ada, { toolSlug: slug })).rejects.toMatchObject({ code: "forbidden" });
      const upvote = { userId: ada, toolSlug: slug, isWanted: true };
      await expect(setUpvote(harness.services, upvote)).rejects.toMatchObject({ code: "forbidden" });
      await review(ada);
      expect(await findReview(database.db, { userId: ada, toolSlug: "midjourney" })).toMatchObject({ hasRun: false });
      await database.pool.query(
        `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, created_at)
         values (gen_random_uuid(), $1, gen_random_uuid(), 'image-generator', 'midjourney', 'fal', 'm', 'own-key', 0, 'finished', '{}', now())`,
        [ada],
      );
      await review(ada);
      expect(await findReview(database.db, { userId: ada, toolSlug: "midjourney" })).toMatchObject({ hasRun: true });
    });

    it("[A25] of an account that others see nothing of are neither shown nor counted until they do again", async () => {
      const ada = await addUser();
      await review(ada);
      await publishReviewOf(ada);
      for (const column of ["disabled_at", "delete_after", "links_offline_at"]) {
        await database.pool.query(`update users set ${column} = now() where id = $1`, [ada]);
        expect(await numbersOf("midjourney")).toMatchObject({ reviews_total: 0, ratings_sum: 0 });
        expect((await listReviews(database.db, { toolSlug: "midjourney", page: 1, total: 1 })).reviews).toEqual([]);
        await database.pool.query(`update users set ${column} = null where id = $1`, [ada]);
        expect(await numbersOf("midjourney")).toMatchObject({ reviews_total: 1, ratings_sum: 4 });
      }
    });
  });

  describe("reports", () => {
    const report = (changes: Partial<Parameters<typeof reportListing>[1]> = {}) =>
      reportListing(harness.services, {
        toolSlug: "canva",
        reason: "broken-link",
        text: "",
        userId: null,
        clientAddress: "192.0.2.1",
        ...changes,
      });

    it("[A25] of the same reporter, tool and reason count once in 30 days, and end once", async () => {
      const ada = await addUser();
      await Promise.all([report(), report(), report({ userId: ada }), report({ userId: ada, reason: "spam" })]);
      const open = () => listReports(database.db, { state: "open", page: 1 }).then(({ rows }) => rows);
      expect(await open()).toHaveLength(3);
      harness.setTime(new Date(now.getTime() + 31 * dayMs));
      await report();
      expect(await open()).toHaveLength(4);
      const [first] = await open();
      const end = () => endReport(database.db, { id: first?.id ?? "", state: "resolved", at: now });
      await end();
      await expect(end()).rejects.toMatchObject({ code: "conflict" });
    });

    it("[A25] of a review are from signed-in users, about one that is published", async () => {
      const [ada, ben] = await Promise.all([addUser(), addUser()]);
      await writeReview(harness.services, {
        userId: ada,
        toolSlug: "canva",
        rating: 1,
        text: "Everyone who uses this is a fool.",
        usedFor: "",
      });
      const { id = "", revision = 0 } = (await findReview(database.db, { userId: ada, toolSlug: "canva" })) ?? {};
      const about = { reason: "review", reviewId: id, text: "It insults people." } as const;
      await expect(report({ ...about, userId: ben })).rejects.toMatchObject({ code: "not_found" });
      await publishReview(database.db, harness.services, { id, revision, at: now });
      await expect(report(about)).rejects.toMatchObject({ code: "unauthorized" });
      await report({ ...about, userId: ben });
      expect((await listReports(database.db, { state: "open", page: 1 })).rows).toMatchObject([
        { reviewText: "Everyone who uses this is a fool.", reason: "review" },
      ]);
    });
  });

  it("[A25] all of it is part of the user's own data; with the account it goes, but for the listing", async () => {
    const ada = await addUser();
    const slug = await publish(ada, "https://forgotten.example", {
      name: "Forgotten",
      note: "Call me at home.",
      reply: "At 9.",
    });
    await send(ada, "https://still-waiting.example");
    const others = await numbersOf("canva");
    await setUpvote(harness.services, { userId: ada, toolSlug: "canva", isWanted: true });
    await startClaim(harness.services, { userId: ada, toolSlug: slug });
    const { token = "" } = (await findClaim(database.db, { userId: ada, toolSlug: slug })) ?? {};
    await checkClaim(
      harness.services,
      { userId: ada, toolSlug: slug, method: "dns" },
      outside({}, { "forgotten.example": [`easel-verification=${token}`] }),
    );
    await writeReview(harness.services, {
      userId: ada,
      toolSlug: "canva",
      rating: 5,
      text: "I use it every single day.",
      usedFor: "",
    });
    await reportListing(harness.services, {
      toolSlug: "canva",
      reason: "spam",
      text: "It lies.",
      userId: ada,
      clientAddress: "192.0.2.9",
    });
    const owner = { userId: ada, verifiedEmail: null };
    const exported = JSON.stringify(await listingsData(harness.services).exportFor(database.db, owner));
    for (const part of ["Call me at home.", "still-waiting", "every single day", "It lies.", "verified"])
      expect(exported).toContain(part);
    expect(exported).not.toContain(token);
    expect(await listContributions(database.db, ada)).toEqual({
      reviews: [{ slug: "canva", name: "Canva", state: "in_review" }],
      claims: [{ slug, name: "Forgotten", state: "verified" }],
    });
    const sent = async (kind: SentKind) =>
      (await listSent(database.db, { userId: ada, kind, page: 1 })).rows.map(({ name, state, text }) => [
        name,
        state,
        text,
      ]);
    await startSubmission(harness.services, ada, "https://a-draft.example");
    // Both were made at the same moment of the test's clock, so their order is that of their ids.
    expect((await sent("submissions")).toSorted()).toEqual([
      ["Forgotten", "published", expect.stringContaining("Draws foxes")],
      ["Fox Studio", "in_review", expect.stringContaining("Draws foxes")],
    ]);
    expect(await sent("claims")).toEqual([["Forgotten", "verified", "forgotten.example"]]);
    expect(await sent("edits")).toEqual([]);
    expect(await sent("reports")).toEqual([["Canva", "open", "It’s spam or misleading: It lies."]]);
    expect(await sent("reviews")).toEqual([["Canva", "in_review", "I use it every single day."]]);
    await database.db.transaction((db) => listingsData(harness.services).erase(db, owner));
    await database.pool.query("delete from users where id = $1", [ada]);
    expect(await numbersOf(slug)).toEqual({
      upvotes_total: 0,
      reviews_total: 0,
      ratings_sum: 0,
      has_verified_maker: false,
    });
    expect(await numbersOf("canva")).toEqual(others);
    const { rows } = await database.pool.query("select user_id, note, reply, tool_slug from tool_submissions");
    expect(rows).toEqual([{ user_id: null, note: "", reply: "", tool_slug: slug }]);
    await database.pool.query("delete from tools where slug = $1", [slug]);
  });

  it("[A25] what nothing came of is forgotten, and a claim can be given up", async () => {
    const ada = await addUser();
    await startSubmission(harness.services, ada, "https://never-sent.example");
    const waiting = await send(ada, "https://in-the-queue.example");
    await startClaim(harness.services, { userId: ada, toolSlug: "canva" });
    await giveUpClaim(harness.services, { userId: ada, toolSlug: "canva" });
    await startClaim(harness.services, { userId: ada, toolSlug: "figma" });
    await forgetOldListings(database.db, new Date(now.getTime() + 91 * dayMs));
    const { rows } = await database.pool.query("select id from tool_submissions union all select id from tool_claims");
    expect(rows.map(({ id }) => id)).toEqual([waiting]);
  });
});
