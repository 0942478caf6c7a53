import { teamHeader } from "./rules.ts";

/** Team that the page’s document was drawn for: its id or `personal`; undefined for visitors. */
const teamOfPage = (): string | undefined => document.documentElement.dataset.team;

/** Headers for requests that `fetch` doesn't send. */
export const teamHeaders = (): Readonly<Record<string, string>> => {
  const team = teamOfPage();
  return team === undefined ? {} : { [teamHeader]: team };
};

/**
 * Makes every request of this page's scripts name the page's team. The cookie is one for all tabs: without the header, a tab that shows the
 * user's own work would make the next picture in the team that another tab has switched to, and have the team pay for it.
 */
export function nameTeamInRequests(): void {
  const plainFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, location.href).href;
    if (!address.startsWith(`${location.origin}/`)) return plainFetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    for (const [name, value] of Object.entries(teamHeaders())) headers.set(name, value);
    return plainFetch(input, { ...init, headers });
  };
}
