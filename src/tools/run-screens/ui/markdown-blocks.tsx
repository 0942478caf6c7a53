import type { ComponentProps, ComponentType, ReactNode } from "react";
import { createElement, Fragment, isValidElement, memo, useContext, useId, useMemo } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import type { DrawnBlocks, DrawnNode } from "#ui/markdown/drawn-markdown.ts";
import { FragmentLinks } from "./fragment-links.ts";
import { targetOf } from "./link-target.ts";

/**
 * Draws what a model wrote, as Markdown. Its HTML is shown as text, its images are links, since loading one would tell a stranger’s server
 * who reads the answer, and every link says where it leads.
 */
export function MarkdownBlocks({ blocks }: { readonly blocks: DrawnBlocks }) {
  // Footnotes have ids: those of other answers on the page are not these.
  const prefix = `${useId()}-`;
  return (
    <div className="prose [&>:first-child]:mt-0">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while a text is written, blocks are added at its end
        <Block key={index} block={block} prefix={prefix} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: string;
  readonly prefix: string;
}

/** Drawn again only if it has changed, while a text is written. */
const Block = memo(function Block({ block, prefix }: BlockProps) {
  return useMemo(() => draw(JSON.parse(block) as DrawnNode, prefix), [block, prefix]);
});

/** Beginning of ids that the text made, e.g. for footnotes. */
const idStart = "user-content-";

function draw(node: DrawnNode, prefix: string): ReactNode {
  if (typeof node === "string") return node;
  const [tag, { id, href, ...attributes }, ...children] = node;
  const drawn = children.map((child) => draw(child, prefix));
  // Of an element that is unknown, what is in it.
  if (!Object.hasOwn(components, tag)) return createElement(Fragment, null, ...drawn);
  const props = {
    ...attributes,
    ...(typeof id === "string" && { id: prefix + id }),
    ...(typeof href === "string" && { href: href.startsWith(`#${idStart}`) ? `#${prefix}${href.slice(1)}` : href }),
  };
  return createElement(components[tag] ?? Fragment, props, ...drawn);
}

function SafeLink({ id, href = "", children }: ComponentProps<"a">) {
  const readFragment = useContext(FragmentLinks);
  const text = textOf(children);
  if (href.startsWith("#")) {
    const { isLink, note } = readFragment(href, text) ?? footnote;
    return (
      <>
        {isLink ? (
          <a id={id} href={href}>
            {children}
          </a>
        ) : (
          <span>{children}</span>
        )}
        {note !== "" && ` (${note})`}
      </>
    );
  }
  const target = targetOf(href, text);
  if (!target) return <span>{children}</span>;
  return (
    <>
      <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
      {!target.isNamed && (
        <span className="text-muted">
          {" "}
          <bdi
            // A character in the link’s text must not turn the name around.
            dir="ltr"
          >
            ({target.name})
          </bdi>
        </span>
      )}
    </>
  );
}

/** To a footnote of this answer, or back. */
const footnote = { isLink: true, note: "" };

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : "";
}

function CodeBlock({ children }: ComponentProps<"pre">) {
  const code = textOf(children);
  const language = isValidElement<ComponentProps<"code">>(children) ? languageOf(children.props.className) : "";
  return (
    <div className="overflow-hidden rounded-md bg-sunken" dir="ltr">
      <div className="flex min-h-9 items-center justify-between border-b border-hairline pl-4 text-xs text-muted">
        {language}
        <CopyButton text={code} done="Code copied" variant="ghost" size="sm">
          Copy
        </CopyButton>
      </div>
      <pre
        className="rounded-none text-sm"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, also for the keyboard
        tabIndex={0}
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}

const languageOf = (className = ""): string => /language-(\S+)/.exec(className)?.[1] ?? "";

function WideTable({ children }: ComponentProps<"table">) {
  return (
    <figure
      className="table-scroll"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, also for the keyboard
      tabIndex={0}
    >
      <table>{children}</table>
    </figure>
  );
}

/** In the direction of its own text, as answers in Arabic or Hebrew need it. Footnotes have an id. */
const inItsDirection = (Tag: "p" | "li" | "ul" | "ol" | "blockquote" | "h3" | "h4" | "h5" | "h6") =>
  function Part({ id, start, children }: ComponentProps<"p"> & Pick<ComponentProps<"ol">, "start">) {
    return (
      <Tag id={id} dir="auto" {...(Tag === "ol" && { start })}>
        {children}
      </Tag>
    );
  };

/** Folded block: thoughts of a model before its answer, or what the model folds itself. */
function Folded({ children }: ComponentProps<"details">) {
  return (
    <details dir="auto" className="rounded-md border border-hairline px-4 py-2 text-muted whitespace-pre-wrap">
      {children}
    </details>
  );
}

/** Tags of MathML, which browsers draw themselves. */
const mathTags =
  "math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle merror menclose".split(
    " ",
  );

const mathPart = (tag: string) =>
  function MathPart(props: Record<string, unknown>) {
    return createElement(tag, tag === "math" ? { ...props, dir: "ltr" } : props);
  };

const plain = (
  Tag:
    | "summary"
    | "hr"
    | "br"
    | "strong"
    | "em"
    | "del"
    | "code"
    | "sub"
    | "sup"
    | "kbd"
    | "mark"
    | "u"
    | "thead"
    | "tbody"
    | "tr"
    | "section",
) =>
  function Part({ id, className, children }: ComponentProps<"code">) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  };

const alignments: Readonly<Record<string, string>> = { left: "text-left", center: "text-center", right: "text-right" };

const cell = (Tag: "th" | "td") =>
  function Cell({ align = "", children }: { readonly align?: string; readonly children?: ReactNode }) {
    return <Tag className={alignments[align]}>{children}</Tag>;
  };

/** Checkbox in a list of tasks. */
const Task = ({ checked = false }: ComponentProps<"input">) => (
  <input type="checkbox" checked={checked} disabled readOnly aria-label={checked ? "Done" : "To do"} className="mr-2" />
);

/** Headings are below those of the page. */
const components: Readonly<Record<string, ComponentType<Record<string, unknown>> | undefined>> = {
  h1: inItsDirection("h3"),
  h2: inItsDirection("h3"),
  h3: inItsDirection("h4"),
  h4: inItsDirection("h5"),
  h5: inItsDirection("h6"),
  h6: inItsDirection("h6"),
  p: inItsDirection("p"),
  ul: inItsDirection("ul"),
  ol: inItsDirection("ol"),
  li: inItsDirection("li"),
  blockquote: inItsDirection("blockquote"),
  hr: plain("hr"),
  br: plain("br"),
  strong: plain("strong"),
  em: plain("em"),
  del: plain("del"),
  code: plain("code"),
  sub: plain("sub"),
  sup: plain("sup"),
  kbd: plain("kbd"),
  mark: plain("mark"),
  u: plain("u"),
  thead: plain("thead"),
  tbody: plain("tbody"),
  tr: plain("tr"),
  section: plain("section"),
  th: cell("th"),
  td: cell("td"),
  input: Task,
  pre: CodeBlock,
  table: WideTable,
  a: SafeLink,
  details: Folded,
  summary: plain("summary"),
  ...Object.fromEntries(mathTags.map((tag) => [tag, mathPart(tag)])),
};
