import { useInProject } from "#work/ui/index.ts";
import { NoEngine } from "../../../run-screens/ui/no-engine.tsx";
import { directorySearchPath } from "../../../search/search-rules.ts";

/** Note for pages on which bots can be written, but none answers: it says what works until then, and where to go. */
export function NoBotEngine({ need }: { readonly need: string }) {
  const inProject = useInProject();
  return (
    <NoEngine
      isOptional
      need={need}
      cost="your chats"
      instead={{
        path: inProject(directorySearchPath),
        name: "Ask which tool fits",
        words: "Describe what you need, and Search finds AI tools for it in the directory. It needs no language model.",
      }}
    />
  );
}
