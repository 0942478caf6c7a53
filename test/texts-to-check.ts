/** Texts by people, in the public domain: the beginnings of Austen, Flaubert, Cervantes and Kafka. */
export const literature = {
  en: `It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.

However little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families, that he is considered as the rightful property of some one or other of their daughters.

“My dear Mr. Bennet,” said his lady to him one day, “have you heard that Netherfield Park is let at last?”

Mr. Bennet replied that he had not.

“But it is,” returned she; “for Mrs. Long has just been here, and she told me all about it.”

Mr. Bennet made no answer.

“Do not you want to know who has taken it?” cried his wife impatiently.

“You want to tell me, and I have no objection to hearing it.”

This was invitation enough.

“Why, my dear, you must know, Mrs. Long says that Netherfield is taken by a young man of large fortune from the north of England; that he came down on Monday in a chaise and four to see the place, and was so much delighted with it that he agreed with Mr. Morris immediately; that he is to take possession before Michaelmas, and some of his servants are to be in the house by the end of next week.”`,
  fr: `Nous étions à l’étude, quand le Proviseur entra, suivi d’un nouveau habillé en bourgeois et d’un garçon de classe qui portait un grand pupitre. Ceux qui dormaient se réveillèrent, et chacun se leva comme surpris dans son travail.

Le Proviseur nous fit signe de nous rasseoir ; puis, se tournant vers le maître d’études :

— Monsieur Roger, lui dit-il à demi-voix, voici un élève que je vous recommande, il entre en cinquième. Si son travail et sa conduite sont méritoires, il passera dans les grands, où l’appelle son âge.

Resté dans l’angle, derrière la porte, si bien qu’on l’apercevait à peine, le nouveau était un gars de la campagne, d’une quinzaine d’années environ, et plus haut de taille qu’aucun de nous tous. Il avait les cheveux coupés droit sur le front, comme un chantre de village, l’air raisonnable et fort embarrassé. Quoiqu’il ne fût pas large des épaules, son habit-veste de drap vert à boutons noirs devait le gêner aux entournures et laissait voir, par la fente des parements, des poignets rouges habitués à être nus. Ses jambes, en bas bleus, sortaient d’un pantalon jaunâtre très tiré par les bretelles. Il était chaussé de souliers forts, mal cirés, garnis de clous.

On commença la récitation des leçons. Il les écouta de toutes ses oreilles, attentif comme au sermon, n’osant même croiser les cuisses, ni s’appuyer sur le coude, et, à deux heures, quand la cloche sonna, le maître d’études fut obligé de l’avertir, pour qu’il se mît avec nous dans les rangs.`,
  es: `En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los de lanza en astillero, adarga antigua, rocín flaco y galgo corredor. Una olla de algo más vaca que carnero, salpicón las más noches, duelos y quebrantos los sábados, lantejas los viernes, algún palomino de añadidura los domingos, consumían las tres partes de su hacienda. El resto della concluían sayo de velarte, calzas de velludo para las fiestas, con sus pantuflos de lo mesmo, y los días de entresemana se honraba con su vellorí de lo más fino. Tenía en su casa una ama que pasaba de los cuarenta, y una sobrina que no llegaba a los veinte, y un mozo de campo y plaza, que así ensillaba el rocín como tomaba la podadera. Frisaba la edad de nuestro hidalgo con los cincuenta años; era de complexión recia, seco de carnes, enjuto de rostro, gran madrugador y amigo de la caza. Quieren decir que tenía el sobrenombre de Quijada, o Quesada, que en esto hay alguna diferencia en los autores que deste caso escriben; aunque, por conjeturas verosímiles, se deja entender que se llamaba Quejana. Pero esto importa poco a nuestro cuento; basta que en la narración dél no se salga un punto de la verdad.

Es, pues, de saber que este sobredicho hidalgo, los ratos que estaba ocioso, que eran los más del año, se daba a leer libros de caballerías, con tanta afición y gusto, que olvidó casi de todo punto el ejercicio de la caza, y aun la administración de su hacienda.`,
  de: `Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett zu einem ungeheueren Ungeziefer verwandelt. Er lag auf seinem panzerartig harten Rücken und sah, wenn er den Kopf ein wenig hob, seinen gewölbten, braunen, von bogenförmigen Versteifungen geteilten Bauch, auf dessen Höhe sich die Bettdecke, zum gänzlichen Niedergleiten bereit, kaum noch erhalten konnte. Seine vielen, im Vergleich zu seinem sonstigen Umfang kläglich dünnen Beine flimmerten ihm hilflos vor den Augen.

»Was ist mit mir geschehen?« dachte er. Es war kein Traum. Sein Zimmer, ein richtiges, nur etwas zu kleines Menschenzimmer, lag ruhig zwischen den vier wohlbekannten Wänden. Über dem Tisch, auf dem eine auseinandergepackte Musterkollektion von Tuchwaren ausgebreitet war – Samsa war Reisender –, hing das Bild, das er vor kurzem aus einer illustrierten Zeitschrift ausgeschnitten und in einem hübschen, vergoldeten Rahmen untergebracht hatte. Es stellte eine Dame dar, die, mit einem Pelzhut und einer Pelzboa versehen, aufrecht dasaß und einen schweren Pelzmuff, in dem ihr ganzer Unterarm verschwunden war, dem Beschauer entgegenhob.

Gregors Blick richtete sich dann zum Fenster, und das trübe Wetter – man hörte Regentropfen auf das Fensterblech aufschlagen – machte ihn ganz melancholisch. »Wie wäre es, wenn ich noch ein wenig weiterschliefe und alle Narrheiten vergäße«, dachte er, aber das war gänzlich undurchführbar, denn er war gewöhnt, auf der rechten Seite zu schlafen, konnte sich aber in seinem gegenwärtigen Zustand nicht in diese Lage bringen.`,
} as const;

/** Texts full of what the check looks for, written for it. */
export const formulaic = {
  en: `In today's fast-paced digital world, effective communication plays a crucial role in the success of any organization. Whether you are a small business owner or a seasoned professional, understanding the importance of clear messaging is essential. It is important to note that communication is not just about words, it's about building trust, fostering connection, and creating value.

Moreover, effective communication fosters a sense of belonging within teams. Additionally, it helps leaders navigate the complexities of modern workplaces. Furthermore, it empowers individuals to share ideas, solve problems, and drive innovation. By leveraging the right tools, organizations can unlock the full potential of their people.

Additionally, a comprehensive approach to communication offers a wide range of benefits. It enhances productivity, improves morale, and strengthens relationships. It also underscores the importance of active listening, empathy, and transparency. As a result, teams become more agile, resilient, and productive.

However, navigating the challenges of remote work requires a holistic approach. Leaders must embrace flexibility, clarity, and consistency. They must also provide actionable insights and valuable feedback. Ultimately, this serves as a powerful reminder that communication is a journey, not a destination.

In conclusion, effective communication is a testament to strong leadership. By embracing these principles, you can elevate your organization to new heights. Whether you are just starting out or looking to refine your approach, the possibilities are endless.`,
  fr: `Dans un monde en constante évolution, la communication joue un rôle essentiel dans la réussite des entreprises. Que vous soyez une petite structure ou un grand groupe, il est important de maîtriser les outils numériques. Il convient de souligner que la technologie offre une multitude de possibilités, d'avantages et de perspectives.

De plus, une approche globale permet ainsi de renforcer la cohésion, la motivation et la productivité des équipes. Par ailleurs, elle favorise un climat de confiance, de respect et de collaboration. En outre, elle offre une expérience enrichissante aux collaborateurs, aux clients et aux partenaires. Ainsi, chaque entreprise peut libérer tout le potentiel de ses équipes.

Cependant, il est essentiel de choisir des solutions adaptées à chaque situation. Il est également important de former les équipes, de mesurer les résultats et d'ajuster la stratégie. Par conséquent, les dirigeants doivent adopter une vision claire, cohérente et ambitieuse. En effet, la réussite ne dépend pas seulement des outils, mais aussi des personnes qui les utilisent.

Enfin, il convient de rappeler que la transformation numérique est un véritable levier de croissance. Elle met en lumière l'importance de l'écoute, du dialogue et de l'innovation. En conclusion, investir dans la communication est un choix stratégique, durable et porteur de sens. En fin de compte, ce sont les relations humaines qui font toute la différence.`,
  es: `En el mundo actual, la comunicación desempeña un papel fundamental en el éxito de cualquier empresa. Ya seas un emprendedor o un profesional con experiencia, es importante destacar el valor de los mensajes claros. Cabe destacar que la tecnología ofrece una amplia gama de herramientas, recursos y oportunidades.

Además, una buena estrategia permite mejorar la productividad, la motivación y la colaboración de los equipos. Asimismo, fomenta un ambiente de confianza, respeto y transparencia. Por otro lado, facilita la toma de decisiones, la resolución de problemas y la innovación. De esta manera, las empresas pueden aprovechar todo el potencial de sus equipos.

Sin embargo, es fundamental tener en cuenta los desafíos de cada organización. Por lo tanto, los líderes deben adoptar un enfoque integral, flexible y humano. Además, deben ofrecer soluciones personalizadas, información valiosa y apoyo constante. No se trata solo de utilizar nuevas herramientas, sino también de crear una experiencia única.

Por último, cabe señalar que la comunicación es un proceso en constante evolución. En definitiva, invertir en ella marca la diferencia en un entorno competitivo, dinámico y exigente. En resumen, las empresas que comunican mejor crecen más, innovan más y conectan mejor con las personas. En conclusión, el futuro pertenece a quienes saben escuchar, aprender y adaptarse.`,
  de: `In der heutigen Zeit spielt Kommunikation eine entscheidende Rolle für den Erfolg jedes Unternehmens. Egal, ob Sie ein kleines Unternehmen führen oder in einem Konzern arbeiten, klare Botschaften sind unerlässlich. Es ist wichtig zu beachten, dass Kommunikation nicht nur aus Worten besteht, sondern auch aus Vertrauen, Respekt und Offenheit.

Darüber hinaus fördert eine ganzheitliche Strategie die Motivation, die Zusammenarbeit und die Kreativität der Teams. Zudem ermöglicht sie fundierte Entscheidungen, effiziente Abläufe und nachhaltige Ergebnisse. Außerdem bietet sie eine Vielzahl von Möglichkeiten, Chancen und Perspektiven. Somit können Unternehmen das volle Potenzial ihrer Mitarbeiter ausschöpfen.

Allerdings ist es wichtig, die Herausforderungen der digitalen Welt zu verstehen. Daher sollten Führungskräfte auf maßgeschneiderte Lösungen, klare Ziele und regelmäßiges Feedback setzen. Darüber hinaus ist es entscheidend, wertvolle Einblicke, praktische Tipps und innovative Ideen zu teilen. Es geht nicht nur um Technik, sondern auch um Menschen, Werte und Beziehungen.

Zusammenfassend lässt sich sagen, dass gute Kommunikation ein Schlüssel zum Erfolg ist. Letztendlich stärkt sie das Vertrauen, die Bindung und die Zufriedenheit aller Beteiligten. Abschließend lässt sich festhalten, dass jede Investition in Kommunikation eine Investition in die Zukunft ist. Insgesamt profitieren Unternehmen, Mitarbeiter und Kunden gleichermaßen.`,
} as const;
