import { type Agent, request } from "node:http";

/** Posts `json`, or asks for a page where there is none. */
export function send(agent: Agent, address: string, json?: object): Promise<{ status: number; body: string }> {
  const url = new URL(address);
  const headers = json ? { origin: url.origin, "content-type": "application/json" } : { accept: "text/html" };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers, method: json ? "POST" : "GET" }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    outgoing.on("error", reject).end(json && JSON.stringify(json));
  });
}
