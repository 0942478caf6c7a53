import { route } from "@react-router/dev/routes";

export const toolsPages = [
  route("text-generator", "./tools/writing/pages/text-generator.tsx"),
  route("home/image", "./tools/design/pages/home-image.tsx"),
  route("image-generator", "./tools/design/pages/image-generator.tsx"),
  route("home/design", "./tools/design/pages/home-design.tsx"),
  route("home/product-picture", "./tools/design/pages/product-picture.tsx"),
  route("design-generator", "./tools/design/pages/design-generator.tsx"),
  route("home/audio", "./tools/sound/pages/home-audio.tsx"),
  route("home/video", "./tools/video/pages/home-video.tsx"),
  route("home/3d", "./tools/three-d/pages/home-3d.tsx"),
  route("home/detector", "./tools/writing/pages/detector.tsx"),
  route("ideation", "./tools/ideas/pages/ideation.tsx"),
  route("ideation/:boardId", "./tools/ideas/pages/board.tsx"),
  route("home/mindmap", "./tools/ideas/pages/mindmaps.tsx"),
  route("home/mindmap/:mapId", "./tools/ideas/pages/mindmap.tsx"),
  route("home/grammar", "./tools/writing/pages/grammar.tsx"),
  route("home/chatpdf", "./tools/pdf/pages/chatpdf.tsx"),
  route("home/chatpdf/:documentId", "./tools/pdf/pages/chatpdf-document.tsx"),
  route("home/write", "./tools/writing/pages/drafts.tsx"),
  route("home/write/:draftId", "./tools/writing/pages/draft.tsx"),
  route("home/translate", "./tools/writing/pages/translate.tsx"),
  route("chat/:conversationId?", "./tools/chat/pages/chat.tsx"),
  route("workspace/library", "./tools/pages/library.tsx"),
  route("workspace/library/deleted", "./tools/pages/library-deleted.tsx"),
  route("home/search/:searchId?", "./tools/search/pages/search.tsx"),
  route("home/bots", "./tools/chat/pages/bots.tsx"),
  route("home/bots/:botId", "./tools/chat/pages/bot.tsx"),
  route("home/bots/shared/:token", "./tools/chat/pages/shared-bot.tsx"),
  route("workspace/library/:itemKey", "./tools/pages/library-item.tsx"),
];

export const designSettings = [
  route("brand-kits", "./tools/design/pages/brand-kits.tsx"),
  route("brand-kits/:kitId", "./tools/design/pages/brand-kit.tsx"),
];

/** A window of its own, without the workspace beside it. */
export const editorPages = [route("image-generator/:designId", "./tools/design/pages/design-editor.tsx")];

/** For everybody: what a link shows, and the studio before an account. */
export const sharedPages = [
  route("make", "./tools/design/pages/make.tsx"),
  route("s/:token", "./tools/pages/shared.tsx"),
];
