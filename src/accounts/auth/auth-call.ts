import type { AuthProblem } from "./auth-errors.ts";

/** What is asked of the library, by a page in the name of the person in front of it, or by a program over HTTP. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Of the library's endpoint, with its query, without the base path. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Code of whoever recommended the product, where the page's address says it; else the browser's cookie does. */
  readonly ref?: string | undefined;
}

/** Without the query. */
export const pathOf = ({ path }: Pick<AuthCall, "path">): string => path.split("?", 1)[0] ?? "";

export interface AuthAnswer {
  readonly status: number;
  /** A JSON object, as the library gives it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What is no JSON object: a list, `null`, our metadata for SAML. */
  readonly document?: { readonly type: string; readonly text: string } | undefined;
  /** `Set-Cookie` headers: have to reach the browser. */
  readonly cookies: readonly string[];
  /** Where the library sends the browser. */
  readonly location: string | null;
  /** What went wrong; undefined when nothing did. */
  readonly problem: AuthProblem | undefined;
}
