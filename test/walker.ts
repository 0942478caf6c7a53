/** Follows links with cookies as a browser would, for tests without one. */
export interface Walker {
  /** One request; redirects are not followed. @param address absolute. */
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(
    address: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Follows redirects as long as they stay on the same origin. @returns the last answer, and where it redirects. */
  follow(address: string): Promise<{ readonly answer: Response; readonly leadsTo: string | undefined }>;
  /** The cookies for an origin. Like browsers, ignores the port. */
  cookies(address: string): string;
}

export function startWalker(cookie = "", host = "localhost"): Walker {
  const jars = new Map<string, Map<string, string>>([[host, new Map(cookie.split("; ").map(pairOf))]]);
  const jarOf = (address: string) => {
    const { hostname } = new URL(address);
    const jar = jars.get(hostname) ?? new Map<string, string>();
    jars.set(hostname, jar);
    return jar;
  };
  const cookies = (address: string) =>
    [...jarOf(address)]
      .filter(([, value]) => value)
      .map((pair) => pair.join("="))
      .join("; ");
  async function send(address: string, init: RequestInit): Promise<Response> {
    const headers = { accept: "text/html", ...init.headers, cookie: cookies(address) };
    const answer = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) jarOf(address).set(...pairOf(line.split(";", 1)[0] ?? ""));
    return answer;
  }
  const get: Walker["get"] = (address, headers = {}) => send(address, { headers });
  return {
    get,
    post: (address, fields, headers = {}) =>
      send(address, { method: "POST", body: new URLSearchParams(fields), headers }),
    async follow(address) {
      let at = address;
      for (;;) {
        const answer = await get(at);
        const location = answer.headers.get("location");
        if (!location) return { answer, leadsTo: undefined };
        const next = new URL(location, at);
        if (next.origin !== new URL(at).origin) return { answer, leadsTo: next.href };
        at = next.href;
      }
    },
    cookies,
  };
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}
