import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { AppError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { isFromThisMachine } from "../http/this-machine.ts";
import type { Services } from "../services.ts";
import { mailboxMails } from "./schema.ts";
import { escapeHtml } from "./write-mail.ts";

const mailsMax = 200;

/** The development mailbox: all mails of an installation without SMTP, visible only on this machine. */
export function mailboxRoutes({ db, config }: Pick<Services, "db" | "config">) {
  const routes = new Hono<AppEnv>();

  routes.use(async (c, next) => {
    if (!isFromThisMachine(c, config))
      throw new AppError("not_found", { userMessage: "There is nothing at this address." });
    await next();
    c.header("Cache-Control", "no-store");
  });

  routes.get("/", async (c) => {
    const mails = await db.select().from(mailboxMails).orderBy(desc(mailboxMails.id)).limit(mailsMax);
    if (c.req.header("accept")?.includes("application/json")) return c.json({ mails });
    const rows = mails.map(
      ({ id, to, subject, sentAt }) =>
        `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span><time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 19).replace("T", " ")} UTC</time></a></li>`,
    );
    const list =
      rows.length > 0
        ? `<ol>${rows.join("")}</ol>`
        : "<p>No mail yet. Whatever the product would send by SMTP appears here.</p>";
    return c.html(page("Development mailbox", list), 200, { "Content-Security-Policy": mailboxPolicy });
  });

  routes.get("/:id{[0-9]{1,15}}", async (c) => {
    const [mail] = await db
      .select()
      .from(mailboxMails)
      .where(eq(mailboxMails.id, Number(c.req.param("id"))));
    if (!mail) throw new AppError("not_found", { userMessage: "There is no such mail in the mailbox." });
    const lines = [
      ["To", mail.to],
      ...(mail.replyTo ? [["Reply-To", mail.replyTo]] : []),
      ...Object.entries(mail.headers),
    ];
    const facts = lines.map(([name = "", value = ""]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
    const parts = [
      `<p><a href="/dev/mailbox">All mails</a></p><h2>${escapeHtml(mail.subject)}</h2><dl>${facts.join("")}</dl>`,
      `<iframe title="The mail as HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(mail.html.replace("<head>", '<head><base target="_top">'))}"></iframe>`,
      `<h3>Plain text</h3><pre>${escapeHtml(mail.text)}</pre>`,
    ];
    return c.html(page(mail.subject, parts.join("")), 200, { "Content-Security-Policy": mailboxPolicy });
  });
  return routes;
}

/** Mails have inline styles. Nothing in them may load or run. */
const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{max-width:760px;margin:40px auto;padding:0 16px;font:16px/26px system-ui,sans-serif}ol{list-style:none;padding:0}li{border-bottom:1px solid color-mix(in oklab,currentColor 15%,transparent)}li a{display:grid;gap:2px;padding:12px 0;color:inherit;text-decoration:none}li span,time{font-size:14px;opacity:.75}iframe{width:100%;height:560px;border:1px solid #8884;border-radius:10px;background:#fff}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;font-size:14px}dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>Development mailbox</h1><main>${body}</main></body></html>`;
}
