import { layout, type RouteConfigEntry } from "@react-router/dev/routes";

/** Puts pages that signed-in users work on into the workspace: tools, recent work and the balance stay beside them. */
export const inWorkspace = (pages: readonly RouteConfigEntry[]): RouteConfigEntry =>
  layout("./workspace/pages/workspace-layout.tsx", [...pages]);
