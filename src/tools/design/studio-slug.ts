/** As runs name the studio. */
export const studioSlug = "easel-studio";
