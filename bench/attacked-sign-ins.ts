import { request } from "node:http";
import { addPeople } from "./add-people.ts";
import { type Figure, median } from "./report.ts";
import { startProduct } from "./server-process.ts";

const password = "correct horse battery";
/** Number of attempts, sent as by a botnet: each from a network of its own, for an account of its own, on a connection of its own. */
const attempts = 1_000;
const quietTimes = 7;

interface Answer {
  readonly status: number;
  readonly cookies: string;
  readonly ms: number;
}

/** Signs in on a new connection. */
function signIn(url: string, email: string, given: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const start = performance.now();
  const options = {
    agent: false as const,
    method: "POST",
    headers: { origin: url, "content-type": "application/json", ...headers },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/api/auth/sign-in/email`, options, (response) => {
      const lines = response.headers["set-cookie"] ?? [];
      const cookies = lines.map((line) => line.split(";", 1)[0]).join("; ");
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, cookies, ms: performance.now() - start }));
    });
    outgoing.on("error", reject).end(JSON.stringify({ email, password: given }));
  });
}

/**
 * Measures how long an owner in their own browser waits while a thousand wrong passwords come at once, and how the thousand are answered.
 */
export async function benchAttackedSignIns(databaseUrl: string): Promise<Figure[]> {
  const [owner = ""] = await addPeople(databaseUrl, { prefix: "owner", count: 1, password });
  const product = await startProduct(databaseUrl, undefined, { TRUSTED_PROXY_HOPS: "1" });
  try {
    const { cookies } = await signIn(product.url, owner, password, { "x-forwarded-for": "198.51.100.1" });
    const asOwner = async () => {
      const answer = await signIn(product.url, owner, password, { "x-forwarded-for": "198.51.100.1", cookie: cookies });
      if (answer.status !== 200) throw new Error(`the owner's sign-in answered ${answer.status}`);
      return answer.ms;
    };
    const quiet: number[] = [];
    for (let count = 0; count < quietTimes; count++) quiet.push(await asOwner());

    let answered = 0;
    const attack = Array.from({ length: attempts }, async (_, index) => {
      const network = `203.${index >> 8}.${index & 255}.9`;
      const answer = await signIn(product.url, `stranger${index}@bench.example`, "a wrong password", {
        "x-forwarded-for": network,
      });
      answered += 1;
      return answer.status;
    });
    const attacked: number[] = [];
    while (answered < attempts) attacked.push(await asOwner());
    const statuses = await Promise.all(attack);
    const right = statuses.filter((status) => status === 401).length;
    const worst = Math.max(...attacked);
    return [
      {
        what: `an owner's sign-in while ${attempts} wrong ones come at once, the longest of ${attacked.length}`,
        measured: `${(worst / 1_000).toFixed(2)} s (median ${(median(attacked) / 1_000).toFixed(2)})`,
        reference: `${(median(quiet) / 1_000).toFixed(2)} s (without them)`,
        result: `${(worst / 1_000).toFixed(2)} s`,
        target: "≤ 5.00 s",
        isMet: worst <= 5_000,
      },
      {
        what: "wrong sign-ins of these that are told that the password is wrong",
        measured: String(right),
        reference: String(attempts),
        result: `${Math.round((right / attempts) * 100)} %, the others are asked to try again later`,
        target: "report",
        isMet: undefined,
      },
    ];
  } finally {
    await product.stop();
  }
}
