import type { ComponentProps, ReactNode } from "react";
import { isValidElement, useContext, useId } from "react";
import { harden } from "rehype-harden";
import { type Components, Streamdown } from "streamdown";
import { CopyButton } from "#ui/copy-button.tsx";
import { FragmentLinks } from "./fragment-links.ts";
import { targetOf } from "./link-target.ts";

/**
 * What a model wrote, as Markdown. Its HTML is shown as text, its images are links, since loading one would tell a stranger’s server who
 * reads the answer, and every link says where it leads.
 */
export function MarkdownText({ text, isWriting }: { readonly text: string; readonly isWriting: boolean }) {
  // Footnotes have ids: those of other answers on the page are not these.
  const prefix = `${useId()}-`;
  return (
    <Streamdown
      className="prose [&>:first-child]:mt-0 [&>:first-child>:first-child]:mt-0"
      mode={isWriting ? "streaming" : "static"}
      controls={false}
      remend={{ linkMode: "text-only" }}
      rehypePlugins={safely}
      remarkRehypeOptions={{ clobberPrefix: prefix }}
      components={components}
    >
      {text}
    </Streamdown>
  );
}

/** A node of the tree that Markdown is parsed into. */
interface Node {
  readonly type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  readonly value?: string;
}

/** Before the links are checked, so that these are, too. */
const imagesToLinks = () => (tree: Node) => {
  if (tree.tagName === "img") {
    const { alt, src } = tree.properties ?? {};
    tree.tagName = "a";
    tree.properties = { href: src };
    tree.children = [{ type: "text", value: alt ? `Image: ${alt}` : "Image" }];
  }
  for (const child of tree.children ?? []) imagesToLinks()(child);
};

/** Without `rehype-raw`: HTML stays text. */
const safely: ComponentProps<typeof Streamdown>["rehypePlugins"] = [
  imagesToLinks,
  [harden, { allowedLinkPrefixes: ["*"], allowedProtocols: ["mailto:"], linkBlockPolicy: "text-only" }],
];

function SafeLink({ href = "", children }: ComponentProps<"a">) {
  const readFragment = useContext(FragmentLinks);
  const text = textOf(children);
  if (href.startsWith("#")) {
    const { isLink, note } = readFragment(href, text) ?? footnote;
    return (
      <>
        {isLink ? <a href={href}>{children}</a> : <span>{children}</span>}
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
        <CopyButton text={code} done="Code copied" look="ghost" size="sm">
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
  function Part({ id, children }: ComponentProps<"p">) {
    return (
      <Tag id={id} dir="auto">
        {children}
      </Tag>
    );
  };

const sameTag = (tags: readonly string[]) => Object.fromEntries(tags.map((tag) => [tag, tag]));

/** Streamdown’s own have classes that our style sheet doesn’t. Headings are below those of the page. */
const components = {
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
  ...sameTag(["hr", "strong", "sup", "sub", "thead", "tbody", "tr", "th", "td", "section"]),
  inlineCode: ({ children }: ComponentProps<"code">) => <code>{children}</code>,
  pre: CodeBlock,
  table: WideTable,
  a: SafeLink,
} as Components;
