import { Search } from "lucide";
import { useState } from "react";
import { Form, Link, useNavigate, useSearchParams } from "react-router";
import type { ToolScreen } from "#tools/tool.ts";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { addressOf, findTools, groupedTools } from "../tools.ts";

/** All tools by groups, narrowed by a search. Without scripts, the search is a form. */
export function ToolFinder() {
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get("q") ?? "");
  const navigate = useNavigate();
  const found = findTools(query);
  const [first] = found;
  const isSearching = query.trim() !== "";
  return (
    <section aria-labelledby="tools" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="tools" className="text-xl">
          Tools
        </h2>
        <Form
          role="search"
          className="relative w-full sm:w-80"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSearching && first) void navigate(addressOf(first));
          }}
        >
          <Icon icon={Search} className="pointer-events-none absolute top-3.5 left-3 size-4.5 text-muted" />
          <input
            type="search"
            name="q"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            aria-label="Search tools"
            placeholder="Search tools"
            maxLength={100}
            autoComplete="off"
            className={`${control} pl-10`}
          />
        </Form>
      </div>
      <p role="status" className="sr-only">
        {isSearching && (found.length === 1 ? "1 tool found" : `${found.length} tools found`)}
      </p>
      {isSearching ? (
        first ? (
          <ToolCards tools={found} />
        ) : (
          <p className="text-muted">
            None of our tools matches “{query.trim()}”.{" "}
            <Link
              to={`/tools?q=${encodeURIComponent(query.trim())}`}
              className="underline underline-offset-4 hover:text-ink"
            >
              Search the directory
            </Link>{" "}
            for tools of other makers.
          </p>
        )
      ) : (
        groupedTools().map((group) => (
          <div key={group.id} className="grid gap-3">
            <h3 className="font-sans text-sm font-semibold text-muted">{group.title}</h3>
            <ToolCards tools={group.tools} />
          </div>
        ))
      )}
    </section>
  );
}

const ToolCards = ({ tools }: { readonly tools: readonly ToolScreen[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
    {tools.map((tool) => (
      <li key={tool.path} className="grid">
        <Link
          to={addressOf(tool)}
          prefetch="intent"
          className="flex items-start gap-3 rounded-md border border-hairline bg-surface p-4 transition hover:-translate-y-0.5 hover:border-outline"
        >
          <Icon icon={tool.icon} className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <span className="grid gap-0.5">
            <span className="text-sm font-semibold">{tool.title}</span>
            <span className="text-sm text-muted">{tool.about}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
