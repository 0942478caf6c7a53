import type { Site } from "./site.ts";

/** JSON sent as a script of the site's own page would send it. */
export function postJson(
  site: Site,
  target: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${site.url}${target}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      origin: site.url,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      accept: "application/json",
      ...headers,
    },
    redirect: "manual",
  });
}
