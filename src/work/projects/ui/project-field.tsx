import { useProjectId } from "./use-project.ts";

/** Keeps the page’s project in the address that a form leads to. */
export function ProjectField() {
  const projectId = useProjectId();
  return projectId === undefined ? null : <input type="hidden" name="project" value={projectId} />;
}
