/** Engines that write one request side by side. One user may have five runs at once. */
export const enginesMax = 4;
