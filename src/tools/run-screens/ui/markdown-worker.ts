/** Draws Markdown in a thread of its own, which the page ends when it takes too long. */
import { drawMarkdown, type MarkdownOrder } from "#ui/markdown/draw-markdown.ts";

self.onmessage = ({ data }: MessageEvent<MarkdownOrder>) => {
  try {
    self.postMessage(drawMarkdown(data));
  } catch {
    // A stack overflow, for one.
    self.postMessage(null);
  }
};
self.postMessage("ready");
