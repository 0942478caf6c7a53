/** Proxies take a connection for dead on which nothing comes for a minute, or less; a model that thinks may say nothing for longer. */
export const keepAliveMs = 10_000;

/** A comment among server-sent events, which every client passes over. */
export const keepAliveComment = ": keep-alive\n\n";
