import { createContext, type RouterContextProvider } from "react-router";
import { labelOfName } from "#platform/label-of-name.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { documentsWork } from "./documents/documents-work.ts";
import type {
  DocumentWork,
  ListedWork,
  PicturesOfRuns,
  ProjectKits,
  RestorableWork,
  RunWork,
  SharedConversationWork,
  TextsOfRuns,
  ToolWork,
} from "./work-kind.ts";

/** A screen on which users make something. */
export interface MakingScreen {
  readonly path: string;
  readonly label: string;
}

/** The kinds of work of all tools, collected. */
export interface WorkKinds {
  /** @returns for `product-picture`, if no tool tells of it: "Product picture". */
  runWorkOf(tool: string): RunWork;
  /** Each once, in the order of the tools. */
  readonly screens: readonly MakingScreen[];
  /** Names of the choices in forms, by the setting. */
  readonly settingNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly documents: Readonly<Record<string, DocumentWork>>;
  readonly listed: readonly ListedWork[];
  readonly restorable: readonly RestorableWork[];
  readonly pictures: readonly PicturesOfRuns[];
  readonly texts: readonly TextsOfRuns[];
  readonly shared: readonly SharedConversationWork[];
  readonly kits: readonly ProjectKits[];
}

export function collectWork(tools: readonly ToolWork[]): WorkKinds {
  const runs: Readonly<Record<string, RunWork>> = Object.assign({}, ...tools.map((tool) => tool.runs));
  const documents: WorkKinds["documents"] = Object.assign({}, ...tools.map((tool) => tool.documents));
  const ofDocuments = documentsWork(documents);
  return {
    documents,
    runWorkOf: (tool) => (Object.hasOwn(runs, tool) && runs[tool]) || { label: labelOfName(tool) },
    screens: listScreens(Object.values(runs)),
    settingNames: Object.assign({}, ...tools.map(({ settingNames }) => settingNames)),
    listed: [...tools.flatMap(({ listed = [] }) => listed), ofDocuments],
    restorable: [...tools.flatMap(({ restorable = [] }) => restorable), ofDocuments],
    pictures: tools.flatMap(({ pictures }) => pictures ?? []),
    texts: tools.flatMap(({ texts }) => texts ?? []),
    shared: tools.flatMap(({ shared = [] }) => shared),
    kits: tools.flatMap(({ kits }) => kits ?? []),
  };
}

function listScreens(kinds: readonly RunWork[]): readonly MakingScreen[] {
  const screens = new Map<string, string>();
  for (const { label, screen, screenLabel = label } of kinds) {
    if (screen !== undefined && !screens.has(screen)) screens.set(screen, screenLabel);
  }
  return [...screens].map(([path, label]) => ({ path, label }));
}

/** Services of the library and of links, which also need to know what tools make. */
export interface WorkServices extends Services {
  readonly work: WorkKinds;
}

export const workContext = createContext<WorkKinds>();

export const workServices = (context: Readonly<RouterContextProvider>): WorkServices => ({
  ...context.get(servicesContext),
  work: context.get(workContext),
});
