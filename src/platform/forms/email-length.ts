/** RFC 5321. By itself, because the newsletter's field is on every page, and what checks an address is not. */
export const emailLengthMax = 254;
