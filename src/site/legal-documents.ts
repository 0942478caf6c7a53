import privacyPolicy from "./content/legal/privacy-policy.md?raw";
import termsOfService from "./content/legal/terms-of-service.md?raw";
import { type LegalDocument, type LegalSettings, readLegalDocument } from "./read-legal-document.ts";

const sources = { "privacy-policy": privacyPolicy, "terms-of-service": termsOfService } as const;

export function getLegalDocument(name: keyof typeof sources, settings: LegalSettings): LegalDocument {
  return readLegalDocument(sources[name], settings);
}
