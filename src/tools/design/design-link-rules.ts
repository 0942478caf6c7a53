/** The picture for social networks, which shows the first page. */
export const socialPicture = "social.png";

/** Picture of a page of a shared design. @param page from 0. */
export const sharedPicture = (page: number): string => (page === 0 ? "design.png" : `design-${page + 1}.png`);
