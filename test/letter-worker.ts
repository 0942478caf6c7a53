/** A process that sends a letter until a test kills it: `node test/letter-worker.ts <database> <mail server> <letter>`. */
import module from "node:module";
import { eq } from "drizzle-orm";
import { createMailCarrier } from "#platform/mail/deliver-mail.ts";
import { connectPatiently } from "./connect-patiently.ts";
import { createTestServices } from "./test-services.ts";

/** Only builds and Vitest read the articles' files, which letters don't need. */
module.registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/content/articles.ts")) return loaded;
    return { ...loaded, source: String(loaded.source).replaceAll("import.meta.glob", "Object") };
  },
});
const { letters } = await import("../src/letters/schema.ts");
const { sendBatch } = await import("../src/letters/send-batch.ts");

const [url = "", smtpUrl = "", letterId = ""] = process.argv.slice(2);
const connection = connectPatiently(url, 5);
const { services } = await createTestServices({ ...connection, url }, () => [], {
  SMTP_URL: smtpUrl,
  LETTERS_PER_MINUTE: "7",
});
const carrier = createMailCarrier(services);
const prepared = { ...services, jobs: { enqueue: async () => {} } };
for (;;) {
  const [letter] = await connection.db.select().from(letters).where(eq(letters.id, letterId));
  if (letter?.state !== "sending") break;
  await sendBatch(prepared, carrier, { letterId, batch: letter.batch });
}
process.exit(0);
