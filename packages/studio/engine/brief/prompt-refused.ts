/** A prompt that no design can be made from. Its message is a sentence for the user. */
export class PromptRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PromptRefused";
  }
}
