/**
 * Pages that are made for whoever asks, and for visitors too: what they show, or do, hangs on cookies, on who asks, or happens only once.
 * With each goes everything below it.
 */
const personalPaths = ["/login", "/signup", "/logout", "/verify-email", "/reset-password", "/auth", "/settings"];

/** @param pathname of a page, or of its data (`….data`). */
export function isPersonalPath(pathname: string): boolean {
  const page = pathname.replace(/\.data$/, "");
  return personalPaths.some((path) => page === path || page.startsWith(`${path}/`));
}
