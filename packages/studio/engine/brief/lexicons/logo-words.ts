/** Forms of companies, which no customer says. */
export const legalForms =
  "LLP|LLC|PLLC|Inc\\.?|Ltd\\.?|GmbH(?: & Co\\.? KG)?|gGmbH|UG|AG|KG|OHG|GbR|e\\.K\\.|e\\.V\\.|SARL|SAS|S\\.L\\.|S\\.A\\.";
