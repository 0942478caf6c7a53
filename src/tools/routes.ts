import { route } from "@react-router/dev/routes";

export const toolsPages = [
  route("text-generator", "./tools/pages/text-generator.tsx"),
  route("home/image", "./tools/pages/home-image.tsx"),
  route("image-generator", "./tools/pages/image-generator.tsx"),
  route("home/design", "./tools/pages/home-design.tsx"),
  route("home/product-picture", "./tools/pages/product-picture.tsx"),
  route("design-generator", "./tools/pages/design-generator.tsx"),
  route("home/audio", "./tools/pages/home-audio.tsx"),
  route("home/video", "./tools/pages/home-video.tsx"),
  route("home/3d", "./tools/pages/home-3d.tsx"),
  route("home/detector", "./tools/pages/detector.tsx"),
  route("ideation", "./tools/pages/ideation.tsx"),
  route("ideation/:boardId", "./tools/pages/board.tsx"),
  route("home/mindmap", "./tools/pages/mindmaps.tsx"),
  route("home/mindmap/:mapId", "./tools/pages/mindmap.tsx"),
  route("home/grammar", "./tools/pages/grammar.tsx"),
  route("home/chatpdf", "./tools/pages/chatpdf.tsx"),
  route("home/chatpdf/:documentId", "./tools/pages/chatpdf-document.tsx"),
  route("home/write", "./tools/pages/drafts.tsx"),
  route("home/write/:draftId", "./tools/pages/draft.tsx"),
  route("home/translate", "./tools/pages/translate.tsx"),
  route("chat/:conversationId?", "./tools/pages/chat.tsx"),
  route("workspace/library", "./tools/pages/library.tsx"),
  route("workspace/library/deleted", "./tools/pages/library-deleted.tsx"),
  route("home/search/:searchId?", "./tools/pages/search.tsx"),
  route("home/bots", "./tools/pages/bots.tsx"),
  route("home/bots/:botId", "./tools/pages/bot.tsx"),
  route("home/bots/shared/:token", "./tools/pages/shared-bot.tsx"),
  route("workspace/library/:itemKey", "./tools/pages/library-item.tsx"),
];

export const designSettings = [
  route("brand-kits", "./tools/pages/brand-kits.tsx"),
  route("brand-kits/:kitId", "./tools/pages/brand-kit.tsx"),
];

/** A window of its own, without the workspace beside it. */
export const editorPages = [route("image-generator/:designId", "./tools/pages/design-editor.tsx")];

/** For everybody: what a link shows, and the studio before an account. */
export const sharedPages = [route("make", "./tools/pages/make.tsx"), route("s/:token", "./tools/pages/shared.tsx")];
