import { escapeHtml } from "#platform/mail/write-mail.ts";

/** Shown by the service worker where there is no network. It needs nothing but itself. */
export const offlinePage = (productName: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · ${escapeHtml(productName)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#faf9f5,#171411);color:light-dark(#17150f,#f1efe9)}
main{max-width:28rem}
svg{width:3rem;margin-bottom:1rem}
rect{fill:light-dark(#1d1a16,#f9f7f2)}
path{fill:light-dark(#f9f7f2,#1d1a16)}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
p{margin:0 0 1.5rem;color:light-dark(#5c5850,#b5b1a8)}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:6px;background:light-dark(#a83a17,#a83a17);color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:3px}
</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><path d="M8 8h16v4H12v3h9v4h-9v1h12v4H8z"/><circle cx="24.5" cy="17" r="3.5" fill="#e8512a"/></svg>
<h1>No connection</h1>
<p>${escapeHtml(productName)} needs the network. What you made is safe on the server, and runs that have begun go on.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;
