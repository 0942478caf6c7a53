import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { type Site, startSite } from "../test/site.ts";
import { putSubscription } from "../test/subscriptions.ts";

const needsModel = /Needs a model on your own key/g;

describe.each([
  ["without any engine", {}, false],
  ["with a language engine", { OPENAI_API_KEY: "sk-test-0123456789abcdefghij" }, true],
] as const)("what an installation %s says of itself", (_, env, hasText) => {
  let site: Site;
  let ada: TestPerson;
  beforeAll(async () => {
    site = await startSite({ env });
    ada = await openAccount(site);
    await putSubscription(site, ada.userId, { planId: "business" });
  });
  afterAll(() => site.end("SIGTERM"));

  const textOf = async (path: string, cookie = ""): Promise<string> => {
    const html = await (await fetch(`${site.url}${path}`, { headers: { cookie, accept: "text/html" } })).text();
    // What the page’s scripts are given says it again.
    return html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");
  };

  it("[C17] on its price list", async () => {
    const page = await textOf("/pricing");
    expect(page.includes("Text *")).toBe(!hasText);
    expect(page).toContain("Music *");
    expect(page).not.toMatch(/(?:Images|Design) \*/);
    expect(page.includes("none is connected on this site yet")).toBe(!hasText);
  });

  it("[C17] on the cards of quick apps that do nothing without a model, and on no others", async () => {
    const cards = (await textOf("/")).split("<article").filter((card) => card.includes("/text-generator?payload"));
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(card.match(needsModel)?.length ?? 0).toBe(hasText ? 0 : 1);
    const designs = (await textOf("/")).split("<article").filter((card) => card.includes("/image-generator?payload"));
    expect(designs.filter((card) => needsModel.test(card))).toEqual([]);
  });

  it("[C17] in the workspace’s list of tools", async () => {
    const [, list = ""] = (await textOf("/workspace", ada.cookie)).split('aria-label="Tools"');
    const [, ...links] = list.split("</nav>", 1)[0]?.split("<a ") ?? [];
    const marked = links.filter((link) => link.includes("Needs a model"));
    expect(marked.map((link) => />([A-Z\d][\w ]+)</.exec(link)?.[1])).toEqual(
      hasText ? ["3D models"] : ["3D models", "Text generator", "Translate", "Chat", "Bots"],
    );
  });

  it("[E6][C17] in the API’s examples, which name a model that is connected", async () => {
    const quickstart = await textOf("/settings/api-keys", ada.cookie);
    expect(quickstart.includes("there is nothing to try yet")).toBe(!hasText);
    const model = /&quot;model&quot;: &quot;([\w.-]+)&quot;/.exec(quickstart)?.[1];
    expect(model !== undefined).toBe(hasText);
    if (model) expect(await (await fetch(`${site.url}/api/openapi.json`)).text()).toContain(`"${model}"`);
    expect((await textOf("/api-docs")).includes("no language model connected")).toBe(!hasText);
  });
});
