import { Clapperboard } from "lucide";
import type { Tool } from "../tool.ts";

export const video = {
  id: "video",
  screens: [
    {
      path: "/home/video",
      key: "videoGenerator",
      title: "Video generator",
      group: "media",
      icon: Clapperboard,
      about: "Videos from words or a picture, and animated designs",
      words: "movie clip mp4 animation motion reveal film reel tiktok youtube",
    },
  ],
  pages: [{ path: "home/video", file: "home-video" }],
} as const satisfies Tool;
