import { AppWindow, Image, Package } from "lucide";
import type { Tool } from "../tool.ts";

export const design = {
  id: "design",
  screens: [
    {
      path: "/image-generator",
      title: "Image generator",
      group: "media",
      icon: Image,
      about: "Logos, posters, posts, cards, patterns and pictures",
      words: "design picture photo banner story cover icon logo studio instagram facebook flyer invitation thumbnail",
    },
    {
      path: "/design-generator",
      title: "UI/UX design generator",
      group: "media",
      icon: AppWindow,
      about: "Screens of apps and websites as PNG, SVG or HTML",
      words: "mockup wireframe landing page dashboard app screens figma",
    },
    {
      path: "/home/product-picture",
      title: "Product picture",
      group: "media",
      icon: Package,
      about: "Your product on a set, from a photo of it",
      words: "photo shop cutout background remove remover packshot ecommerce scene",
    },
  ],
  pages: [
    { path: "image-generator", file: "image-generator" },
    { path: "home/image", file: "home-image" },
    { path: "home/design", file: "home-design" },
    { path: "design-generator", file: "design-generator" },
    { path: "home/product-picture", file: "product-picture" },
    { path: "image-generator/:designId", file: "design-editor", area: "window" },
    { path: "make", file: "make", area: "public" },
    { path: "brand-kits", file: "brand-kits", area: "settings" },
    { path: "brand-kits/:kitId", file: "brand-kit", area: "settings" },
  ],
} as const satisfies Tool;
