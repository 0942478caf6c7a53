/** Entry point of worker processes, which run native code and parsers on users' data (docs/decisions/0060-processes-that-may-die.md). */
import module from "node:module";
import path from "node:path";
import { serveTasks } from "#platform/worker-tasks.ts";

// As in main.ts. Sources bring a cache of their own (scripts/load-faster.ts).
if (import.meta.url.endsWith(".js")) module.enableCompileCache?.(path.join(import.meta.dirname, "compile-cache"));

serveTasks({
  studio: () => import("#studio/tasks.ts"),
  pictures: () => import("#platform/pictures/write-picture.ts"),
  logos: () => import("#teams/brand/write-logo.ts"),
  listingPictures: () => import("#listings/pictures/write-listing-picture.ts"),
  avatars: () => import("#accounts/picture/write-avatar.ts"),
  pdf: () => import("#tools/run-screens/pdf-text/pdf-tasks.ts"),
  markdown: () => import("#ui/markdown/draw-markdown.ts"),
  socialImages: () => import("#platform/og/draw-social-image.ts"),
  briefs: () => import("#tools/design/read-brief.ts"),
  designs: () => import("#tools/design/check-edited.ts"),
  tables: () => import("#tools/design/table/read-table.ts"),
  letters: () => import("#letters/draw-letter.ts"),
  languages: () => import("#tools/writing/translate/detect-language.ts"),
});
