/** What an identity provider has to know of us, where the library answers it. */

const basePath = "/api/auth/sso";

/** A prefix: assertions are posted here by the identity provider's own page. */
export const samlAnswerPath = `${basePath}/saml2/sp/acs/`;
export const oidcAnswerPath = `${basePath}/callback/`;

export function oidcRedirectUri(baseUrl: string, providerId: string): string {
  return `${baseUrl}${oidcAnswerPath}${providerId}`;
}

export function samlAddresses(baseUrl: string, providerId: string) {
  return {
    entityId: `${baseUrl}${basePath}/saml2/sp/metadata?providerId=${providerId}`,
    assertionConsumerService: `${baseUrl}${samlAnswerPath}${providerId}`,
  };
}

/** Identity providers post from their own pages; what they post is signed, and bound to the browser that asked. */
export const isSamlAnswer = (path: string): boolean => path.startsWith(samlAnswerPath);
