/** A screen that needs an account and is not built yet (B7): what it will do, and what users can do meanwhile. */
export interface MemberScreen {
  readonly path: string;
  readonly title: string;
  readonly later: string;
  readonly today: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
  /** The category whose cover it shows. */
  readonly cover: string;
}

const category = (text: string, id: string) => ({ text, path: `/tools?category=${id}` });

export const memberScreens: readonly MemberScreen[] = [
  {
    path: "/home/product-picture",
    title: "Product picture",
    later: "Shows your product on a set, from a photo of it. Image models get no photos from us so far, only words.",
    today: "Connect an image model, choose it in the image generator, and describe the product, the set and the light.",
    links: [
      { text: "Image generator", path: "/image-generator" },
      { text: "Connect an image model", path: "/settings/ai-providers" },
      category("Image generation tools", "image-generation"),
    ],
    cover: "image-generation",
  },
];

export const findMemberScreen = (pathname: string): MemberScreen | undefined =>
  memberScreens.find(({ path }) => path === pathname.replace(/\/$/, ""));
