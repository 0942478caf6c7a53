const lengthMin = 8;

/** @returns the codes that somebody may have, the wanted one first: the beginning of their id, longer where that is taken (row D1). */
export function listCodeCandidates(userId: string): readonly string[] {
  const characters = userId.replaceAll("-", "").toUpperCase();
  return Array.from({ length: characters.length - lengthMin + 1 }, (_, more) => characters.slice(0, lengthMin + more));
}
