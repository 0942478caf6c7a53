const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether PostgreSQL takes a text for a `uuid`: anything else would be an error of the database's, where nothing was found. */
export const isUuid = (text: string): boolean => shape.test(text);

/** Comes before every id, and is nobody's. */
export const nilUuid = "00000000-0000-0000-0000-000000000000";
