import { Link } from "react-router";
import { useInProject } from "#work/ui/index.ts";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import { payloadPath } from "../../run-screens/ui/payload-address.ts";
import { useFilledIn } from "../../run-screens/ui/use-payload.ts";
import { directorySearchPath } from "../../search/search-rules.ts";
import { readChatPayload } from "../chat-payload.ts";
import { conversationPath } from "../chat-rules.ts";
import { composerFieldId } from "./composer.tsx";

const examples = [
  "Write a brief for a logo of a small bakery",
  "Suggest three color palettes for a sports app, with hex codes",
  "What makes a landing page easy to read?",
];

/** Before the first message. */
export function EmptyChat({
  hasEngine,
  onExample,
}: {
  readonly hasEngine: boolean;
  readonly onExample: (text: string) => void;
}) {
  if (!hasEngine) return <NoChatEngine />;
  return (
    <div className="grid max-w-[56ch] grid-cols-[minmax(0,1fr)] gap-3 sm:py-10">
      <h2 className="text-xl">Ask a model of your choice</h2>
      <p className="text-muted">
        Choose a model above and write a message below. You see the most that an answer can cost before you send it. We
        save your conversations, so you can find them again.
      </p>
      <ul aria-label="Examples" className="mt-2 grid justify-items-start gap-2 [html:not(.js)_&]:hidden">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-11 rounded-sm border border-hairline bg-surface px-4 py-2 text-left text-sm font-medium transition-colors hover:border-outline"
              onClick={() => {
                onExample(example);
                document.getElementById(composerFieldId)?.focus();
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A message that the address begins becomes the question. */
function NoChatEngine() {
  const inProject = useInProject();
  const message = useFilledIn(readChatPayload);
  return (
    <NoEngine
      need="Chat needs a language model."
      cost="your chats"
      instead={{
        path: inProject(message ? payloadPath(directorySearchPath, { prompt: message }) : directorySearchPath),
        name: "Ask which tool fits",
        words: "Describe what you need, and Search finds AI tools for it in the directory. It needs no language model.",
      }}
    />
  );
}

/** Says that nothing is lost while a message is written anew: before the first one, the page has no messages. */
export function EditedCopy({
  original: { id, title },
}: {
  readonly original: { readonly id: string; readonly title: string };
}) {
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center gap-x-4 rounded-md border border-hairline bg-sunken px-4 py-1 text-sm"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">Editing a copy of “{title}”. The original stays as it is.</p>
      <Link
        to={conversationPath(id)}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
      >
        Cancel
      </Link>
    </div>
  );
}
