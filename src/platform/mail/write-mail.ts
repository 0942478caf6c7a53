/** The layout of all mails, as plain text and as HTML. */

interface MailAction {
  readonly label: string;
  readonly url: string;
  /** Also shows the link's address, for mail clients without buttons. Set it if the mail is useless without the link. */
  readonly showAddress?: boolean;
}

export interface MailWords {
  readonly productName: string;
  readonly baseUrl: string;
  /** The preview that an inbox shows beside the subject. */
  readonly preview?: string;
  readonly title: string;
  /** A text with formatting, in both forms, instead of title and paragraphs. Its HTML is safe as it is. */
  readonly content?: { readonly text: string; readonly html: string };
  /** Text of one person to another, with its line breaks. */
  readonly message?: string;
  readonly paragraphs?: readonly string[];
  /** A code to copy or type, shown large. */
  readonly code?: string;
  /** Names and values, e.g. the sender and the subject of a message. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** A text that is quoted, with its line breaks. */
  readonly quote?: string;
  readonly paragraphsAfter?: readonly string[];
  readonly action?: MailAction;
  /** Small print: why the recipient gets this mail. */
  readonly footnote?: string;
  /** E.g. the unsubscribe link. */
  readonly footnoteLink?: { readonly label: string; readonly url: string };
}

export function writeMail(words: MailWords): { readonly text: string; readonly html: string } {
  return { text: plainText(words), html: html(words) };
}

function plainText(words: MailWords): string {
  const { action, code, facts, footnote, footnoteLink, quote } = words;
  const blocks = [
    words.content ? words.content.text : words.title,
    words.message,
    ...(words.paragraphs ?? []),
    code && `    ${code}`,
    facts?.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    quote?.replace(/^/gm, "> "),
    ...(words.paragraphsAfter ?? []),
    action && `${action.label}:\n${action.url}`,
    `${words.productName}\n${words.baseUrl}`,
    footnote,
    footnoteLink && `${footnoteLink.label}: ${footnoteLink.url}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Inline styles of what a mail is made of. The colors are of src/ui/app.css. */
export const mailStyles = {
  title: "margin:0 0 16px;font-size:26px;line-height:32px;letter-spacing:-0.02em",
  paragraph: "margin:0 0 16px;font-size:16px;line-height:26px;overflow-wrap:anywhere",
} as const;

/** Mail programs with a dark mode that read style sheets get our colors for it; others keep those above, or change them as they like. */
const darkStyles =
  "<style>@media (prefers-color-scheme:dark){.paper{background:#141210!important;color:#f3f0ea!important}.card{background:#1d1b18!important;border-color:#3a3732!important;color:#f3f0ea!important}.ink{color:#f3f0ea!important}.small{color:#aaa69e!important}.wash{background:#3b2018!important}.accent{color:#ff8a63!important}.sunken{background:#2a2723!important}.line{border-color:#3a3732!important}}</style>";

/** Tables and inline styles, because mail clients support little else. The colors are paper, ink and vermilion of src/ui/app.css. */
function html(words: MailWords): string {
  const { action, baseUrl, code, facts, footnote, footnoteLink, preview, productName, quote, title } = words;
  const body = [
    words.content ? words.content.html : `<h1 style="${mailStyles.title}">${escapeHtml(title)}</h1>`,
    words.message && `<p style="${mailStyles.paragraph};white-space:pre-line">${escapeHtml(words.message)}</p>`,
    ...(words.paragraphs ?? []).map(paragraph),
    code && codeBlock(code),
    facts && factTable(facts),
    quote &&
      `<div style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #d9480f;font-size:16px;line-height:26px;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(quote)}</div>`,
    ...(words.paragraphsAfter ?? []).map(paragraph),
    action && button(action),
  ];
  const hidden = preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : "";
  const small = [footnote && escapeHtml(footnote), footnoteLink && link(footnoteLink)].filter(Boolean);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>${darkStyles}</head>
<body class="paper" style="margin:0;background:#f9f7f2;color:#1d1a16;font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif">${hidden}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 0 20px;font-size:20px;font-weight:700;letter-spacing:-0.01em"><a class="ink" href="${escapeHtml(baseUrl)}" style="color:#1d1a16;text-decoration:none">${escapeHtml(productName)}</a></td></tr>
<tr><td class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #e2dfd8;border-radius:10px">${body.filter(Boolean).join("\n")}</td></tr>
<tr><td>${small.map((line) => `<p class="small" style="${smallPrint};margin:16px 0 0">${line}</p>`).join("\n")}</td></tr></table></td></tr></table></body></html>`;
}

const smallPrint = "font-size:13px;line-height:20px;color:#66625b;overflow-wrap:anywhere";

const paragraph = (text: string) => `<p style="${mailStyles.paragraph}">${escapeHtml(text)}</p>`;

const link = ({ label, url }: { readonly label: string; readonly url: string }) =>
  `<a class="small" href="${escapeHtml(url)}" style="color:#66625b">${escapeHtml(label)}</a>`;

function codeBlock(code: string): string {
  const type =
    "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:24px;line-height:32px;font-weight:700;letter-spacing:0.04em";
  return `<p class="wash" style="margin:8px 0 24px;padding:20px 12px;border-radius:8px;background:#fdeee8;text-align:center;white-space:nowrap;${type}">${escapeHtml(code)}</p>`;
}

function factTable(facts: NonNullable<MailWords["facts"]>): string {
  const cell = "padding:4px 16px 4px 0;font-size:15px;line-height:24px;vertical-align:top;text-align:left";
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th class="small" scope="row" style="${cell};font-weight:400;color:#66625b;white-space:nowrap">${escapeHtml(name)}</th><td style="${cell};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join("")}</table>`;
}

function button({ label, url, showAddress }: MailAction): string {
  const address = `<p class="small" style="margin:0;${smallPrint}">Or copy this address into your browser:<br>${escapeHtml(url)}</p>`;
  return `<p style="margin:24px 0 ${showAddress ? 24 : 0}px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b83a10;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>${showAddress ? `\n${address}` : ""}`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
