/** The picture of the page that a link to a design leads to, and the one for social networks. */
export const sharedPictures = ["design.png", "social.png"] as const;
