import type { EngineSeed } from "../../catalogue.ts";

export const designEngines: readonly EngineSeed[] = [
  {
    slug: "framer",
    name: "Framer AI",
    vendor: "Framer",
    description:
      "A site builder with a design canvas. Its AI lays out a first page from a prompt, writes components and translates the finished site.",
    website: "https://www.framer.com",
    tags: ["framer", "website builder", "wireframe", "no code", "cms"],
    kind: "design",
    categories: ["website", "landing-page", "design-tools"],
    logo: "framer",
    api: "connect",
    note: "Connect and publish: the API updates content and publishes a site, but does not generate one from a prompt.",
    models: [],
  },
  {
    slug: "canva",
    name: "Canva",
    vendor: "Canva",
    description:
      "Templates and a drag-and-drop editor for posts, slides, flyers and short videos, with AI for first drafts, pictures and rewriting.",
    website: "https://www.canva.com",
    tags: ["canva", "templates", "social posts", "slides", "editor"],
    kind: "design",
    categories: ["social-media", "presentation", "banner", "design-tools"],
    logo: "canva",
    api: "connect",
    note: "Connect and export: the API reads and exports your designs, but does not make one from a prompt.",
    models: [],
  },
  {
    slug: "relume",
    name: "Relume",
    vendor: "Relume",
    description:
      "Plans a website from a short brief: a sitemap first, then wireframes built from a component library, to carry on in Figma or Webflow.",
    website: "https://www.relume.io",
    tags: ["relume", "sitemap", "wireframe", "figma", "webflow"],
    kind: "design",
    categories: ["website", "landing-page", "design-tools"],
    api: "none",
    note: "Directory only: no public API; our own UI design generator is the nearest alternative.",
    models: [],
  },
  {
    slug: "spline",
    name: "Spline",
    vendor: "Spline",
    description:
      "A 3D editor in the browser for web scenes, product views and interactive objects, with AI that makes models and textures from text or a picture.",
    website: "https://spline.design",
    tags: ["spline", "3d", "web", "interactive", "animation"],
    kind: "design",
    categories: ["3d-modeling", "design-tools", "animation", "website"],
    api: "none",
    note: "Directory only: no public API; TripoSR is the nearest alternative for making 3D models.",
    models: [],
  },
];
