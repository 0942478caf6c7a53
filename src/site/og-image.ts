import { drawCategoryCover } from "#directory/index.ts";
import { AppError } from "#platform/errors.ts";
import type { SocialImage } from "#platform/og/serve-social-image.ts";
import { getArticle } from "./content/articles.ts";
import { type SectionId, sections } from "./content/sections.ts";
import { sitePages } from "./site-pages.ts";

/** The social image of a page in `site-pages.ts`. @throws {AppError} `not_found` */
export function describePageImage(name: string, brand: string): SocialImage {
  const page = sitePages.find((candidate) => candidate.name === name);
  if (!page) throw new AppError("not_found", { userMessage: "There is no picture at this address." });
  const { cover, ...words } = page.picture;
  return { ...words, brand, backgroundSvg: drawCategoryCover(cover, name) ?? "" };
}

/** An article's social image, with the article's cover. @throws {AppError} `not_found` */
export function describeArticleImage(section: SectionId, slug: string, brand: string): SocialImage {
  const { title, description, cover } = getArticle(section, slug);
  return {
    kicker: sections[section].title,
    title,
    description,
    brand,
    backgroundSvg: drawCategoryCover(cover, slug) ?? "",
  };
}
