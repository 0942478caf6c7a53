import { Box } from "lucide";
import type { Tool } from "../tool.ts";

export const threeD = {
  id: "three-d",
  screens: [
    {
      path: "/home/3d",
      title: "3D models",
      group: "media",
      icon: Box,
      model: "model",
      about: "A model for games, print or the web, from words or a picture",
      words: "3d model mesh glb gltf object sculpt figure render print printing game asset tripo blender",
    },
  ],
  pages: [{ path: "home/3d", file: "home-3d" }],
} as const satisfies Tool;
