/** Words before a name, as regular expressions. */
export const calledWords =
  "(?:it['’]?s|its|which is|that is) (?:called|named)|called|named|(?:the |its |our )?(?:brand ?)?name(?: is|:| :)|by the name of|namens|genannt|mit (?:dem )?namen|llamad[oa]|que se llama|de nombre|nommée?|appelée?|qui s['’]appelle|du nom de|au nom de";

/** Forms of companies, which no customer says. */
export const legalForms =
  "LLP|LLC|PLLC|Inc\\.?|Ltd\\.?|GmbH(?: & Co\\.? KG)?|gGmbH|UG|AG|KG|OHG|GbR|e\\.K\\.|e\\.V\\.|SARL|SAS|S\\.L\\.|S\\.A\\.";

/** Words before the year of foundation. */
export const sinceWords =
  "since|est\\.?|established(?: in)?|founded(?: in)?|seit|gegründet|depuis|fondée? en|desde|fundad[oa] en";

/** Wishes for a logo that say nothing of whom it is for. */
export const wishWords =
  "things?|stuff|simple|clean|sleek|flat|vector|icon|symbol|badge|text|only|memorable|timeless|premium|high-end|upscale|luxury|catchy|trustworthy|reliable|cute|trendy|feminine|masculine|sporty|geometric|abstract|handmade|vertrauenswürdig|seriös|hochwertig|freundlich|zeitlos|edel|verspielt|sportlich|weiblich|männlich|sobre|moderne?s?|épuré|élégant|intemporel|sencillo|limpio|elegante|confiable|atemporal|style|stil|estilo|colou?rs?|farben?|couleurs?|colores|design|image|picture|new|letters?|initials?|black|white|schwarz|weiß|noir|blanc|negro|blanco|gold";

/** The ends of German trades, and trades that the owner's name follows in French and Spanish: nouns have a capital there, as names do. */
export const tradesBeforeNames =
  "\\p{L}*(?:werkstatt|firma|kanzlei|praxis|mode|bäckerei|konditorei|metzgerei|brauerei|gärtnerei|schreinerei|tischlerei|druckerei|rösterei|zimmerei|reinigung|dienst|betrieb|handel|agentur|beratung|apotheke|klinik|therapie|elektriker|klempner|installateur|dachdecker|friseur|fotografie|fotograf|rechtsanwalt|rechtsanwälte|rechtsanwältin|steuerberater|zahnarzt|tierarzt|zahnärzte|optiker|imkerei|brennerei|immobilien|unternehmen|geschäft|salon|laden|marke|verein)|boulangerie|pâtisserie|plombier|avocate?s?|librairie|coiffeu(?:r|se)|fleuriste|panadería|pastelería|peluquería|librería|floristería|abogad[oa]s|taller|tienda";

/** Trades that a name doesn't need below it. */
export const bareTrades =
  "(?:brand|company|business|startup|start-up|firm|band|podcast|charity|church|club|app|channel|shop|store|firma|marke|verein|unternehmen|entreprise|marque|empresa|marca|event|team|group|project)s?";

/** Words between the parts of a name, and of a trade. */
export const smallWords =
  "&|\\+|and|of|by|the|at|in|on|for|to|und|der|die|das|vom|von|am|zum|et|de|la|le|les|du|des|d['’]|y|e|i|del|los|las|el";
