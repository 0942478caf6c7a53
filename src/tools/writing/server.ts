import type { ToolServer } from "../tool.ts";
import { detector } from "./detector/detector.ts";
import { draftContent } from "./drafts/draft-content.ts";
import { writeTool } from "./drafts/write-tool.ts";
import { grammar } from "./grammar/grammar.ts";
import { textGenerator } from "./text-generator/text-generator.ts";
import { glossaryContent } from "./translate/glossary/glossary-content.ts";
import { translate } from "./translate/translate.ts";
import { translateRoutes } from "./translate/translate-routes.ts";
import { writingWork } from "./work.ts";

export const writingServer: ToolServer = {
  endpoints: ({ services, accounts }) => [translateRoutes(services, accounts)],
  textTools: [textGenerator, detector, writeTool, grammar, translate],
  documents: { draft: draftContent, glossary: glossaryContent },
  work: writingWork,
};
