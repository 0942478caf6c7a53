/** All that make and read media, by vendor. */
export { assemblyAiTranscription } from "./vendors/assemblyai.ts";
export { deepgramSpeech, deepgramTranscription } from "./vendors/deepgram.ts";
export {
  elevenLabsMusic,
  elevenLabsSpeech,
  elevenLabsTranscription,
  listElevenLabsVoices,
} from "./vendors/elevenlabs.ts";
export { falImages } from "./vendors/fal.ts";
export { googleImages } from "./vendors/google.ts";
export { huggingFaceImages } from "./vendors/hugging-face.ts";
export { leonardoImages } from "./vendors/leonardo.ts";
export { openAiImages, openAiSpeech, openAiTranscription } from "./vendors/openai.ts";
export { replicateImages } from "./vendors/replicate.ts";
export { stabilityImages, stabilityMusic } from "./vendors/stability.ts";
export { togetherImages } from "./vendors/together.ts";
