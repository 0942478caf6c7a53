import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { siteJobs } from "../jobs.ts";
import { contactMessages } from "../schema.ts";
import { receiveContactMessage } from "./receive-contact-message.ts";

describe("a contact message", () => {
  let database: TestDatabase;
  let harness: TestServices;
  const letter = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    subject: "support",
    message: "The search\nfinds nothing.",
  } as const;
  const rows = () => database.db.select().from(contactMessages);
  const receive = async (message: Parameters<typeof receiveContactMessage>[2], config = harness.services.config) => {
    await receiveContactMessage(database.db, { ...harness.services, config }, message);
    await harness.runJobs(siteJobs(harness.services));
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, siteJobs, { SUPPORT_EMAIL: "help@easel.example" });
  });
  beforeEach(async () => {
    await database.db.delete(contactMessages);
    harness.mails.length = 0;
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  it("[A15] is stored and emailed to the support address, and replies go to the sender", async () => {
    await receive(letter);
    expect(await rows()).toMatchObject([letter]);
    expect(harness.mails).toMatchObject([
      {
        to: "help@easel.example",
        subject: "Help with the site: message from Ada Lovelace",
        replyTo: "ada@example.com",
      },
    ]);
    expect(harness.mails[0]?.text).toContain("> The search\n> finds nothing.");
  });

  it("[A15] goes to every operator in a separate mail, and never to the sender", async () => {
    await receive(letter, { ...harness.services.config, operatorEmails: ["one@easel.example", "two@easel.example"] });
    expect(harness.mails.map(({ to }) => to).toSorted()).toEqual(["one@easel.example", "two@easel.example"]);
  });

  it("[A15] sent twice at once is stored once; another day or another text is another message", async () => {
    await Promise.all([receive(letter), receive(letter), receive(letter)]);
    expect(await rows()).toHaveLength(1);
    expect(harness.mails).toHaveLength(1);
    await receive({ ...letter, message: "Something else altogether." });
    harness.setTime(new Date("2026-03-02T09:00:00Z"));
    await receive(letter);
    expect(await rows()).toHaveLength(3);
  });

  it("[A15] with markup is stored and shown as text", async () => {
    const name = `<img src=x onerror="alert(1)">`;
    await receive({ ...letter, name, message: "<script>alert('x')</script> & more" });
    expect(await rows()).toMatchObject([{ name, message: "<script>alert('x')</script> & more" }]);
    expect(harness.mails[0]?.html).not.toMatch(/<script|<img/);
    expect(harness.mails[0]?.html).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; more");
  });

  it("[A15] with a line break in a header field sends and stores nothing", async () => {
    await expect(receive({ ...letter, name: "Ada\r\nBcc: eve@example.com" })).rejects.toThrow("line break");
    expect(await rows()).toHaveLength(0);
    expect(harness.mails).toHaveLength(0);
  });
});
