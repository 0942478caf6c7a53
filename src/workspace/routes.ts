import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Puts pages that signed-in users work on into the workspace: tools, recent work and the balance stay beside them. */
export const inWorkspace = (pages: readonly RouteConfigEntry[]): RouteConfigEntry =>
  layout("./workspace/pages/workspace-layout.tsx", [...pages]);

/** Pages that fill the window have only the palette. */
export const withPalette = (pages: readonly RouteConfigEntry[]): RouteConfigEntry =>
  layout("./workspace/pages/palette-layout.tsx", [...pages]);

/** Pages on which something is typed or made: they stay while the server can’t be reached. */
export const patient = (id: string, pages: readonly RouteConfigEntry[]): RouteConfigEntry =>
  layout("./workspace/pages/patient-layout.tsx", { id }, [...pages]);

export const workspacePages = [
  route("workspace", "./workspace/pages/home.tsx"),
  route("workspace/recent", "./workspace/pages/recent.ts"),
  route("workspace/share", "./workspace/pages/share.tsx"),
  route("home", "./workspace/pages/to-workspace.ts"),
];
