import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolScreens } from "#tools/registry.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { postForm, type Site, startSite } from "../test/site.ts";

/** The tools whose runs have a screen, or a way to be run again, of their own. */
const tools = ["text-generator", "write", "grammar", "translate", "detector", "mindmap", "ideation", "search"];
const mediaTools = [
  "speech-generator",
  "transcription-generator",
  "music-generator",
  "video-generator",
  "model-generator",
];

/** Number of addresses opened of those that differ in their ids or choices alone. */
const alikeMax = 3;
/** Other sites; and films, which take seconds to draw and have tests of their own. */
const leftOut = /^\/(?:\/|go\/)|[.]mp4/;
const patternOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  const parts = pathname
    .split("/")
    .map((part) => (/^(?:(?:run|chat)-)?[0-9a-f]{8}-[0-9a-f-]{27}/.test(part) ? ":id" : part));
  const isOfCatalogue = ["tools", "ai-models", "blog", "tutorials", "case-studies"].includes(parts[1] ?? "");
  return `${isOfCatalogue ? parts[1] : parts.join("/")}?${[...searchParams.keys()].toSorted()}`;
};

/** First parts of the addresses of tools and settings: their pages differ by what is connected. */
const ownParts: readonly (string | undefined)[] = [
  "workspace",
  "settings",
  ...toolScreens.map(({ path }) => path.split("/")[1]),
];
const isOwnPage = (address: string): boolean => ownParts.includes(address.split(/[/?]/)[1]);

describe("signed-in pages", () => {
  let site: Site;
  /** The same accounts and work, in a process without any engine’s key. */
  let keyless: Site;
  let ada: TestPerson;
  beforeAll(async () => {
    const env = { TEST_CHECKOUT: "on", APP_SECRET: "the same in both processes, 32 characters" };
    site = await startSite({ env: { ...env, OPENAI_API_KEY: "sk-operator" } });
    keyless = await startSite({ env, databaseUrl: site.databaseUrl });
    ada = await openAccount(site);
  });
  afterAll(async () => {
    await keyless?.stop();
    await site?.stop();
  });
  const credits = useSiteLedger({
    get site() {
      return site;
    },
  });

  const open = (path: string, on = site) =>
    fetch(`${on.url}${path}`, { headers: { accept: "text/html", cookie: ada.cookie } });
  const press = async (path: string, fields: Record<string, string>) => {
    const { status } = await postForm(site, path, fields, { cookie: ada.cookie });
    expect([path, status]).toEqual([path, 303]);
  };

  /** Work of every tool, so that lists and rows have something to link to. */
  async function makeOneOfEach(): Promise<void> {
    const idempotencyKey =
      /name="idempotencyKey" value="([^"]+)"/.exec(await (await open("/workspace")).text())?.[1] ?? "";
    await press("/workspace", { idempotencyKey });
    await press("/ideation", { intent: "create", title: "Spring sale", template: "blank" });
    await press("/home/mindmap", { intent: "create", title: "Bakery", template: "blank" });
    const settings = {
      contentType: "blog-post",
      tone: "friendly",
      language: "en",
      words: "500",
      points: "It keeps for a week",
    };
    await press("/home/write", { intent: "create", title: "Rye bread", ...settings });
    await press("/home/bots", { intent: "copy", starter: "alt-text" });
    await press("/home/search", { question: "free logo maker" });
    await press("/workspace/library", { intent: "create-project", name: "Bakery" });
    for (const tool of [...tools, ...mediaTools])
      await querySite(
        site,
        `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, output, created_at)
         values (gen_random_uuid(), $1, $2, $2, 'text', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', '{"prompt":"A poster"}', 'Done.', now())`,
        [ada.userId, tool],
      );
  }

  /** Follows every link from the workspace on. @param isMeant whether an address that was found is opened, too. */
  async function crawl(on: Site, isMeant: (address: string) => boolean) {
    const found = new Map([["/workspace", "the start"]]);
    const opened = new Map<string, number>();
    const faults: string[] = [];
    for (const [address, from] of found) {
      const pattern = patternOf(address);
      const count = (opened.get(pattern) ?? 0) + 1;
      opened.set(pattern, count);
      if (count > alikeMax || !isMeant(address)) continue;
      const response = await open(address, on);
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      if (response.status !== 200) faults.push(`${from} → ${address}: ${response.status}`);
      const html = isPage ? await response.text() : "";
      await response.body?.cancel().catch(() => {});
      for (const [, link = ""] of html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#]*)/g)) {
        const next = link.replaceAll("&amp;", "&");
        if (!leftOut.test(next) && !found.has(next)) found.set(next, address);
      }
    }
    expect(faults).toEqual([]);
    const pages = new Set([...found.keys()].map((address) => new URL(address, site.url).pathname));
    expect([...pages]).toEqual(expect.arrayContaining(toolScreens.map(({ path }) => path)));
    return found;
  }

  it("[F1][F16] every link on every signed-in page leads to a page, with an engine’s key and without any", async () => {
    await grantTo(credits.ledger, ada.userId, { amount: 30 });
    await makeOneOfEach();
    const found = await crawl(site, () => true);
    expect(found.size).toBeGreaterThan(200);
    expect(await (await open("/home/translate", keyless)).text()).toContain("without a language model");
    // What is everybody’s is the same in both.
    const patterns = new Set([...found.keys()].map(patternOf));
    const others = await crawl(keyless, (address) => isOwnPage(address) || !patterns.has(patternOf(address)));
    expect(others.size).toBeGreaterThan(100);
  });
});
