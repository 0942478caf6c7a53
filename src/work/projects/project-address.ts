/** The project that a screen works in, as its address says it: `?project=`. Pure. */

const name = "project";
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @returns undefined for none, and for what is no id. Whose it is, and whether it is there, the server knows. */
export function projectIn(query: URLSearchParams): string | undefined {
  const id = query.get(name) ?? "";
  return uuid.test(id) ? id : undefined;
}

/** Another address, with the project of this one: what is made there goes into it, too. */
export function inProjectOf(query: URLSearchParams, path: string): string {
  const id = projectIn(query);
  return id === undefined ? path : inProject(path, id);
}

/** An address whose screen puts what it makes into a project. */
export const inProject = (path: string, id: string): string => {
  const [page = "", anchor] = path.split("#");
  return `${page}${page.includes("?") ? "&" : "?"}${name}=${id}${anchor === undefined ? "" : `#${anchor}`}`;
};

/** The query with another project; with none for an empty id. */
export function withProject(query: URLSearchParams, id: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (id === "") changed.delete(name);
  else changed.set(name, id);
  return changed;
}
