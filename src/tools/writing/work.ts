import type { ToolWork } from "#work/index.ts";
import { namesOfList, onScreen } from "#work/index.ts";
import { contentTypes, languages, temperatures, tones } from "../run-screens/text/text-choices.ts";
import { firstText } from "../run-screens/texts/texts-in-data.ts";
import { detectorPath } from "./detector/detector-rules.ts";
import { type DraftContent, draftPath, writePath } from "./drafts/draft-brief.ts";
import { shareDraft } from "./drafts/share-draft.ts";
import { grammarPath } from "./grammar/grammar-settings.ts";
import { textGeneratorPath } from "./text-generator/text-settings.ts";
import { translatePath } from "./translate/translate-settings.ts";

export const writingWork: ToolWork = {
  runs: {
    "text-generator": { label: "Text", ...onScreen(textGeneratorPath, { canVary: true }) },
    write: {
      label: "Draft by a model",
      sharedLabel: "Document",
      screenLabel: "Draft",
      ...onScreen(writePath, { canVary: true }),
    },
    // Its answer begins with the corrected text.
    grammar: { label: "Grammar check", ...onScreen(grammarPath), readOutput: firstText },
    translate: { label: "Translation", ...onScreen(translatePath) },
    detector: { label: "AI text check", ...onScreen(detectorPath) },
  },
  settingNames: {
    contentType: namesOfList(contentTypes),
    tone: namesOfList(tones),
    language: namesOfList(languages),
    temperature: namesOfList(temperatures),
  },
  documents: {
    draft: {
      label: "Draft",
      sharedLabel: "Document",
      path: draftPath,
      screen: writePath,
      text: (_, content) => (content as DraftContent).text,
      share: shareDraft,
    },
  },
};
