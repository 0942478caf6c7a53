/** The versions in the addresses of the vendors that media tests use. */
const basePaths = {
  OPENAI: "/v1",
  GEMINI: "/v1beta",
  STABILITY: "",
  LEONARDO: "/api/rest/v1",
  ELEVENLABS: "",
  DEEPGRAM: "",
  ASSEMBLYAI: "",
  RUNWAY: "",
  LUMA: "/v1",
  FAL: "",
  REPLICATE: "/v1",
  TRIPO: "/v2/openapi",
} as const;

/** Every media vendor on the operator's key, all of them played by one fake. */
export const mediaEnvironment = (url: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(basePaths).flatMap(([prefix, basePath]) => [
      [`${prefix}_API_KEY`, "sk-operator-0123456789"],
      [`${prefix}_BASE_URL`, `${url}${basePath}`],
    ]),
  );
