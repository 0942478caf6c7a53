import { useInProject } from "#work/ui/index.ts";
import { NoEngine } from "../../../run-screens/ui/no-engine.tsx";
import { payloadPath } from "../../../run-screens/ui/payload-address.ts";
import { useFilledIn } from "../../../run-screens/ui/use-payload.ts";
import { writePath } from "../../drafts/draft-brief.ts";
import { draftOfText } from "../../drafts/draft-payload.ts";
import { readTextPayload } from "../text-payload.ts";
import type { TextSettings } from "../text-settings.ts";

/** @param again the settings of an earlier run; what the address fills in comes before them. */
export function NoTextEngine({ rerun }: { readonly rerun: TextSettings | null | undefined }) {
  const inProject = useInProject();
  const filledIn = useFilledIn(readTextPayload);
  return (
    <NoEngine
      need="Texts on this page need a language model."
      cost="your texts"
      instead={{
        path: inProject(payloadPath(writePath, draftOfText({ ...rerun, ...filledIn }))),
        name: "Write a first draft",
        words: "Write turns your points into a first draft. It needs no language model.",
      }}
    />
  );
}
