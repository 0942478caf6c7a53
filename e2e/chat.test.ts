import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import pg from "pg";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { grantTo } from "../test/ledger.ts";
import { makePdf } from "../test/pdf-files.ts";
import { noise } from "../test/pictures.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const answer = "Begin with **one idea**. Draw it in black only, and make it work at 16 pixels.";
const usage = { prompt_tokens: 700, completion_tokens: 600 };

describe("the chat", () => {
  const engine = useLanguageEngine(10);
  const { mock } = engine;
  const on = useSiteAndBrowser(() => ({ env: engine.environment(["OPENAI", "ANTHROPIC", "GROQ"]) }));
  let ada: TestPerson;
  /** Account for the tests that need none of their own: sign-ups are limited. */
  let carol: TestPerson;
  beforeAll(async () => {
    carol = await openAccount(on.site);
  });
  const credits = useSiteLedger(on);
  beforeEach(async () => {
    mock.onMessage(/./, { content: answer, usage });
    await grantTo(credits.ledger, carol.userId, { amount: 20 });
  });
  afterEach(() => {
    engine.proxy.fault = undefined;
    mock.clearFixtures();
  });

  async function open(options?: OpenOptions, path = "/chat", person = ada) {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  }
  const fieldOf = (page: Page) => page.getByLabel("Message", { exact: true });
  const answersOf = (page: Page) => page.getByRole("article");
  async function send(page: Page, text: string) {
    await fieldOf(page).fill(text);
    await fieldOf(page).press("Enter");
  }
  /** Sends it, and waits for the whole answer. */
  async function converse(page: Page, text: string) {
    const before = await answersOf(page).count();
    await send(page, text);
    await expect.poll(() => page.getByText("2 AI credits", { exact: true }).count()).toBeGreaterThan(before);
    await page.waitForURL(/\/chat\/[\da-f-]{36}$/);
  }
  /** A file from the clipboard, or from another window. */
  async function give(page: Page, how: "paste" | "drop", file: { name: string; type: string; bytes: Buffer }) {
    const given = { how, name: file.name, type: file.type, bytes: [...file.bytes] };
    await fieldOf(page).evaluate((field, { how, name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        how === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data }),
      );
    }, given);
  }
  const balance = async (person = ada): Promise<number> => {
    const response = await fetch(`${on.site.url}/api/credits`, { headers: { cookie: person.cookie } });
    return ((await response.json()) as { balance: { available: number } }).balance.available;
  };

  describe("in a browser", () => {
    beforeEach(async () => {
      ada = await openAccount(on.site);
      await grantTo(credits.ledger, ada.userId, { amount: 50 });
    });

    it("[B7] sends a visitor to the sign-in page, which leads back to the conversation", async () => {
      const path = `/chat/${randomUUID()}`;
      const guest = await fetch(`${on.site.url}${path}`, { redirect: "manual" });
      expect([guest.status, guest.headers.get("location")]).toEqual([302, `/login?redirectTo=${path}`]);
      const hers = await fetch(`${on.site.url}/chat`, { headers: { cookie: ada.cookie } });
      expect([hers.status, hers.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      const unknown = await fetch(`${on.site.url}${path}`, { headers: { cookie: ada.cookie, accept: "text/html" } });
      expect([unknown.status, await unknown.text()]).toEqual([
        404,
        expect.stringContaining("you don’t have access to it"),
      ]);
    });

    it("[F5][F10][C8][E7] answers a message for its price, which is shown before, and keeps the conversation", async () => {
      const page = await open();
      await page.getByText("Ask a model of your choice").waitFor();
      await page.getByText("Paid with AI credits").waitFor();
      const sendButton = page.getByRole("button", { name: "Send" });
      expect(await sendButton.isDisabled()).toBe(true);
      await fieldOf(page).fill("   ");
      await expect.poll(() => sendButton.isDisabled()).toBe(true);
      await fieldOf(page).fill("x".repeat(16_001));
      await page.getByText("Your message has 16,001 characters. It can have 16,000.").waitFor();
      await expect.poll(() => sendButton.isDisabled()).toBe(true);
      await fieldOf(page).fill("");
      await page.getByText("At most 5 AI credits").waitFor();
      await converse(page, "How do I start a logo?");
      await expect.poll(() => answersOf(page).innerText()).toContain("Begin with one idea.");
      await expect.poll(() => answersOf(page).locator("strong").innerText()).toBe("one idea");
      expect(await balance()).toBe(48);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("text");
      await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("How do I start a logo?");
      const list = page.getByRole("navigation", { name: "Conversations" });
      await expect
        .poll(() => list.getByRole("link", { name: /How do I start a logo/ }).getAttribute("aria-current"))
        .toBe("page");
      await converse(page, "And the colors?");
      const sent = JSON.stringify(mock.getRequests().at(-1)?.body);
      expect(sent.indexOf("How do I start")).toBeLessThan(sent.indexOf("And the colors?"));
      await page.reload();
      await expect.poll(() => answersOf(page).count()).toBe(2);
      // Shift+Enter starts a line, and Enter while composing sends nothing.
      const field = fieldOf(page);
      await field.fill("One");
      await field.press("Shift+Enter");
      await field.pressSequentially("Two");
      await expect.poll(() => field.inputValue()).toBe("One\nTwo");
      await field.dispatchEvent("keydown", { key: "Enter", isComposing: true });
      await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
      await expect.poll(async () => [await field.inputValue(), await answersOf(page).count()]).toEqual(["One\nTwo", 2]);
    });

    it("[F5][C8] a picture and a PDF go along with a message and stay with it; what a model can’t read is said before, and nothing is sent", async () => {
      const page = await open({ viewport: phone, expectedErrors: [/422/] });
      const png = await noise(60, 40).png().toBuffer();
      const pdf = await makePdf(["A red cat."]);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "brief.pdf", mimeType: "application/pdf", buffer: pdf });
      await page.getByText("PDF, 1 page").waitFor();
      await give(page, "paste", { name: "cat.png", type: "image/png", bytes: png });
      const attached = page.getByRole("form", { name: "Your message" }).getByRole("list", { name: "Attached files" });
      await attached.getByRole("button", { name: "Remove cat.png" }).waitFor();
      await give(page, "drop", { name: "notes.png", type: "image/png", bytes: Buffer.from("Not a picture") });
      await page.getByText("“notes.png”: This file type isn’t supported.").waitFor();
      // With two alerts and one long word, the button and the price stay where they can be seen.
      await fieldOf(page).fill(`https://example.com/${"a".repeat(16_000)}`);
      await page.getByText("It can have 16,000.").waitFor();
      for (const shown of [page.getByRole("button", { name: "Send" }), page.locator("#chat-price")]) {
        const box = await shown.boundingBox();
        if (!box) throw new Error("it isn’t shown");
        expect([box.x >= 0, box.x + box.width <= phone.width, box.y + box.height <= phone.height]).toEqual([
          true,
          true,
          true,
        ]);
      }
      await fieldOf(page).fill("");
      await expect.poll(() => attached.getByRole("listitem").count()).toBe(2);
      await page.getByText("At most 10 AI credits").waitFor();

      await fieldOf(page).fill("What is this?");
      await page.getByLabel("Model", { exact: true }).selectOption({ label: "Llama 3.1 8B (Groq)" });
      await page.getByText("Llama 3.1 8B doesn’t take pictures. Choose GPT-6 Luna or Claude Haiku 5.5").waitFor();
      await page.getByText("Llama 3.1 8B gets the text of PDFs, without their pictures.").waitFor();
      const calls = engine.proxy.calls.length;
      await fieldOf(page).press("Enter");
      await expect
        .poll(async () => [await page.getByRole("button", { name: "Send" }).isDisabled(), engine.proxy.calls.length])
        .toEqual([true, calls]);
      expect(await accessibilityFaults(page, "main")).toEqual([]);
      await page.getByLabel("Model", { exact: true }).selectOption({ label: "GPT-6 Luna (OpenAI GPT)" });
      await converse(page, "What is this?");
      const sent = JSON.stringify(mock.getRequests().at(-1)?.body);
      const shown = page.getByRole("img", { name: "cat.png" });
      const kept = await page.request.get(`${on.site.url}${await shown.getAttribute("src")}`);
      expect(sent).toContain((await kept.body()).toString("base64"));
      expect(sent).toContain(pdf.toString("base64"));
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
      await expect.poll(() => attached.count()).toBe(0);
      expect(await accessibilityFaults(page, "main")).toEqual([]);
      await page.getByRole("button", { name: "Edit" }).click();
      await attached.getByRole("button", { name: "Remove brief.pdf" }).click();
      await expect.poll(() => attached.getByRole("listitem").count()).toBe(1);

      await page.setViewportSize({ width: 1280, height: 800 });
      await fieldOf(page).fill("And this?");
      await fieldOf(page).press("Enter");
      await page.waitForURL(/\/chat\/[\da-f-]{36}$/);
      await page.getByText("And this?").first().waitFor();
      await page.getByText("2 AI credits", { exact: true }).waitFor();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
      const again = JSON.stringify(mock.getRequests().at(-1)?.body);
      expect([again.includes((await kept.body()).toString("base64")), again.includes(pdf.toString("base64"))]).toEqual([
        true,
        false,
      ]);
    });

    it("[F10] messages sent before the page has read the conversation from the server follow each other in it, and stay in sight", async () => {
      const page = await open();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/chat\/[^?]*\.data/, async (route) => {
        await released;
        await route.continue();
      });
      const texts = ["The first", "The second", "The third"];
      const questions = page.getByText(/^You: The (first|second|third)$/);
      const shown = async () => (await questions.allInnerTexts()).map((text) => text.replace(/^You:\s*/, ""));
      for (const [index, text] of texts.entries()) {
        await send(page, text);
        await expect.poll(() => page.getByText("2 AI credits", { exact: true }).count()).toBe(index + 1);
      }
      expect(await shown()).toEqual(texts);
      await fieldOf(page).fill("What I ask next");
      release();
      await page.waitForURL(/\/chat\/[\da-f-]{36}$/);
      await page.reload();
      await expect.poll(shown).toEqual(texts);
      await expect.poll(() => fieldOf(page).inputValue()).toBe("What I ask next");
    });

    it("[E6][F10] shows progress before the first word, and a stop ends the provider’s call and charges what came", async () => {
      engine.proxy.fault = { kind: "silence", afterEvents: 0 };
      const page = await open();
      const calls = engine.proxy.calls.length;
      await send(page, "A story that I stop");
      await page.getByRole("progressbar", { name: /is answering/ }).waitFor();
      await expect.poll(() => engine.proxy.calls.length).toBe(calls + 1);
      expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
      // By keyboard: Stop is the next after the field, which has the focus also once the new conversation's page is there.
      await page.getByRole("button", { name: "Stop" }).waitFor();
      await page.waitForURL(/[/]chat[/]./);
      await expect.poll(() => fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect.poll(() => engine.proxy.calls.at(-1)?.isHungUp).toBe(true);
      await page.getByText("0 AI credits · stopped").waitFor();
      engine.proxy.fault = { kind: "silence", afterEvents: 4 };
      await send(page, "Another one");
      await page.getByText("Begin with").waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      await expect.poll(() => engine.proxy.calls.at(-1)?.isHungUp).toBe(true);
      await page.getByText("1 AI credit · stopped").waitFor();
      expect(await balance()).toBe(49);
      await page.reload();
      await page.getByText("1 AI credit · stopped").waitFor();
    });

    it("[C8] who can’t pay is told what is missing, gets the text back, and a way to credits", async () => {
      const poor = await openAccount(on.site);
      const page = await open({ expectedErrors: [/402/] }, "/chat", poor);
      await page.getByRole("button", { name: "Write a brief for a logo of a small bakery" }).click();
      await page.keyboard.press("Enter");
      await page.getByText("You need 5 AI credits, but only have 0").waitFor();
      await expect.poll(() => fieldOf(page).inputValue()).toBe("Write a brief for a logo of a small bakery");
      await page.getByRole("link", { name: "Get AI credits" }).click();
      await page.waitForURL(/settings\/credits/);
    });

    it("[E8][C9] a provider that fails costs nothing, the page says why, and it can be tried again", async () => {
      engine.proxy.fault = {
        kind: "answer",
        status: 500,
        body: '{"error":{"message":"Out of order","code":"server_error"}}',
      };
      const page = await open({ viewport: phone });
      await send(page, "A question that fails");
      await page.getByText("OpenAI didn’t send a complete answer. Please try again. It cost you nothing.").waitFor();
      expect(await balance()).toBe(50);
      engine.proxy.fault = undefined;
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("2 AI credits", { exact: true }).waitFor();
      expect(await balance()).toBe(48);
    });

    it("[F5] another model’s answer stands beside the first, and the user chooses which one goes on", async () => {
      const page = await open();
      await converse(page, "Name a color");
      mock.clearFixtures();
      mock.onMessage(/./, { content: "Vermilion.", usage });
      await page.getByLabel("Model for another answer").selectOption({ label: "Claude Haiku 5.5 (Claude)" });
      await page.getByRole("button", { name: "Ask this model too" }).click();
      const second = page.getByRole("article", { name: "Answer by Claude Haiku 5.5" });
      await second.getByText("Vermilion.").waitFor();
      const heights = async () => {
        const boxes = await Promise.all([answersOf(page).first().boundingBox(), second.boundingBox()]);
        return boxes.map((box) => box?.y);
      };
      // While the page settles, one may be measured before the other.
      await expect.poll(async () => new Set(await heights()).size).toBe(1);
      await second.getByRole("button", { name: "Continue with this answer" }).click();
      await second.getByText("The conversation continues with this answer").waitFor();
      await converse(page, "Why that one?");
      await page.getByText("1 other answer").waitFor();
      const sent = JSON.stringify(mock.getRequests().at(-1)?.body);
      expect([sent.includes("Vermilion."), sent.includes("one idea")]).toEqual([true, false]);
    });

    it("[F5][C8] several models answer side by side for one price, and an edited message goes on in a branch", async () => {
      const page = await open({ viewport: phone });
      await page.getByRole("button", { name: "Compare with another model" }).click();
      await expect.poll(() => page.locator("#chat-price").textContent()).toContain("for 2 answers");
      await send(page, "Name a color");
      await expect.poll(() => page.getByText("2 AI credits", { exact: true }).count()).toBe(2);
      await expect.poll(() => answersOf(page).count()).toBe(2);
      await page.getByRole("status").getByText("The answers are complete.").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      // There, the messages have most of the window.
      const shares = await page.getByRole("region", { name: "Messages" }).evaluate((list) => list.clientHeight);
      expect(shares).toBeGreaterThan(phone.height / 2 - 60);
      await page.getByRole("button", { name: "Model and actions" }).click();
      await page
        .getByRole("button", { name: /^Without / })
        .first()
        .click();
      await converse(page, "Why that one?");
      const original = page.url();
      const download = async (name: string) => {
        await page.getByRole("button", { name: "Download" }).click();
        return (await downloadBy(page.getByRole("menuitem", { name }))).bytes;
      };
      const word = async () => strFromU8(unzipSync(await download("Word"))["word/document.xml"] ?? new Uint8Array());
      const pdfText = async () => {
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(await download("PDF"))), {
          mergePages: true,
        });
        return text.replaceAll(/\s+/g, " ");
      };
      expect(await page.evaluate(() => innerWidth)).toBe(phone.width);
      expect((await download("Markdown")).toString()).toContain("# Name a color\n\n## You\n\n> Name a color\n\n## ");
      for (const text of [await word(), await pdfText()]) {
        for (const part of ["Why that one?", "one idea", "at 16 pixels."]) expect(text).toContain(part);
      }
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect((await download("Markdown")).toString()).toContain(answer);
      for (const text of [await word(), await pdfText()]) expect(text).toContain("Why that one?");
      await page.setViewportSize(phone);
      await page.getByRole("button", { name: "Edit" }).last().click();
      await expect.poll(() => fieldOf(page).inputValue()).toBe("Why that one?");
      await expect.poll(() => answersOf(page).count()).toBe(2);
      await converse(page, "Why not blue?");
      expect(new URL(page.url()).search).toBe("");
      await page.getByRole("link", { name: "Name a color", exact: true }).first().click();
      await page.waitForURL(original);
      await page.getByText("Why that one?").waitFor();
    });

    it("[F5] editing the first message says that the conversation stays, and leads back to it", async () => {
      const page = await open();
      await converse(page, "Name a color");
      const original = page.url();
      await page.getByRole("button", { name: "Edit" }).click();
      await page.getByText("Editing a copy of “Name a color”. The original stays as it is.").waitFor();
      await expect.poll(() => fieldOf(page).inputValue()).toBe("Name a color");
      expect(await accessibilityFaults(page, "main")).toEqual([]);
      await page.getByRole("link", { name: "Cancel" }).click();
      await page.waitForURL(original);
      await expect.poll(() => answersOf(page).count()).toBe(1);
      await expect.poll(() => fieldOf(page).inputValue()).toBe("");
    });

    it("[F5] a message that is sent from far above comes into view, and so does another answer", async () => {
      mock.clearFixtures();
      mock.onMessage(/./, { content: "A line.\n\n".repeat(60), usage });
      const page = await open();
      await converse(page, "Say much");
      const scroller = page.locator("[data-scroller]");
      await scroller.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
      await converse(page, "Say more");
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0);
      await page.getByRole("button", { name: "Ask this model too" }).click();
      await page.getByRole("button", { name: "Continue with this answer" }).waitFor({ state: "attached" });
      const top = async () => (await answersOf(page).last().boundingBox())?.y ?? -1;
      await expect.poll(top).toBeGreaterThan(0);
    });

    it("[F5] Markdown is safe: no HTML, no image from elsewhere, no script in a link, and links say where they lead", async () => {
      mock.clearFixtures();
      const content = [
        '<script>document.title = "taken over"</script> <b onclick="x()">bold</b> <img src=x onerror="document.title=1">',
        "![a photo](https://tracker.example/pixel.png?secret=1)",
        "[js](javascript:alert(1)) [data](data:text/html,hi) [here](https://shop.example/a) [inside](/settings/security)",
        "[https://bank.example](https://thief.example/login) [bank.example](https://bank.example.thief.example)",
        "Write to [us](mailto:us@shop.example).",
        "```js\nconst a = '<b>';\n```",
      ].join("\n\n");
      mock.onMessage(/./, { content, usage });
      const page = await open();
      const requested: string[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).host));
      await converse(page, "Show me everything");
      const article = answersOf(page);
      for (const mode of ["as it was written", "as it was stored"]) {
        await article.locator("pre").waitFor();
        expect(await article.locator("img, script, iframe, b, [onclick], [onerror], [style*=url]").count(), mode).toBe(
          0,
        );
        const text = await article.innerText();
        expect(text).toContain('<script>document.title = "taken over"</script> <b onclick="x()">bold</b>');
        for (const shown of ["Image: a photo (tracker.example)", "here (shop.example)", "us (us@shop.example)"])
          expect(text).toContain(shown);
        expect(text).toContain("https://bank.example (thief.example)");
        expect(text).toContain("bank.example (bank.example.thief.example)");
        const links = await article
          .locator("a")
          .evaluateAll((all) => all.map((a) => `${a.getAttribute("href")} ${a.getAttribute("rel")}`));
        expect(links.map((link) => new URL(link.split(" ")[0] ?? "").protocol)).toEqual(
          expect.not.arrayContaining(["javascript:", "data:"]),
        );
        expect(links.every((link) => link.endsWith("noopener noreferrer nofollow"))).toBe(true);
        expect(links).toHaveLength(5);
        await page.reload();
      }
      expect(new Set(requested)).toEqual(new Set([new URL(on.site.url).host]));
      expect(await page.title()).not.toContain("taken over");
    });

    it("[F5] conversations are renamed, found, deleted and restored", async () => {
      const page = await open();
      await converse(page, "How do I start a logo?");
      await page.getByRole("button", { name: "Rename" }).click();
      await page.getByLabel("Title").fill("Bakery 100%");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Bakery 100%" }).waitFor();
      const list = page.getByRole("navigation", { name: "Conversations" });
      await list.getByRole("link", { name: "New chat" }).click();
      await page.getByText("Ask a model of your choice").waitFor();
      await converse(page, "Colors of the sea");
      const search = page.getByLabel("Search your conversations");
      await search.fill("START A");
      await search.press("Enter");
      await list.getByText("Conversations with “START A”").waitFor();
      await expect
        .poll(() => list.getByRole("listitem").allInnerTexts())
        .toEqual([expect.stringMatching(/^Bakery 100%\n.*start a logo/)]);
      await search.fill("%_");
      await search.press("Enter");
      await list.getByText("No conversation has “%_” in it.").waitFor();
      await list.getByRole("link", { name: "Show all" }).click();
      await list.getByRole("link", { name: /Bakery/ }).click();
      await page.getByRole("heading", { level: 1, name: "Bakery 100%" }).waitFor();
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByText("“Bakery 100%” was deleted.").waitFor();
      await expect.poll(() => list.getByRole("link", { name: /Bakery/ }).count()).toBe(0);
      await expect
        .poll(() =>
          page
            .getByRole("complementary")
            .or(page.getByRole("region", { name: "Recent" }))
            .getByText("Bakery")
            .count(),
        )
        .toBe(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("heading", { level: 1, name: "Bakery 100%" }).waitFor();
      await expect.poll(() => list.getByRole("link", { name: /Bakery/ }).count()).toBe(1);
    });

    it("[E2][E7] a user’s own key costs 0 AI credits, and the page says so before and after", async () => {
      const page = await open({}, "/settings/ai-providers");
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: "GPT-4o", exact: true }) });
      await card.getByRole("button", { name: "Configure API" }).click();
      await page.getByLabel("API Key").fill("sk-of-ada-0123456789");
      await page.getByRole("button", { name: "Save API Key" }).click();
      await card.getByText("Configured", { exact: true }).waitFor();
      await page.goto(`${on.site.url}/chat`);
      await page.getByText("Runs on your own API key: 0 AI credits").waitFor();
      await page.getByText("the provider bills your key for what was written until then").waitFor();
      await send(page, "On my own key");
      await page.getByText("0 AI credits, your key").waitFor();
      expect(engine.proxy.calls.at(-1)?.headers.authorization).toBe("Bearer sk-of-ada-0123456789");
      expect(await balance()).toBe(50);
      expect(on.site.output() + (await page.content())).not.toContain("sk-of-ada-0123456789");
    });

    it("[F5][C9] a message from a tab that is behind is not sent: the tab shows what came meanwhile, and keeps the text", async () => {
      const page = await open({ expectedErrors: [/409/] });
      await converse(page, "Hello");
      const other = await page.context().newPage();
      await other.goto(page.url());
      await converse(page, "From the first tab");
      await send(other, "From the second tab");
      await other.getByText("This conversation has gone on in another tab.").waitFor();
      await other.getByText("From the first tab").waitFor();
      await expect.poll(() => fieldOf(other).inputValue()).toBe("From the second tab");
      await fieldOf(other).press("Enter");
      await expect.poll(() => answersOf(other).count()).toBe(3);
      // What the answer that is still written holds comes back with its end.
      await expect.poll(() => balance()).toBeGreaterThanOrEqual(44);
    });

    it("[F5] a page that follows an answer of another tab stays while it has no connection, and goes on afterwards", async () => {
      engine.proxy.fault = { kind: "silence", afterEvents: 4 };
      const writing = await open();
      await send(writing, "A long story");
      await writing.getByText("Begin with").waitFor();
      await writing.waitForURL(/\/chat\/[\da-f-]{36}$/);
      const page = await open({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }, new URL(writing.url()).pathname);
      await page.getByText("An answer is still being written.").waitFor();
      await fieldOf(page).fill("What I ask next");
      expect(await page.getByRole("button", { name: "Stop" }).count()).toBe(1);
      expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
      await page.context().setOffline(true);
      await page.getByText("The server can’t be reached.").waitFor();
      await writing.getByRole("button", { name: "Stop" }).click();
      await page.context().setOffline(false);
      await page.getByText("An answer is still being written.").waitFor({ state: "detached" });
      expect(await page.getByRole("button", { name: "Send" }).isEnabled()).toBe(true);
      expect(await page.getByText("The server can’t be reached.").count()).toBe(0);
      expect(await fieldOf(page).inputValue()).toBe("What I ask next");
    });

    it("[F5][H7] what is typed and attached for one conversation stays with it, and comes back after a reload", async () => {
      const page = await open();
      const nav = page.getByRole("navigation", { name: "Conversations" });
      const attached = page.getByRole("form", { name: "Your message" }).getByRole("list", { name: "Attached files" });
      await converse(page, "About the first client");
      const first = page.url();
      await fieldOf(page).fill("Only for the first client");
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "secret.png", mimeType: "image/png", buffer: await noise(60, 40).png().toBuffer() });
      await attached.getByRole("button", { name: "Remove secret.png" }).waitFor();
      await nav.getByRole("link", { name: "New chat" }).click();
      await page.getByText("Ask a model of your choice").waitFor();
      expect([await fieldOf(page).inputValue(), await attached.count()]).toEqual(["", 0]);
      await fieldOf(page).fill("For the next one");
      await nav.getByRole("link", { name: /About the first client/ }).click();
      await page.waitForURL(first);
      await expect.poll(() => fieldOf(page).inputValue()).toBe("Only for the first client");
      await expect.poll(() => attached.getByRole("listitem").count()).toBe(1);
      await page.reload();
      await expect.poll(() => fieldOf(page).inputValue()).toBe("Only for the first client");
      await fieldOf(page).press("Enter");
      await expect.poll(() => answersOf(page).count()).toBe(2);
      await expect.poll(() => fieldOf(page).inputValue()).toBe("");
      await nav.getByRole("link", { name: "New chat" }).click();
      await expect.poll(() => fieldOf(page).inputValue()).toBe("For the next one");
    });

    it("[E6][F5] an answer goes on while another conversation is open and after a reload, and is charged once", async () => {
      const page = await open();
      await converse(page, "Hello");
      const first = page.url();
      const rest = Promise.withResolvers<void>();
      engine.proxy.fault = { kind: "pause", afterEvents: 4, until: rest.promise };
      await page.getByRole("link", { name: "New chat" }).click();
      await page.getByText("Ask a model").waitFor();
      await send(page, "A long story");
      await page.getByText("Begin with").waitFor();
      await page.waitForURL(/\/chat\/[\da-f-]{36}$/);
      const story = page.url();
      const nav = page.getByRole("navigation", { name: "Conversations" });
      await nav.getByRole("link", { name: /Hello/ }).click();
      await page.waitForURL(first);
      await page.getByText("2 AI credits", { exact: true }).waitFor();
      await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
      await nav.getByRole("link", { name: /A long story/ }).click();
      await page.waitForURL(story);
      await page.getByText("Begin with").waitFor();
      await page.reload();
      await page.getByText("An answer is still being written. Wait until it is complete, or stop it.").waitFor();
      await page.getByText("Begin with").waitFor();
      expect(await page.getByRole("button", { name: "Stop" }).count()).toBe(1);
      expect(engine.proxy.calls.at(-1)?.isHungUp).toBe(false);
      rest.resolve();
      await page.getByText("2 AI credits", { exact: true }).waitFor();
      expect(await page.getByRole("button", { name: "Send" }).count()).toBe(1);
      expect(await balance()).toBe(46);
    });

    it("[E6] after a reload, Stop ends an answer, which is kept as far as it came", async () => {
      engine.proxy.fault = { kind: "silence", afterEvents: 4 };
      const page = await open();
      await send(page, "A long story");
      await page.getByText("Begin with").waitFor();
      await page.waitForURL(/\/chat\/[\da-f-]{36}$/);
      await page.reload();
      await page.getByText("Begin with").waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      await expect.poll(() => engine.proxy.calls.at(-1)?.isHungUp).toBe(true);
      await page.getByText("1 AI credit · stopped").waitFor();
      await page.getByRole("button", { name: "Send" }).waitFor();
      expect(await balance()).toBe(49);
    });

    it("[F5] a long conversation starts at its end, says what the model doesn’t read, and leads to earlier messages", async () => {
      const page = await open();
      await converse(page, "Hello");
      const client = new pg.Client({ connectionString: on.site.databaseUrl });
      await client.connect();
      const id = page.url().split("/").at(-1);
      await client.query(
        "insert into chat_messages (conversation_id, position, text, created_at) select $1, n, 'Message ' || n, now() from generate_series(2, 120) n",
        [id],
      );
      await client.query(
        `insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, state, text, payer, created_at)
        select id, $2, id, 'gpt-4o/gpt-6-luna', 'GPT-6 Luna', 'finished', $3, 'credits', now()
        from chat_messages where conversation_id = $1 and position > 1`,
        [id, ada.userId, answer],
      );
      await client.end();
      await page.reload();
      await expect.poll(() => page.getByText(/Message 120$/).isVisible()).toBe(true);
      const last = await answersOf(page).last().boundingBox();
      expect(last?.y).toBeLessThan(800);
      await page.getByText("The model doesn’t read the first 80 messages.").waitFor();
      // Drawn once the reader comes near.
      const first = answersOf(page).first();
      await expect.poll(() => first.locator("strong").count()).toBe(0);
      await first.scrollIntoViewIfNeeded();
      await first.locator("strong").waitFor();
      await page.getByRole("link", { name: "Earlier messages" }).click();
      await page.getByText(/Message 70$/).waitFor();
      await expect.poll(() => page.getByText(/Message 71$/).count()).toBe(0);
      await page.getByRole("link", { name: "Go to the latest messages" }).click();
      await page.getByText(/Message 120$/).waitFor();
    });

    it("[F5] without scripts, conversations are read, searched, and deleted", async () => {
      await converse(await open(), "How do I start a logo?");
      const page = await open({ javaScriptEnabled: false, viewport: phone });
      expect(await page.locator("main noscript").innerText()).toContain("which needs JavaScript");
      await page.getByLabel("Search your conversations").fill("logo");
      await page.getByRole("button", { name: "Search" }).click();
      await page
        .getByRole("link", { name: /How do I start a logo/ })
        .first()
        .click();
      await expect.poll(() => answersOf(page).locator("strong").innerText()).toBe("one idea");
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("heading", { level: 1, name: "How do I start a logo?" }).waitFor();
    });

    it("[F5] is readable where the browser can’t fetch what draws Markdown", async () => {
      const page = await openSignedIn(on, ada, { expectedErrors: [/markdown-worker|Failed to load/] });
      await page.route("**/assets/markdown-worker-*.js", (route) => route.abort());
      await page.goto(`${on.site.url}/chat`);
      await converse(page, "How do I start a logo?");
      // As it was written, or as the server drew it since.
      await answersOf(page).getByText("one idea").waitFor();
    });
  });

  it.each([
    [1280, "light"],
    [1280, "dark"],
    [375, "light"],
    [375, "dark"],
  ] as const)("[A26] fits at %i px in %s, and has no accessibility faults", async (width, colorScheme) => {
    const page = await open({ colorScheme, viewport: { width, height: 900 } }, "/chat", carol);
    const check = async () => {
      expect(await accessibilityFaults(page, "main")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
      expect(await page.locator("[data-scroller]").evaluate(hidden)).toBe(0);
    };
    await check();
    mock.clearFixtures();
    const wide = `# A title\n\n| a | b |\n| --- | --- |\n| ${"wide".repeat(40)} | 2 |\n\n\`\`\`\n${"code ".repeat(60)}\n\`\`\`\n\n${"x".repeat(300)} [a](https://a.example)`;
    mock.onMessage(/./, { content: wide, usage });
    await converse(page, `A message with a long word: ${"y".repeat(200)}`);
    await page.getByRole("button", { name: "Ask this model too" }).click();
    await page.getByRole("button", { name: "Continue with this answer" }).waitFor();
    await check();
    if (width < 1024) {
      await page.getByRole("button", { name: "Conversations" }).click();
      await page.getByRole("link", { name: "New chat" }).waitFor();
      await check();
    }
  });

  describe("for programs", () => {
    const post = (body: unknown, { cookie = carol.cookie, path = "/api/chat/messages", origin = on.site.url } = {}) =>
      fetch(`${on.site.url}${path}`, {
        method: "POST",
        headers: { cookie, origin, "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
    const message = (change: object = {}) => ({
      engine: "gpt-4o/gpt-6-luna",
      conversationId: null,
      after: null,
      text: "Hello",
      idempotencyKey: randomUUID(),
      ...change,
    });

    it.each([
      ["an unknown engine", { engine: "__proto__/x" }, 404],
      ["a picture model", { engine: "dall-e-3/gpt-image-2" }, 404],
      ["an unknown conversation", { conversationId: randomUUID() }, 404],
      ["a conversation’s id that is none", { conversationId: "../1" }, 422],
      ["9,000 messages of its own", { messages: Array(9_000).fill({}) }, 422],
      ["an empty text", { text: "\n" }, 422],
      ["a maximum of 0 on the operator’s key", { maxAic: 0 }, 409],
      ["a model of a paid plan", { engine: "gpt-4o/gpt-6.1-sol" }, 403],
    ] as const)("[H7] %s is refused with a reason, stores nothing and calls no provider", async (_, change, status) => {
      const calls = engine.proxy.calls.length;
      const before = await balance(carol);
      const text = randomUUID();
      const response = await post(message({ text, ...change }));
      const { error } = (await response.json()) as { error: { message: string } };
      expect([response.status, error.message]).toEqual([status, expect.stringMatching(/^[A-Z].{10,}[.]$/)]);
      expect([engine.proxy.calls.length, await balance(carol)]).toEqual([calls, before]);
      const page = await fetch(`${on.site.url}/chat?q=${text}`, { headers: { cookie: carol.cookie } });
      expect(await page.text()).toContain("No conversation has");
    });

    it("[H7] refuses guests, other sites, what is no JSON, and 2 MB", async () => {
      const statuses = [
        await post(message(), { cookie: "" }),
        await post(message(), { origin: "https://elsewhere.example" }),
        await post("{"),
        await post("null"),
        await post(message({ text: "x".repeat(2_000_000) })),
        await post(
          { engine: "gpt-4o/gpt-6-luna", messageId: randomUUID(), idempotencyKey: randomUUID() },
          { path: "/api/chat/answers" },
        ),
      ].map(({ status }) => status);
      expect(statuses).toEqual([401, 403, 400, 422, 413, 404]);
    });

    it("[C9] the same key, twice at once, is one conversation and one charge", async () => {
      const body = message();
      const before = await balance(carol);
      const both = await Promise.all([post(body), post(body)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await Promise.all(both.map((response) => response.text()));
      await expect.poll(() => balance(carol)).toBe(before - 2);
    });

    it("[H7] another user’s conversation can’t be read, written, renamed or deleted", async () => {
      const response = await post(message());
      const asked = JSON.parse(/data: (.*)/.exec(await response.text())?.[1] ?? "{}");
      const bob = await openAccount(on.site);
      const form = (intent: string) =>
        fetch(`${on.site.url}/chat/${asked.conversationId}`, {
          method: "POST",
          headers: { cookie: bob.cookie, origin: on.site.url, "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ intent, title: "Mine", answerId: asked.answerId }),
        });
      const statuses = await Promise.all([
        fetch(`${on.site.url}/chat/${asked.conversationId}`, { headers: { cookie: bob.cookie } }),
        post(message({ conversationId: asked.conversationId, after: asked.messageId }), { cookie: bob.cookie }),
        ...["rename", "delete", "restore", "choose"].map(form),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    });
  });
});
