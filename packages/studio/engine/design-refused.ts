/** A design that is not drawn. Its message is a sentence for the user. */
export class DesignRefused extends Error {
  /** Worker processes pass it on as the user's own mistake. */
  readonly userMessage: string;

  constructor(userMessage: string) {
    super(userMessage);
    this.name = "DesignRefused";
    this.userMessage = userMessage;
  }
}
