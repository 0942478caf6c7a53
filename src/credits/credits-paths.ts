/** The page is billing's (docs/decisions/0022-credits-page.md); mails and downloads lead to it. */
export const creditsPath = "/settings/credits";
export const statementPath = `${creditsPath}/statement.csv`;
