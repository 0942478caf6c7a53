/** Returns the prompt for an image engine: the user's words, then those of the style. */
export const promptWithStyle = (prompt: string, style: string | undefined): string =>
  style ? `${prompt}\n\nStyle: ${style}` : prompt;
