import pino from "pino";
import { describe, expect, it } from "vitest";
import { createBotCheck, noBotCheckToken } from "./bot-check.ts";

const keys = { siteKey: "site-key", secretKey: "secret-key" };

/** A check against a vendor that answers as given, and what was asked and logged. */
function check(answer: () => Promise<Response>, config: typeof keys | null = keys) {
  const asked: { readonly url: string; readonly body: string }[] = [];
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const verify = createBotCheck(config ?? undefined, "earlybird_submit", log, async (url, init) => {
    asked.push({ url: String(url), body: String(init?.body) });
    return answer();
  });
  return { verify, asked, lines };
}

describe("the bot check", () => {
  it("[A14] asks the vendor with the secret key and believes its yes", async () => {
    const { verify, asked, lines } = check(async () => Response.json({ success: true, action: "earlybird_submit" }));
    expect(await verify("a-token")).toBe(true);
    expect(asked).toEqual([
      { url: "https://challenges.cloudflare.com/turnstile/v0/siteverify", body: "secret=secret-key&response=a-token" },
    ]);
    expect(lines).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ["a no", async () => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] })],
    ["a yes for another form", async () => Response.json({ success: true, action: "login" })],
    ["no JSON", async () => new Response("<html>", { status: 502 })],
    ["an answer of null", async () => Response.json(null)],
    ["no answer", () => Promise.reject(new TypeError("fetch failed"))],
  ])("[A14] %s does not pass the check, and is logged without the token", async (_name, answer) => {
    const { verify, lines } = check(answer);
    expect(await verify("a-token")).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("a-token");
  });

  it("[A14] without a token the vendor is not asked, and that is logged", async () => {
    const { verify, asked, lines } = check(async () => Response.json({ success: true }));
    expect([await verify(""), await verify(noBotCheckToken)]).toEqual([false, false]);
    expect(asked).toEqual([]);
    expect(lines).toHaveLength(2);
  });

  it("[A14] without a configured check, nothing is requested or logged", async () => {
    const { verify, asked, lines } = check(async () => Response.json({ success: true }), null);
    expect(await verify("a-token")).toBe(false);
    expect([asked, lines]).toEqual([[], []]);
  });
});
