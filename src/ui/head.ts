/** Description of a page for browsers, search engines and social networks. */
export interface PageHead {
  readonly title: string;
  /** At most about 155 characters. */
  readonly description: string;
  /** Path of the page's one address. */
  readonly path: string;
  readonly baseUrl: string;
  readonly productName: string;
  /** Path of the picture for social networks, 1200 × 630; null for none. */
  readonly imagePath?: string | null;
  readonly type?: "website" | "article";
  readonly noIndex?: boolean;
  /** schema.org objects. */
  readonly structuredData?: readonly object[];
}

/** The descriptors that React Router's `meta` returns. */
export function describePage(head: PageHead) {
  const {
    title,
    description,
    path,
    baseUrl,
    productName,
    imagePath = "/og/page/default.png",
    type = "website",
    noIndex,
    structuredData = [],
  } = head;
  const url = `${baseUrl}${path}`;
  const fullTitle = path === "/" ? title : `${title} · ${productName}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: productName },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(imagePath === null
      ? [{ name: "twitter:card", content: "summary" }]
      : [
          { property: "og:image", content: `${baseUrl}${imagePath}` },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
    ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ...structuredData.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } as never })),
  ];
}

/** schema.org's form of the way from the home page to this one. */
export function breadcrumbList(baseUrl: string, crumbs: readonly { readonly name: string; readonly path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${baseUrl}${path}`,
    })),
  };
}
