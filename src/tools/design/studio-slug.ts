/** Name of the studio in runs. */
export const studioSlug = "easel-studio";
