import { type Section, sections } from "./content/sections.ts";

/** A public page that is neither an article nor a part of the catalogue. */
export interface SitePage {
  /** `/og/page/{name}.png` is its picture for social networks. */
  readonly name: string;
  readonly path: string;
  readonly picture: {
    readonly kicker: string;
    readonly title: string;
    readonly description: string;
    /** Category whose drawings the picture's cover is one of. */
    readonly cover: string;
  };
}

const page = (path: string, kicker: string, title: string, description: string, cover: string): SitePage => ({
  name: path.slice(1),
  path,
  picture: { kicker, title, description, cover },
});

const sectionPage = ({ path, title, intro }: Section, kicker: string, cover: string) =>
  page(path, kicker, title, intro, cover);

/** Every public page of this slice, and the directory's two lists. The sitemap and the pictures come from here. */
export const sitePages: readonly SitePage[] = [
  {
    name: "default",
    path: "/",
    picture: {
      kicker: "AI design tools",
      title: "The Ultimate AI Design Aggregator Platform",
      description: "Find the right tool, and know what it does before you leave the page.",
      cover: "design-tools",
    },
  },
  page(
    "/tools",
    "Directory",
    "AI design tools",
    "Search and filter every tool in the directory: by task, by price, by what is new.",
    "logo-design",
  ),
  page(
    "/ai-models",
    "Directory",
    "AI models",
    "Who makes them, what they are good at, and which ones have been retired.",
    "ai-tools",
  ),
  page(
    "/features",
    "Product",
    "Features",
    "Nine of them, each with its honest state: today, or when the tools open.",
    "photo-editing",
  ),
  page(
    "/services",
    "Product",
    "Services",
    "Six kinds of design work, and the tools that the directory has for each.",
    "workflow",
  ),
  page("/how-it-works", "Product", "How it works", "From an idea to the right tool in three steps.", "ideation"),
  page("/pricing", "Plans", "Pricing", "Three plans with credits every month. Browsing stays free.", "data"),
  page("/faq", "Help", "Questions and answers", "Sixteen short ones, with a search over all of them.", "chat"),
  page(
    "/about",
    "Company",
    "About us",
    "Three values, how you can check each of them, and the roles behind it.",
    "3d-modeling",
  ),
  page(
    "/early-access",
    "Early access",
    "Be there first",
    "A code for the first year, and word first when our tools open.",
    "landing-page",
  ),
  page(
    "/newsletter",
    "Newsletter",
    "New tools, by mail",
    "Confirmed by mail, ended with one click.",
    "content-marketing",
  ),
  page("/contact", "Company", "Write to us", "Questions, corrections, partnerships.", "translation"),
  page("/careers", "Company", "How we work", "What we value in code and in words. No openings at present.", "code"),
  page(
    "/affiliate",
    "Company",
    "How affiliate links work",
    "What we count, what we do not, and what money cannot buy here.",
    "ads",
  ),
  page(
    "/privacy-policy",
    "Legal",
    "Privacy policy",
    "What we collect and why, how long we keep it, and your rights.",
    "document",
  ),
  page("/terms-of-service", "Legal", "Terms of service", "The terms for using this site, in plain words.", "document"),
  sectionPage(sections.blog, "Read", "copywriting"),
  sectionPage(sections.tutorials, "Learn", "education"),
  sectionPage(sections["case-studies"], "Our work", "video-creation"),
  page("/api-docs", "Developers", "API docs", "The directory as JSON: free to read, no key needed.", "code"),
];
