import { route } from "@react-router/dev/routes";

export const toolsPages = [
  route("text-generator", "./tools/pages/text-generator.tsx"),
  route("home/image", "./tools/pages/home-image.tsx"),
  route("image-generator", "./tools/pages/image-generator.tsx"),
  route("chat/:conversationId?", "./tools/pages/chat.tsx"),
];
