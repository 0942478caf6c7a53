/** The process that `sign-in-load.ts` starts: on `begin` each user signs in over and over, until `pause`. */
import { Agent } from "node:http";
import { send } from "./send.ts";

const [url = "", password = "", ...emails] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let isOver = false;
let running: Promise<number[]> = Promise.resolve([]);

async function signInUntilOver(email: string): Promise<number> {
  let count = 0;
  for (; !isOver; count++) {
    const { status, body } = await send(agent, `${url}/api/auth/sign-in/email`, { email, password });
    if (status !== 200) throw new Error(`a sign-in answered ${status}: ${body}`);
  }
  return count;
}

process.on("message", async (what) => {
  isOver = what === "pause";
  if (!isOver) running = Promise.all(emails.map(signInUntilOver));
  const counts = isOver ? await running : [];
  process.send?.(counts.reduce((sum, count) => sum + count, 0));
});
