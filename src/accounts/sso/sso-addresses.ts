/** Addresses that an identity provider needs to know about us; the library answers at them. */

const basePath = "/api/auth/sso";

/** A prefix: the identity provider's own page posts assertions here. */
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

/** Identity providers post from their own pages; their posts are signed, and bound to the browser that started. */
export const isSamlAnswer = (path: string): boolean => path.startsWith(samlAnswerPath);
