import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { onScreen } from "#work/index.ts";
import { runEndpoint } from "../run-screens/run-endpoint.ts";
import { textRunPath } from "../run-screens/text/text-tool.ts";
import type { ToolServer } from "../tool.ts";
import { answerFromDirectory } from "./answer-from-directory.ts";
import { searchContent } from "./search-content.ts";
import { directorySearchId, directorySearchPath } from "./search-rules.ts";

export const searchServer: ToolServer = {
  endpoints: (parts) => [
    new Hono<AppEnv>().post(textRunPath(directorySearchId), runEndpoint(parts, answerFromDirectory)),
  ],
  documents: { search: searchContent },
  work: { runs: { search: { label: "Search answer", screenLabel: "Search", ...onScreen(directorySearchPath) } } },
};
