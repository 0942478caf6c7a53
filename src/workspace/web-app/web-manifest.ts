import { sharePath } from "./web-app-paths.ts";

const paper = "#faf9f5";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = (productName: string) => ({
  id: "/workspace",
  name: productName,
  short_name: productName,
  description: "Design, write and ask AI models in one place.",
  lang: "en",
  start_url: "/workspace",
  scope: "/",
  display: "standalone",
  background_color: paper,
  theme_color: paper,
  categories: ["productivity", "graphics"],
  icons: [icon("app-192", 192, "any"), icon("app-512", 512, "any"), icon("app-maskable-512", 512, "maskable")],
  shortcuts: [
    { name: "New design", url: "/image-generator" },
    { name: "New chat", url: "/chat" },
  ],
  // By GET: it fills in a form and writes nothing.
  share_target: { action: sharePath, method: "GET", params: { title: "title", text: "text", url: "url" } },
});
