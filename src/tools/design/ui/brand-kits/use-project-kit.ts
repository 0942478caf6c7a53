import { useState } from "react";
import { type KitProject, kitAfterProject } from "../../brand-kits/brand-kit-rules.ts";
import type { ListedKit } from "./kit-row.tsx";

interface Props {
  /** Project in the page’s address. */
  readonly project: KitProject | undefined;
  readonly kits: readonly ListedKit[] | undefined;
  readonly kitId: string | undefined;
  /** Sets the state of the component that uses this hook. */
  readonly onKit: (kitId: string | undefined) => void;
}

/** Lets the kit of a form follow the project that the user chooses while the page is open. */
export function useProjectKit({ project, kits, kitId, onKit }: Props): void {
  const [before, setBefore] = useState(project);
  if (before?.id === project?.id) return;
  setBefore(project);
  onKit(kitAfterProject(kitId, { before, after: project, kits }));
}
