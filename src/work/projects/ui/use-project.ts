import { useSearchParams } from "react-router";
import { inProjectOf, projectIn } from "../project-address.ts";

/** The project that what this page makes goes into; undefined for none. */
export function useProjectId(): string | undefined {
  const [query] = useSearchParams();
  return projectIn(query);
}

/** Keeps the page's project in addresses of the same tool. */
export function useInProject(): (path: string) => string {
  const [query] = useSearchParams();
  return (path) => inProjectOf(query, path);
}
