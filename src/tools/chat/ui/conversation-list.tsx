import { Plus } from "lucide";
import { Form, Link } from "react-router";
import { PrivateNote, SharedChip } from "#teams/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DateTime } from "#ui/date-time.tsx";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { chatLimits, chatPath, conversationPath } from "../chat-rules.ts";

export interface ListedConversation {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: Date;
  /** Name of the bot that it began with. */
  readonly botName: string | null;
  readonly excerpt: string | null;
  /** True if it is shared with the team. */
  readonly isShared: boolean;
}

interface Props {
  readonly entries: readonly ListedConversation[];
  readonly search: string;
  /** Number of conversations in the longer list; null if these are all. */
  readonly showMore: number | null;
  readonly shownId: string | null;
}

/** A user’s conversations. Works without scripts. */
export function ConversationList({ entries, search, showMore, shownId }: Props) {
  const here = shownId === null ? chatPath : conversationPath(shownId);
  return (
    <nav aria-label="Conversations" className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-3 p-3">
        <ButtonLink to={chatPath} variant="secondary" className="w-full">
          <Icon icon={Plus} className="size-4" />
          New chat
        </ButtonLink>
        <Form role="search" action={here} className="flex gap-2">
          <input
            type="search"
            name="q"
            aria-label="Search your conversations"
            placeholder="Search"
            maxLength={chatLimits.search}
            defaultValue={search}
            key={search}
            className={classNames(control, "text-sm")}
          />
          <Button type="submit" variant="ghost">
            Search
          </Button>
        </Form>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        <PrivateNote
          what="chats"
          hasShared={entries.some(({ isShared }) => isShared)}
          className="px-3 pb-2 text-xs text-muted"
        />
        <Found entries={entries} search={search} here={here} />
        <ul className="grid gap-0.5">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} search={search} isShown={entry.id === shownId} />
            </li>
          ))}
        </ul>
        {showMore !== null && (
          <Link
            to={`${here}?${new URLSearchParams({ ...(search && { q: search }), show: String(showMore) })}`}
            preventScrollReset
            className="flex min-h-11 items-center px-3 text-sm font-semibold text-accent-text hover:underline"
          >
            Show more
          </Link>
        )}
      </div>
    </nav>
  );
}

function Found({ entries, search, here }: Pick<Props, "entries" | "search"> & { readonly here: string }) {
  if (search === "") {
    return entries.length === 0 ? (
      <p className="px-3 py-2 text-sm text-muted">Your conversations appear here, so you can find them again.</p>
    ) : null;
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 px-3 pb-2 text-xs text-muted">
      {entries.length === 0 ? `No conversation has “${search}” in it.` : `Conversations with “${search}”`}
      <Link
        to={here}
        className="inline-flex min-h-6 touch:min-h-11 items-center font-semibold text-accent-text hover:underline"
      >
        Show all
      </Link>
    </p>
  );
}

function Entry({
  entry: { id, title, updatedAt, botName, excerpt, isShared },
  search,
  isShown,
}: {
  readonly entry: ListedConversation;
  readonly search: string;
  readonly isShown: boolean;
}) {
  return (
    <Link
      to={conversationPath(id) + (search && `?${new URLSearchParams({ q: search })}`)}
      aria-current={isShown ? "page" : undefined}
      className="grid min-h-11 content-center rounded-sm px-3 py-1.5 text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold"
    >
      <span className="truncate">{title}</span>
      <span className="truncate text-xs font-normal text-muted">
        {excerpt ? `… ${excerpt.replace(/\s+/g, " ").trim()}` : <DateTime at={updatedAt} isDay />}
        {botName && !excerpt && ` · ${botName}`}
      </span>
      {isShared && (
        <span className="pt-1 font-normal">
          <SharedChip />
        </span>
      )}
    </Link>
  );
}
