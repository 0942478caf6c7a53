import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { actionOf, fileOf } from "../test/design-menus.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

const prompt = "Poster for a jazz night at Blue Note, Friday 12 March, 8 pm";

describe("the image generator", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  async function open(options?: OpenOptions, search = "") {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}/image-generator${search}`);
    return page;
  }

  const ask = (path: string, init: { readonly body?: object; readonly cookie?: string } = {}) =>
    fetch(`${on.site.url}${path}`, {
      method: init.body ? "POST" : "GET",
      headers: { cookie: init.cookie ?? ada.cookie, origin: on.site.url, "content-type": "application/json" },
      body: init.body && JSON.stringify(init.body),
    });

  const settings = {
    prompt,
    kind: "poster",
    style: "bauhaus",
    aspectRatio: "1:1",
    count: 1,
    detail: 50,
    seed: "1",
    idempotencyKey: "press-0001",
  };

  it("[F3][F8][F10] leads in four steps from an idea to designs that can be downloaded, at the price that it says", async () => {
    const page = await open();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    expect(await page.getByRole("button", { name: "Ideate", pressed: true }).count()).toBe(1);
    await page.getByRole("radio", { name: /Social post/ }).check();
    await button("Continue").click();
    await page
      .locator(":focus")
      .and(page.getByRole("heading", { name: "Step 2 of 4: Create" }))
      .waitFor();
    await expect.poll(() => button("Continue").isDisabled()).toBe(true);
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await page.getByText(`${prompt.length} / 2000`).waitFor();
    await page.getByRole("radio", { name: /Cut-out/ }).check();
    await expect.poll(() => page.getByLabel("Format").inputValue()).toBe("auto");
    await expect.poll(() => page.getByRole("radio", { name: "4", exact: true }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await button("Continue").click();
    await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe("Jazz night");
    await expect.poll(() => page.getByLabel("Place").inputValue()).toBe("Blue Note");
    await expect.poll(() => page.getByLabel("Date and time").inputValue()).toBe("Friday 12 March, 8 pm");
    await page.getByLabel("Line below").fill("Four bands, one cellar");
    await page.getByText("20 AI credits, 10 for each image").waitFor();
    await button("Generate").click();
    await page.getByRole("img", { name: "Design 2: Jazz night" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Results" }).getAttribute("aria-current")).toBe("step");
    await page
      .locator(":focus")
      .and(page.getByRole("heading", { name: "Step 4 of 4: Results" }))
      .waitFor();
    await expect.poll(() => page.getByText("80 AI credits").count()).toBeGreaterThan(0);
    const { name, bytes } = await downloadBy(await fileOf(page, 1, "PNG"));
    expect(name).toBe("jazz-night-1.png");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1080, height: 1080 });
    await page.getByRole("button", { name: "Favorite, design 1" }).click();
    await page.getByRole("button", { name: "Favorite, design 1", pressed: true }).waitFor();
    const firstRun = page.url();
    await button("Vary").click();
    await page.waitForURL((url) => url.href !== firstRun);
    await page.getByRole("img", { name: "Design 2: Jazz night" }).waitFor();
    await page.getByRole("button", { name: "Favorite, design 1", pressed: false }).waitFor();
    await expect.poll(() => page.getByText("60 AI credits").count()).toBeGreaterThan(0);
  });

  it("[F3][D2] begins with as many as the balance pays for, and says before the press that it is too small for more", async () => {
    const bob = await openAccount(on.site);
    await grantTo(credits.ledger, bob.userId, { amount: 30 });
    const page = await openSignedIn(on, bob);
    await page.goto(`${on.site.url}/image-generator`);
    const generate = page.getByRole("button", { name: "Generate", exact: true });
    await page.getByRole("button", { name: /We are hiring/ }).click();
    await expect.poll(() => page.getByRole("radio", { name: "2", exact: true }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "4", exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("You have 30 AI credits.").waitFor();
    await expect.poll(() => generate.isDisabled()).toBe(true);
    await expect
      .poll(() => page.getByRole("link", { name: "Get AI credits" }).getAttribute("href"))
      .toBe("/settings/credits");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Make 2 instead" }).click();
    await generate.click();
    await page.getByRole("img", { name: "Design 2: We are hiring" }).waitFor();
  });

  it("[F3] keeps what was entered through the browser’s Back, a reload and a look at another page", async () => {
    const page = await open();
    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: "Continue" }).click();
    const prompt = page.getByLabel("Prompt", { exact: true });
    await prompt.fill("Poster for the flea market on Sunday");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    const generate = page.getByRole("button", { name: "Generate", exact: true });
    await generate.waitFor();
    await page.goBack();
    await expect.poll(() => prompt.inputValue()).toBe("Poster for the flea market on Sunday");
    await page.goForward();
    await generate.waitFor();
    await page.reload();
    await expect.poll(() => generate.isEnabled()).toBe(true);
    await page.goto(`${on.site.url}/workspace`);
    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect.poll(() => prompt.inputValue()).toBe("Poster for the flea market on Sunday");
    expect(await page.getByRole("radio", { name: "2", exact: true }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await generate.click();
    await page.getByRole("img", { name: /^Design 2/ }).waitFor();
    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: "Continue" }).click();
    expect(await prompt.inputValue()).toBe("");
  });

  it("[F3][F8] makes what the prompt names unless the user chose something else, and says so before the press", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Act", exact: true }).click();
    const typed = page.getByLabel("Prompt", { exact: true });
    const kind = page.getByLabel("Kind", { exact: true });
    const shown = () => kind.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
    await typed.fill("Facebook banner: 20% off garden chairs");
    await expect.poll(shown).toBe("Auto, from the prompt: Banner");
    expect(await page.getByLabel("Format").inputValue()).toBe("auto");
    await typed.fill("Business card for Anna Weiss, dentist, anna@weiss.example");
    await expect.poll(shown).toBe("Auto, from the prompt: Card");
    expect(await page.getByLabel("Format").count()).toBe(0);
    await kind.selectOption("Poster");
    await typed.fill("Logo for a bakery called Miller’s");
    expect(await page.getByLabel("Format").count()).toBe(1);
    await kind.selectOption("auto");
    await expect.poll(shown).toBe("Auto, from the prompt: Logo");
    // A press in the same moment makes what the prompt names, too.
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await typed.fill("Instagram story: we’re open again");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await page.getByRole("img", { name: "Design 1: We’re open again" }).waitFor();
    await expect.poll(shown).toBe("Auto, from the prompt: Story");
    const find = () =>
      querySite<{ kind: string }>(on.site, "select settings->>'kind' as kind from runs where user_id = $1", [
        ada.userId,
      ]);
    expect(await find()).toEqual([{ kind: "story" }]);
  });

  it("[F3][F8] says before the press which words are ours and what the prompt rules out, and draws in styles that suit it", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Continue" }).click();
    expect(await page.getByRole("radio", { name: /^Auto/ }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByLabel("Prompt", { exact: true }).fill("something for my bakery’s instagram, no blue, no photos");
    await page.getByRole("button", { name: "Continue" }).click();
    const headline = page.getByLabel("Headline", { exact: true });
    await expect.poll(() => headline.inputValue()).toBe("Baked this morning");
    const ours = page.getByText("Our suggestion: your prompt has no words for it.");
    await ours.waitFor();
    await page.getByText("Without blue, as your prompt says.").waitFor();
    await page.getByText("Left out: “photos”. It says what the design should not have.").waitFor();
    await headline.fill("Fresh rolls");
    await expect.poll(() => ours.count()).toBe(0);
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("img", { name: "Design 1: Fresh rolls" }).waitFor();
    await page.getByText("Auto style", { exact: false }).waitFor();
  });

  it("[F3] shows the results of a press in the mode Act, and again after a reload", async () => {
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      const page = await open({ viewport, reducedMotion: "reduce" });
      await page.getByRole("button", { name: "Act", exact: true }).click();
      await page.getByRole("radio", { name: "1", exact: true }).check();
      await page.getByLabel("Prompt", { exact: true }).fill(prompt);
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      const heading = page.getByRole("heading", { name: "Results", exact: true });
      await heading.and(page.locator(":focus")).waitFor();
      const top = () => heading.evaluate((shown) => shown.getBoundingClientRect().top / innerHeight);
      await expect.poll(top).toBeLessThan(0.5);
      await page.getByRole("img", { name: "Design 1: Jazz night" }).waitFor();
      await page.reload();
      await page.getByRole("img", { name: "Design 1: Jazz night" }).waitFor();
      await page.getByRole("button", { name: "Act", exact: true, pressed: true }).waitFor();
      expect(await page.getByRole("radio", { name: "1", exact: true }).isChecked()).toBe(true);
    }
  });

  it("[F3][F8] says before the press that a photo needs an image model", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Act", exact: true }).click();
    const note = page.getByText("A photo or a painted picture needs an image model");
    await page.getByLabel("Prompt", { exact: true }).fill("Photo of a croissant on a marble table");
    await note.waitFor();
    expect(await note.getByRole("link", { name: "connect one" }).getAttribute("href")).toBe("/settings/ai-providers");
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await expect.poll(() => note.count()).toBe(0);
  });

  it("[F3] why a run did not start is in sight, however far from the pressed button it stands", async () => {
    const page = await open({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await page.getByRole("button", { name: "Act", exact: true }).click();
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    const problem = page.getByText("Easel Studio: The connection was lost.");
    const isInSight = () =>
      problem.evaluate((said) => {
        const { left, bottom } = said.getBoundingClientRect();
        return said.contains(document.elementFromPoint(left + 4, bottom - 4));
      });
    await expect.poll(isInSight).toBe(true);
    expect(await page.getByLabel("Prompt", { exact: true }).inputValue()).toBe(prompt);
  });

  it("[F8][F9] draws each format with the brief’s words, the same for the same prompt and seed", async () => {
    await putSubscription(on.site, ada.userId, {});
    const drawn: string[] = [];
    for (const idempotencyKey of ["press-0001", "press-0002"]) {
      const { runId } = (await (await ask("/api/designs", { body: { ...settings, idempotencyKey } })).json()) as {
        runId: string;
      };
      const id = await designOf(runId);
      const svg = await (await ask(`/api/designs/${id}/design.svg`)).text();
      const words = svg.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
      for (const text of ["Jazz night", "Blue Note", "Friday 12 March, 8 pm"]) expect(words).toContain(text);
      drawn.push(svg);
      for (const format of ["png", "jpg"] as const) {
        const answer = await ask(`/api/designs/${id}/design.${format}?width=512`);
        const picture = await sharp(await answer.arrayBuffer()).metadata();
        expect(picture).toMatchObject({ format: format === "jpg" ? "jpeg" : "png", width: 512, height: 512 });
      }
    }
    expect(drawn[0]).toBe(drawn[1]);
  });

  async function designOf(runId: string): Promise<string> {
    const find = () => querySite<{ id: string }>(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    return (await find())[0]?.id ?? "";
  }

  it("[F9] no address gives a Free user a file without the watermark, and no user another’s design", async () => {
    const { runId } = (await (await ask("/api/designs", { body: settings })).json()) as { runId: string };
    const id = await designOf(runId);
    const queries = ["", "?width=2048", "?download", "?watermark=", "?plan=pro"];
    const cornersOf = () =>
      Promise.all(
        queries.map(async (query) => {
          const picture = sharp(await (await ask(`/api/designs/${id}/design.png${query}`)).arrayBuffer()).resize(1024);
          const corner = { left: 824, top: 974, width: 200, height: 50 };
          return (await picture.extract(corner).raw().toBuffer()).toString("base64");
        }),
      );
    for (const query of queries) {
      // In an SVG the watermark would be a group that any editor deletes.
      const refused = await ask(`/api/designs/${id}/design.svg${query}`);
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("Pro and Business")]);
    }
    const marked = await cornersOf();
    await putSubscription(on.site, ada.userId, {});
    const clean = await cornersOf();
    for (const [place, corner] of marked.entries()) expect(clean[place], queries[place]).not.toBe(corner);
    expect(await (await ask(`/api/designs/${id}/design.svg`)).text()).not.toContain("watermark");
    const eve = await openAccount(on.site);
    expect((await ask(`/api/designs/${id}/design.svg`, { cookie: eve.cookie })).status).toBe(404);
    expect((await ask(`/api/designs/${id}/design.svg`, { cookie: "" })).status).toBe(401);
    for (const file of [
      "design.gif",
      "constructor",
      "design.svg%2f..",
      "design.png?width=9999",
      "design.png?width=0",
    ]) {
      expect((await ask(`/api/designs/${id}/${file}`)).status, file).toBeGreaterThanOrEqual(400);
      expect((await ask(`/api/designs/${id}/${file}`)).status, file).toBeLessThan(500);
    }
  });

  it("[F3][C9] refuses what it does not offer, with a reason, and starts one run for one press", async () => {
    const wrong = [
      { prompt: "" },
      { prompt: "x".repeat(2_001) },
      { count: 3 },
      { detail: 52 },
      { detail: 101 },
      { style: "constructor" },
    ];
    for (const change of [...wrong, { aspectRatio: "2:1" }, { kind: "toString" }, { seed: "" }, { maxAic: 9 }]) {
      const answer = await ask("/api/designs", { body: { ...settings, ...change } });
      expect([400, 409, 422], JSON.stringify(change)).toContain(answer.status);
    }
    const twice = await Promise.all([1, 2].map(async () => (await ask("/api/designs", { body: settings })).json()));
    const runIds = new Set(
      twice.flatMap((answer) => ((answer as { runId?: string }).runId ? [(answer as { runId: string }).runId] : [])),
    );
    expect(runIds.size).toBe(1);
    const poor = await openAccount(on.site);
    const refused = await ask("/api/designs", { body: { ...settings, count: 4 }, cookie: poor.cookie });
    expect(refused.status).toBe(402);
  });

  it("[F3] takes its settings from the address after a second, and logs what it can’t read", async () => {
    const payload = {
      prompt: "A calm sea",
      imageCount: 2,
      aspectRatio: "16:9",
      imageStyle: "bauhaus",
      modelType: "studio",
    };
    const page = await open(undefined, `?payload=${encodeURIComponent(JSON.stringify(payload))}`);
    await expect.poll(() => page.getByLabel("Prompt", { exact: true }).inputValue()).toBe("A calm sea");
    expect(await page.getByLabel("Format").inputValue()).toBe("16:9");
    expect(await page.getByRole("radio", { name: /Bauhaus/ }).isChecked()).toBe(true);
    expect(page.url()).toContain("#step-2");
    const copied = await openSignedIn(on, ada);
    await copied.goto(page.url());
    await expect.poll(() => copied.getByLabel("Prompt", { exact: true }).inputValue()).toBe("A calm sea");
    const other = await openSignedIn(on, ada, { expectedErrors: [/Failed to parse payload from URL/] });
    for (const broken of ["{", "[1]", "null"]) {
      const logged = other.waitForEvent("console", (message) =>
        message.text().includes("Failed to parse payload from URL"),
      );
      await other.goto(`${on.site.url}/image-generator?payload=${encodeURIComponent(broken)}`);
      await logged;
    }
  });

  it("[F3][F9] has no accessibility faults in any step and gives the same files, on a phone and in the dark", async () => {
    for (const options of [{}, { viewport: phone, colorScheme: "dark" }] satisfies OpenOptions[]) {
      const page = await open(options);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: /We are hiring/ }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Step 2");
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect.poll(() => page.getByLabel("Headline").inputValue()).toBe("We are hiring");
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Generate" }).click();
      await page.getByRole("img", { name: "Design 4: We are hiring" }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expectNoSidewaysScrolling(page);
      for (const [format, signature] of [
        ["PNG", "\x89PNG"],
        ["JPG", "\xff\xd8\xff"],
        ["PDF", "%PDF-"],
        ["Print", "%PDF-"],
      ] as const) {
        const { bytes } = await downloadBy(await fileOf(page, 4, format));
        expect(bytes.toString("latin1").startsWith(signature), format).toBe(true);
      }
      const toPlans = await fileOf(page, 4, "SVG");
      await expect.poll(() => toPlans.getAttribute("href")).toBe("/settings/billing");
    }
  });

  it("[F11] makes copies in the formats that are ticked, shows them beside the design, and saves them as one ZIP", async () => {
    const answer = await ask("/api/designs", { body: { ...settings, prompt: "Poster “Spring sale”" } });
    const { runId } = (await answer.json()) as { readonly runId: string };
    const page = await open({}, `?run=${runId}`);
    await page.getByRole("img", { name: "Design 1: Spring sale" }).waitFor();
    await (await actionOf(page, 1, "Copies in other formats")).click();
    const dialog = page.getByRole("dialog", { name: "Copies in other formats" });
    await dialog.getByRole("checkbox", { name: "Story" }).check();
    await dialog.getByRole("checkbox", { name: "Link preview" }).check();
    expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Make 2 copies" }).click();
    await dialog
      .getByText("2 copies are beside the design now, in the project “Spring sale” of your library.")
      .waitFor();
    const { name, bytes } = await downloadBy(dialog.getByRole("link", { name: "Download all as ZIP" }));
    expect(name).toBe("spring-sale.zip");
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
      "spring-sale-link-preview-1200x630.png",
      "spring-sale-story-1080x1920.png",
    ]);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("More for design 1");
    await page.getByRole("img", { name: "Design 3: Spring sale, Link preview" }).waitFor();
  });
});
