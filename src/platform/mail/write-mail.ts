/** The one look that all mails have: a plain text and an HTML form of the same words. */

export interface MailWords {
  readonly productName: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print: why the reader gets this mail, how to stop it. */
  readonly footnote?: string;
}

export function writeMail(words: MailWords): { readonly text: string; readonly html: string } {
  return { text: plainText(words), html: html(words) };
}

function plainText({ productName, baseUrl, title, paragraphs, action, footnote }: MailWords): string {
  const blocks = [
    title,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    `${productName}\n${baseUrl}`,
    footnote,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Tables and inline styles, because mail readers know little else. Colours are look.md's paper, ink and vermilion. */
function html({ productName, baseUrl, title, paragraphs, action, footnote }: MailWords): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:26px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b83a10;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#66625b">Or copy this address into your browser:<br>${escapeHtml(action.url)}</p>`
    : "";
  const small = footnote
    ? `<p style="margin:16px 0 0;font-size:13px;line-height:20px;color:#66625b">${escapeHtml(footnote)}</p>`
    : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f9f7f2;color:#1d1a16;font-family:Inter,system-ui,-apple-system,Segoe UI,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 0 24px;font-size:20px;font-weight:700"><a href="${escapeHtml(baseUrl)}" style="color:#1d1a16;text-decoration:none">${escapeHtml(productName)}</a></td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e2dfd8;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join("\n")}${button}</td></tr>
<tr><td>${small}</td></tr></table></td></tr></table></body></html>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
