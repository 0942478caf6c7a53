/** The package has no types: these are the ones that our tests use. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: { readonly client_id: string };
    readonly session?: { readonly accountId: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    readonly Grant: new (
      of: object,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    on(event: "server_error", listener: (context: unknown, error: Error) => void): this;
  }
}
