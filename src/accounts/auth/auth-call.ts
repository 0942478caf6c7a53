/** What is asked of the library, by a page in the name of the person in front of it, or by a program over HTTP. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Of the library's endpoint, with its query, without the base path. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Without the query. */
export const pathOf = ({ path }: Pick<AuthCall, "path">): string => path.split("?", 1)[0] ?? "";
