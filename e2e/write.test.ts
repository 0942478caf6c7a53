import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm } from "../test/site.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { formulaic, literature } from "../test/texts-to-check.ts";
import { downloadText, expectToFit } from "../test/tool-screen.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

/** Tests without an engine. Those with one are in text-engines.test.ts. */
describe("drafts and the check of texts, without an engine", () => {
  const on = useSiteAndBrowser();
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });

  async function open(path: string, options?: OpenOptions) {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }

  it("[F7] without an engine, points become a draft that is edited, saved, varied and downloaded", async () => {
    const page = await open("/home/write");
    await page.getByText("No language engine is connected").waitFor();
    const compose = page.getByRole("button", { name: "Compose from my points" });
    await untilHydrated(compose);
    await page.getByLabel("Topic").fill("Sauerteigkurs am Wochenende");
    await page.getByLabel("Key points").fill("Zwei Tage, acht Personen\nDas Mittagessen ist inbegriffen");
    await page.getByLabel("Audience (optional)").fill("Anfänger");
    await page.getByLabel("Content type").selectOption({ label: "Email" });
    await page.getByLabel("Tone").selectOption({ label: "Formal" });
    await page.getByLabel("Language").selectOption({ label: "German" });
    await page.getByRole("slider", { name: "Length" }).fill("100");
    await compose.click();
    await page.waitForURL(/\/home\/write\/[\da-f-]{36}$/);
    await page.getByText("First draft, composed from your points").waitFor();
    const text = page.getByRole("textbox", { name: "Text" });
    await untilHydrated(text);
    const first = await text.inputValue();
    expect(first).toContain("**Betreff**: Sauerteigkurs am Wochenende");
    expect(first).toMatch(/: zwei Tage, acht Personen\.\s.*: Das Mittagessen ist inbegriffen\./s);
    await page.getByRole("button", { name: /places? to fill in/ }).click();
    const selected = () =>
      text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(await selected()).toMatch(/^\[.+\]$/);
    await text.press("Delete");
    await page.getByText("Saved", { exact: true }).waitFor();
    const edited = await text.inputValue();
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe(edited);
    await untilHydrated(page.getByRole("button", { name: "Another version" }));
    await page.getByRole("button", { name: "Another version" }).click();
    await page.getByText("Your changed text is kept as a copy among your drafts").waitFor();
    await expect.poll(() => text.inputValue()).not.toBe(edited);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => text.inputValue()).toBe(edited);

    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText("Betreff", { exact: true }).waitFor();
    expect(await preview.innerText()).not.toContain("**");
    expect(await text.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Edit" }).click();
    await expect.poll(() => text.isVisible()).toBe(true);

    await page.setViewportSize(phone);
    await text.press("Control+End");
    await text.pressSequentially(" Und Brot zum Mitnehmen.");
    await page.getByText("Saved", { exact: true }).waitFor();
    await expectToFit(page, page.getByRole("button", { name: "Download" }));
    const finished = await text.inputValue();
    expect(await downloadText(page)).toEqual({
      names: ["md", "docx", "pdf"].map((ending) => `Sauerteigkurs-am-Wochenende.${ending}`),
      markdown: finished,
      word: expect.stringMatching(/Das Mittagessen ist inbegriffen\..*Und Brot zum Mitnehmen\./),
      pdf: expect.stringMatching(/Das Mittagessen ist inbegriffen\..*Und Brot zum Mitnehmen\./),
    });

    await page.getByRole("link", { name: "All drafts" }).click();
    const drafts = page.getByRole("list", { name: "Your drafts" });
    await drafts.getByRole("link", { name: "Sauerteigkurs am Wochenende (copy)" }).waitFor();
    await drafts.getByRole("button", { name: "Delete Sauerteigkurs am Wochenende (copy)" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await drafts.getByRole("link", { name: "Sauerteigkurs am Wochenende (copy)" }).waitFor();
  });

  it("[F7] of two tabs, the second learns of the first and loses nothing", async () => {
    const one = await open("/home/write");
    const other = await open("/home/write", { expectedErrors: [/409/] });
    await untilHydrated(one.getByRole("button", { name: "Compose from my points" }));
    await one.getByLabel("Topic").fill("Two tabs");
    await one.getByLabel("Key points").fill("A point");
    await one.getByRole("button", { name: "Compose from my points" }).click();
    await one.waitForURL(/\/home\/write\/[\da-f-]{36}$/);
    await other.goto(one.url());
    const textOf = (page: typeof one) => page.getByRole("textbox", { name: "Text" });
    for (const page of [one, other]) await untilHydrated(textOf(page));
    await textOf(one).fill("From the first tab");
    await one.getByText("Saved", { exact: true }).waitFor();
    await textOf(other).fill("From the second tab");
    await other.getByRole("button", { name: "Keep both" }).click();
    await other.getByText("Saved", { exact: true }).waitFor();
    await expect.poll(() => textOf(other).inputValue()).toBe("From the first tab");
    await one.goto(`${on.site.url}/home/write`);
    await one.getByRole("list", { name: "Your drafts" }).getByRole("link", { name: "Two tabs (copy)" }).click();
    await expect.poll(() => textOf(one).inputValue()).toBe("From the second tab");
  });

  it("[F7][F9] what was typed last is stored when its tab is closed at once, or hidden and ended by the system", async () => {
    const brief = { contentType: "blog-post", tone: "friendly", language: "en", words: "500", points: "A point" };
    const fields = { intent: "create", title: "Closed at once", ...brief };
    const made = await postForm(on.site, "/home/write", fields, { cookie: ada.cookie });
    const path = made.headers.get("location") ?? "";
    const openAndType = async (words: string) => {
      const page = await open(path);
      const text = page.getByRole("textbox", { name: "Text" });
      await untilHydrated(text);
      await text.fill(words);
      return page;
    };
    const find = "select content ->> 'text' as text from tool_documents where id = $1";
    const stored = async () => (await querySite<{ text: string }>(on.site, find, [path.split("/").at(-1)]))[0]?.text;

    const closing = await openAndType("Typed, then closed");
    // The browser asks whether to leave once the user has pressed something.
    closing.on("dialog", (dialog) => void dialog.accept());
    const closed = closing.waitForEvent("close");
    await closing.close({ runBeforeUnload: true });
    await closed;
    await expect.poll(stored).toBe("Typed, then closed");

    const hiding = await openAndType("Typed, then hidden");
    await hiding.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await hiding.close();
    await expect.poll(stored).toBe("Typed, then hidden");
    const again = await open(path);
    expect(await again.getByRole("textbox", { name: "Text" }).inputValue()).toBe("Typed, then hidden");
  });

  it("[F7] the check measures a text in the browser, marks its passages, and claims no proof", async () => {
    const page = await open("/home/detector");
    const check = page.getByRole("button", { name: "Check text" });
    await untilHydrated(check);
    const requests: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && requests.push(request.url()));
    const field = page.getByLabel("Your text");
    await field.fill("Too short.");
    await page.getByLabel("Language").selectOption({ label: "English" });
    await check.click();
    await page.getByRole("heading", { name: "Too short to check" }).waitFor();
    await page.getByLabel("Language").selectOption({ label: "Detect" });
    await field.fill(formulaic.fr);
    await check.click();
    await page.getByRole("heading", { name: "Several signs of a language model" }).waitFor();
    await page.getByText("A hint, never proof", { exact: true }).waitFor();
    await expect.poll(() => page.locator("mark", { hasText: "De plus" }).count()).toBe(1);
    await expect.poll(() => page.getByRole("region", { name: "Measures" }).getByRole("listitem").count()).toBe(8);
    await field.fill(literature.de);
    await check.click();
    await page.getByRole("heading", { name: "Few signs of a language model" }).waitFor();
    expect(requests).toEqual([]);
  });

  it.each([
    ["/home/write", 1280, "light"],
    ["/home/write", 375, "dark"],
    ["/home/detector", 375, "light"],
  ] as const)("[A26] %s fits at %i px in %s, and has no accessibility faults", async (path, width, colorScheme) => {
    const page = await open(path, { colorScheme, viewport: { width, height: 900 } });
    if (path === "/home/detector") {
      await untilHydrated(page.getByRole("button", { name: "Check text" }));
      await page.getByLabel("Your text").fill(formulaic.en);
      await page.getByRole("button", { name: "Check text" }).click();
      await page.getByRole("heading", { name: "Several signs of a language model" }).waitFor();
    } else {
      await page.getByRole("link", { name: /^Two tabs Changed/ }).click();
      await page.getByRole("textbox", { name: "Text" }).waitFor();
    }
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it.each([
    ["an unknown tone", { tone: "constructor" }],
    ["no points", { points: " \n- " }],
    ["an empty topic", { title: "  " }],
    ["too many points", { points: "x\n".repeat(21) }],
    ["a length between the steps", { words: "150" }],
  ])("[H7] a brief with %s is refused", async (_, change) => {
    const brief = {
      title: "x",
      points: "y",
      audience: "",
      contentType: "email",
      tone: "casual",
      language: "en",
      words: "100",
    };
    const answer = await fetch(`${on.site.url}/home/write`, {
      method: "POST",
      headers: { cookie: ada.cookie, origin: on.site.url },
      body: new URLSearchParams({ intent: "create", ...brief, ...change }),
      redirect: "manual",
    });
    expect(answer.status).toBe(422);
  });
});
