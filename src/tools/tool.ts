import type { Hono } from "hono";
import type { IconNode } from "lucide";
import type { Accounts, PersonalDataSource } from "#accounts/index.ts";
import type { ModelKind, PlanOf } from "#models/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Upload } from "#platform/http/read-body.ts";
import type { AnyJobHandler } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import type { DocumentContents } from "#work/documents/document-routes.ts";
import type { ToolWork } from "#work/index.ts";
import type { FeaturesOf } from "./plan-features.ts";
import type { TextTool } from "./run-screens/text/run-text-tool.ts";

/** The groups of the workspace's list of tools, in its order. */
export const toolGroups = [
  { id: "media", title: "Images and media" },
  { id: "texts", title: "Texts" },
  { id: "answers", title: "Chat and answers" },
  { id: "ideas", title: "Ideas" },
] as const;

type ToolGroup = (typeof toolGroups)[number]["id"];

/** An entry in the workspace's list of tools, in its search and in the palette. */
export interface ToolScreen {
  readonly path: string;
  /** Interface that opens, if one address has several. */
  readonly key?: string;
  readonly title: string;
  readonly group: ToolGroup;
  /** Description of what it does, in one line. */
  readonly about: string;
  /** Other words that users search for. */
  readonly words: string;
  readonly icon: IconNode;
  /** The kind of model without which it does nothing. */
  readonly model?: ModelKind;
}

interface ToolPage {
  /** The pattern of its address, without the slash at its beginning. */
  readonly path: string;
  /** In the tool's folder `pages`, without its ending. */
  readonly file: string;
  /** Beside the tools of the workspace, unless it is among the settings, fills the window, or is for visitors, too. */
  readonly area?: "settings" | "window" | "public";
}

/** Facts that browsers and the table of routes know about a tool: `tool.ts` in its folder, listed in registry.ts. */
export interface Tool {
  /** The name of its folder. */
  readonly id: string;
  readonly screens: readonly ToolScreen[];
  readonly pages: readonly ToolPage[];
}

/** Parts that a tool's endpoints are made of. */
export interface ToolParts {
  readonly services: Services;
  readonly accounts: Accounts;
  readonly planOf: PlanOf;
  readonly featuresOf: FeaturesOf;
}

/** Server's part of a tool: `server.ts` in its folder, listed in servers.ts. */
export interface ToolServer {
  /** Endpoints, in the order in which their addresses are compared. */
  endpoints?(parts: ToolParts): readonly Hono<AppEnv>[];
  /** Addresses that take files or long bodies. */
  uploads?(accounts: Accounts): readonly Upload[];
  jobs?(services: Services): readonly AnyJobHandler[];
  /** Data about a user that is in an export, and that goes with an account. */
  personalData?(services: Services): readonly PersonalDataSource[];
  /** Requests that one language model answers. */
  readonly textTools?: readonly TextTool[];
  /** The kinds of documents that it stores, with what they contain. */
  readonly documents?: Partial<DocumentContents>;
  /** The kinds of work that is made with it, for the library, share links and the page of deleted work. */
  readonly work?: ToolWork;
}
