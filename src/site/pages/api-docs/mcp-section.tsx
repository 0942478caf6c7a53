import type { McpDescription } from "#directory/index.ts";
import { formatNumber } from "#ui/format.ts";
import { CodeBlock, FieldList } from "./endpoint-section.tsx";

/** Says how an AI assistant is connected to the directory. */
export function McpSection({ mcp }: { readonly mcp: McpDescription }) {
  const { address, serverName, tools, requestsPerMinute } = mcp;
  const server = { [serverName]: { type: "http", url: address } };
  return (
    <section aria-labelledby="mcp">
      <div className="grid gap-1 pb-8">
        <h2 id="mcp" className="text-xl">
          MCP server
        </h2>
        <p className="max-w-[60ch] text-muted">
          Connect an AI assistant to the directory, so that it answers from our facts and names their sources. It’s
          open: no account and no key. It only reads.
        </p>
      </div>
      <div className="grid gap-6 border-t border-hairline pt-8 pb-14 xl:grid-cols-2 xl:gap-x-10">
        {/* First on a phone: the address is what readers come for. */}
        <div className="grid min-w-0 content-start gap-5 xl:order-last">
          <CodeBlock label="Address" code={address} />
          <CodeBlock label="Claude Code" code={`claude mcp add --transport http ${serverName} ${address}`} />
          <CodeBlock label="Cursor and most other clients" code={JSON.stringify({ mcpServers: server }, null, 2)} />
          <CodeBlock label="VS Code" code={JSON.stringify({ servers: server }, null, 2)} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <FieldList title="Tools" fields={tools} />
          <p className="max-w-[60ch] text-sm text-muted">
            The server speaks the revisions 2026-07-28 and 2025-11-25 of the Model Context Protocol, over streamable
            HTTP and without sessions. Facts that we don’t know are null. Each address may send{" "}
            {formatNumber(requestsPerMinute)} requests a minute. Websites can’t call it from a visitor’s browser.
          </p>
        </div>
      </div>
    </section>
  );
}
