import { Command, useCommandState } from "cmdk";
import {
  Compass,
  CreditCard,
  FileText,
  type IconNode,
  Image,
  LogOut,
  MessageSquare,
  Search,
  Settings,
  ShieldCheck,
  SunMoon,
} from "lucide";
import { type ComponentProps, useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { settingsPages, useAuth, useSignOut } from "#accounts/ui/index.ts";
import { foundEntriesMax, foundKindLabels, useSuggestions } from "#directory/ui/index.ts";
import { toolScreens } from "#tools/registry.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { currentTheme, setTheme } from "#ui/theme.ts";
import { type RecentWork, recentPath } from "../../rules.ts";
import { kindOf } from "../rail.tsx";
import { addressOf, namedTool, workspacePlaces } from "../tools.ts";
import { wordScore } from "../word-score.ts";

export interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Goes to any tool, setting or recent work, and does what is done often. */
export function Palette({ isOpen, onOpen }: PaletteProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpen} title="Go to" description="Tools, recent work, settings and actions.">
      <Choices onDone={() => onOpen(false)} />
    </Dialog>
  );
}

/** The choice that is always there, below all that match. */
const directoryId = "directory";
/**
 * Choice that signs out, below even the directory: the first choice is preselected, and Enter must not sign out a user who looks for a
 * logo.
 */
const signOutId = "sign out";
/** Entries of the directory come with their addresses: the server has found them, after all that is in here. */
const entryId = (index: number): string => `directory entry ${index}`;
const entryScores = entryScoresOf(foundEntriesMax);

function scoreOf(id: string, query: string, [title = "", ...words]: string[] = []): number {
  const entryScore = entryScores.get(id);
  if (entryScore !== undefined) return entryScore;
  if (id === directoryId) return 2 * Number.MIN_VALUE;
  const score = wordScore(query, { title, words });
  return id === signOutId && score > 0 ? Number.MIN_VALUE : score;
}

/** Below every score of a word, in their order. */
function entryScoresOf(count: number): ReadonlyMap<string, number> {
  return new Map(Array.from({ length: count }, (_, index) => [entryId(index), 0.01 / (index + 1)]));
}

function Choices({ onDone }: { readonly onDone: () => void }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { viewer } = useAuth();
  const [query, setQuery] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const entries = useSuggestions(query, true);
  const { load, data } = useFetcher<{ readonly recent: readonly RecentWork[] }>();
  useEffect(() => void load(recentPath), [load]);
  const go = (path: string) => () => {
    onDone();
    void navigate(path);
  };
  const act = (work: () => void) => () => {
    onDone();
    work();
  };
  if (isLeaving) return <AskToSignOut onSignOut={act(signOut)} onStay={() => setIsLeaving(false)} />;
  return (
    <Command label="Go to" loop filter={scoreOf} className="grid min-h-0 gap-2">
      <Command.Input
        autoFocus
        placeholder="Search"
        maxLength={100}
        value={query}
        onValueChange={setQuery}
        className={control}
      />
      <NothingFound />
      <Command.List className="h-72 overflow-y-auto overscroll-contain" label="Results">
        <Group heading="Actions">
          <Choice name="New design" icon={Image} onSelect={go("/image-generator")} />
          {newDesigns.map(({ name, words, path }) => (
            <Choice key={path} name={name} words={words} icon={Image} onSelect={go(path)} />
          ))}
          <Choice name="New chat" icon={MessageSquare} onSelect={go("/chat")} />
          <Choice
            name="Switch between light and dark"
            words={["theme mode appearance color"]}
            icon={SunMoon}
            onSelect={act(() => setTheme(currentTheme() === "dark" ? "light" : "dark"))}
          />
          {viewer?.isOperator && (
            <Choice
              name="Operator’s pages"
              words={["admin users payments promotion codes letters submissions reviews settings jobs audit log"]}
              icon={ShieldCheck}
              onSelect={go("/admin")}
            />
          )}
          <Choice
            name="Plans and pricing"
            icon={CreditCard}
            words={["upgrade price cost subscription"]}
            onSelect={go("/pricing")}
          />
        </Group>
        <Group heading="Tools">
          {workspacePlaces.map(({ path, title, icon }) => (
            <Choice key={path} name={title} icon={icon} onSelect={go(path)} />
          ))}
          {toolScreens.map((tool) => (
            <Choice
              key={tool.path}
              name={tool.title}
              icon={tool.icon}
              words={namedTool(tool).words}
              onSelect={go(addressOf(tool))}
            />
          ))}
        </Group>
        {data && data.recent.length > 0 && (
          <Group heading="Recent work">
            {data.recent.map((work) => (
              <Choice
                key={work.path}
                id={work.path}
                name={work.title}
                note={kindOf(work)}
                icon={FileText}
                onSelect={go(work.path)}
              />
            ))}
          </Group>
        )}
        <Group heading="Settings">
          {settingsPages.map(({ path, title, words = "" }) => (
            <Choice key={path} id={path} name={title} icon={Settings} words={["settings", words]} onSelect={go(path)} />
          ))}
        </Group>
        {entries.length > 0 && (
          <Group heading="In the directory">
            {entries.map(({ name, kind, path }, index) => (
              <Choice
                key={path}
                id={entryId(index)}
                name={name}
                note={foundKindLabels[kind]}
                icon={Compass}
                onSelect={go(path)}
              />
            ))}
          </Group>
        )}
        {query.trim() !== "" && (
          <Group heading="Elsewhere">
            <Choice
              id={directoryId}
              name={`Search the directory for “${query.trim()}”`}
              icon={Search}
              onSelect={go(`/tools?q=${encodeURIComponent(query.trim())}`)}
            />
          </Group>
        )}
        <Group heading="Account">
          <Choice
            id={signOutId}
            name="Sign out…"
            icon={LogOut}
            words={["log out logout exit"]}
            onSelect={() => setIsLeaving(true)}
          />
        </Group>
      </Command.List>
    </Command>
  );
}

function AskToSignOut({ onSignOut, onStay }: { readonly onSignOut: () => void; readonly onStay: () => void }) {
  return (
    <div className="grid gap-4">
      <p>Do you want to sign out on this device? What you’ve made stays in your account.</p>
      <div className="flex flex-wrap gap-3">
        {/* Enter must not sign out. */}
        <Button autoFocus variant="secondary" onClick={onStay}>
          Stay signed in
        </Button>
        <Button onClick={onSignOut}>Sign out</Button>
      </div>
    </div>
  );
}

/** Not in the list, whose children have to be choices. */
function NothingFound() {
  // The one that is left leads to the directory.
  const isNothing = useCommandState(({ search, filtered }) => search.trim() !== "" && filtered.count <= 1);
  return (
    <p role="status" className="px-3 text-sm text-muted empty:hidden">
      {isNothing && "Nothing found."}
    </p>
  );
}

const Group = (props: ComponentProps<typeof Command.Group>) => (
  <Command.Group
    {...props}
    className="pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
  />
);

interface ChoiceProps {
  readonly name: string;
  /** Id of the choice, where names can be alike. */
  readonly id?: string;
  readonly note?: string;
  readonly icon: IconNode;
  /** Other words that find it. */
  readonly words?: readonly string[];
  readonly onSelect: () => void;
}

const Choice = ({ name, id = name, note, icon, words = [], onSelect }: ChoiceProps) => (
  <Command.Item
    value={id}
    keywords={[name, ...words]}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm data-[selected=true]:bg-sunken"
  >
    <Icon icon={icon} className="size-4.5 shrink-0 text-muted" />
    <span className="min-w-0 flex-1 truncate">{name}</span>
    {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
  </Command.Item>
);

/** Designs that the palette offers to make, each with the image generator set to it. */
const kinds = [
  { kind: "logo", name: "New logo", words: "brand symbol emblem mark" },
  { kind: "poster", name: "New poster", words: "flyer event print" },
  { kind: "post", name: "New social post", words: "instagram facebook linkedin square" },
  { kind: "story", name: "New story", words: "instagram reel upright" },
  { kind: "banner", name: "New banner", words: "header cover youtube thumbnail ad" },
  { kind: "card", name: "New card", words: "business invitation greeting" },
  { kind: "pattern", name: "New pattern", words: "seamless tile background" },
] as const;

const newDesigns = kinds.map(({ kind, name, words }) => ({
  name,
  words: [words],
  path: `/image-generator?${new URLSearchParams({ payload: JSON.stringify({ kind }) })}`,
}));
