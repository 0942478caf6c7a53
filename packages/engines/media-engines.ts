/** All that make and read media, by vendor. */
export { assemblyAiTranscription } from "./vendors/assemblyai.ts";
export { csmModels } from "./vendors/csm.ts";
export { deepgramSpeech, deepgramTranscription } from "./vendors/deepgram.ts";
export { elevenLabsMusic, elevenLabsSpeech, elevenLabsTranscription } from "./vendors/elevenlabs.ts";
export { falImages, falModels, falVideo } from "./vendors/fal.ts";
export { googleImages, googleVideo } from "./vendors/google.ts";
export { huggingFaceImages } from "./vendors/hugging-face.ts";
export { leonardoImages } from "./vendors/leonardo.ts";
export { lumaVideo } from "./vendors/luma.ts";
export { openAiImages, openAiSpeech, openAiTranscription } from "./vendors/openai.ts";
export { replicateImages, replicateVideo } from "./vendors/replicate.ts";
export { runwayVideo } from "./vendors/runway.ts";
export { stabilityImages, stabilityMusic } from "./vendors/stability.ts";
export { togetherImages } from "./vendors/together.ts";
export { tripoModels } from "./vendors/tripo.ts";
