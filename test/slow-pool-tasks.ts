/** Tasks that take a while to load, after a module that waits at its top: threads that were ended meanwhile took the process with them. */
import "./waiting-module.ts";

const until = performance.now() + 150;
while (performance.now() < until);

export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
