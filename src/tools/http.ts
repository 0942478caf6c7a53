import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import { type DocumentContents, documentRoutes, documentUploads } from "#work/documents/document-routes.ts";
import { libraryRoutes } from "#work/library/library-routes.ts";
import { madeInTeamRoutes } from "#work/library/made-in-team-routes.ts";
import { runLinkRoutes } from "#work/sharing/run-link-routes.ts";
import { presenceRoutes } from "./presence-routes.ts";
import { mediaRoutes, mediaUploads } from "./run-screens/media/media-routes.ts";
import { runEndpoint } from "./run-screens/run-endpoint.ts";
import { runTextTool } from "./run-screens/text/run-text-tool.ts";
import { textRunPath } from "./run-screens/text/text-tool.ts";
import { textFileRoutes, textFileUpload } from "./run-screens/text-files/text-file-routes.ts";
import { toolServers, work } from "./servers.ts";
import type { ToolParts } from "./tool.ts";

/** Endpoints of the tools, and of what they share: text and media runs, documents, the library and links. */
export function toolsRoutes(parts: ToolParts): Hono<AppEnv> {
  const { services, accounts, planOf, featuresOf } = parts;
  const routes = new Hono<AppEnv>();
  for (const tool of toolServers.flatMap(({ textTools = [] }) => textTools)) {
    routes.post(
      textRunPath(tool.id),
      runEndpoint(parts, (_, asked, gone) => runTextTool(services, tool, asked, gone)),
    );
  }
  routes.route("/", textFileRoutes(services, accounts));
  routes.route("/", mediaRoutes(services, accounts, planOf));
  routes.route("/", documentRoutes(services, accounts, documentContents()));
  routes.route("/", presenceRoutes(services, accounts));
  // Before the pictures of shared designs, whose addresses are alike.
  routes.route("/", runLinkRoutes(services));
  const watermarkFor = async (ownerId: string) => (await featuresOf(ownerId)).watermark;
  routes.route("/", libraryRoutes({ ...services, work }, accounts, watermarkFor));
  routes.route("/", madeInTeamRoutes({ ...services, work }, accounts, watermarkFor));
  for (const endpoints of toolServers.flatMap((tool) => tool.endpoints?.(parts) ?? [])) routes.route("/", endpoints);
  return routes;
}

/** Content of documents of each kind: every kind belongs to one tool. */
const documentContents = (): DocumentContents =>
  Object.assign({}, ...toolServers.map(({ documents }) => documents)) as DocumentContents;

export const toolUploads = (accounts: Accounts): readonly Upload[] => [
  ...mediaUploads(accounts),
  ...documentUploads(accounts),
  textFileUpload(accounts),
  ...toolServers.flatMap((tool) => tool.uploads?.(accounts) ?? []),
];
