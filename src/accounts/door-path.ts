import { encodeReturnPath } from "./login-path.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";

/** What the pages by which one gets in hand on to each other. */
export interface Door {
  /** Where to go afterwards: a path of ours. */
  readonly redirectTo: string | undefined;
  /** Code of whoever recommended the product. */
  readonly ref: string | undefined;
}

const refShape = /^[\w-]{1,40}$/;

/** Whether a text could be such a code. What cannot is passed over in silence. */
export const isRef = (text: string | null | undefined): text is string => refShape.test(text ?? "");

/** @param url of a page as it was asked for; what is not safe or not well-formed in it is left out. */
export function readDoor({ searchParams }: URL): Door {
  const ref = searchParams.get("ref");
  return {
    redirectTo: safeRedirectPath(searchParams.get("redirectTo")),
    ref: isRef(ref) ? ref : undefined,
  };
}

/** @param path of another such page. @returns its address, with what it has to know. */
export function doorPath(path: string, { redirectTo, ref }: Partial<Door>): string {
  const query = [redirectTo && `redirectTo=${encodeReturnPath(redirectTo)}`, ref && `ref=${ref}`].filter(Boolean);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}
