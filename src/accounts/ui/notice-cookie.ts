/** Carries the name of a notice over a redirect. Scripts take it; it holds nothing else and no secret. */
export const noticeCookie = "easel.notice";
