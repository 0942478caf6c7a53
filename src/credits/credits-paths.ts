/** The page belongs to the billing slice (docs/decisions/0022-credits-page.md); mails and downloads here link to it. */
export const creditsPath = "/settings/credits";
export const statementPath = `${creditsPath}/statement.csv`;
