import pg from "pg";
import type { Page } from "playwright-core";
import { launchChromium } from "../test/chromium.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Figure, percentile } from "./report.ts";
import { startProduct } from "./server-process.ts";
import { briefOf } from "./studio/briefs.ts";
import { addDesigners, signIn } from "./studio/designers.ts";

const messageCount = 500;
const rounds = 4;
const words = "What makes a logo work at sixteen pixels, and in one color?";
const timesMax = 1.3;

/** Measures how long a pressed key takes to be seen in the chat's field, in a long conversation and in an empty one, by turns. */
export async function benchChatTyping(databaseUrl: string): Promise<Figure> {
  const [talker] = await addDesigners(databaseUrl, [briefOf("poster", "bauhaus", "chat")]);
  if (!talker) throw new Error("there is no account");
  const conversationId = await addConversation(databaseUrl, talker.email);
  // Nothing is sent: a key makes the field appear.
  const product = await startProduct(databaseUrl, undefined, { OPENAI_API_KEY: "sk-bench" });
  const browser = await launchChromium();
  try {
    const cookie = await signIn(product.url, talker);
    const open = async () => (await browser.newContext({ viewport: { width: 1_440, height: 900 } })).newPage();
    const pageOf = async (path: string) => {
      const page = await openSignedIn({ site: product, browser: { open } }, { cookie });
      await page.goto(`${product.url}${path}`, { waitUntil: "networkidle" });
      return page;
    };
    const pages = { full: await pageOf(`/chat/${conversationId}`), empty: await pageOf("/chat") };
    const taken = { full: [] as number[], empty: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      for (const name of ["full", "empty"] as const) {
        await pages[name].bringToFront();
        const times = await typeWords(pages[name]);
        // What is done for the first time is slower in both.
        if (round > 0) taken[name].push(...times);
      }
    }
    const [measured, reference] = [percentile(taken.full, 0.95), percentile(taken.empty, 0.95)];
    const ratio = measured / reference;
    return {
      what: `typing in a conversation of ${messageCount} messages, p95 of ${taken.full.length} keys`,
      measured: `${measured.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms in an empty one`,
      result: `${ratio.toFixed(2)} times`,
      target: `≤ ${timesMax.toFixed(2)} times`,
      isMet: ratio <= timesMax,
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** @returns milliseconds from each key to the end of the frame that shows it. */
async function typeWords(page: Page): Promise<readonly number[]> {
  const field = page.getByLabel("Message", { exact: true });
  await field.fill("");
  const watch = await field.evaluateHandle((element) => {
    const times: number[] = [];
    element.addEventListener("keydown", () => {
      const pressed = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        // After the frame's own work: style, layout and paint.
        channel.port1.onmessage = () => times.push(performance.now() - pressed);
        channel.port2.postMessage(null);
      });
    });
    return times;
  });
  await field.pressSequentially(words, { delay: 40 });
  return watch.jsonValue();
}

async function addConversation(databaseUrl: string, email: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `with talk as (
       insert into conversations (user_id, title, created_at, updated_at)
       select id, 'A long talk', now(), now() from users where email = $1 returning id, user_id
     ), asked as (
       insert into chat_messages (conversation_id, position, text, created_at)
       select talk.id, n, 'What about the color, number ' || n || '?', now() from talk, generate_series(1, $2::int) n returning id
     ), answered as (
       insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, state, text, payer, created_at)
       select asked.id, talk.user_id, 'bench-' || asked.id, 'gpt-4o/gpt-6-luna', 'GPT-6 Luna', 'finished',
         repeat('Begin with **one idea**, and draw it in black only. ', 12), 'own-key', now() from asked, talk
     )
     select id from talk`,
    [email, messageCount],
  );
  await client.end();
  return rows[0].id;
}
