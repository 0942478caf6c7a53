// Written by `npm run figures:library` (docs/decisions/0087-figure-library.md).
/** Words for figures, one figure a line: id, then its words in English, German, French and Spanish with tabs before them. */
export const thingNames = `badger	badger	dachs|honigdachs	blaireau|ratel	tejón
bear	bear|grizzly	bär		oso
beaver	beaver	biber	castor	castor
beetle	beetle	käfer	scarabée	escarabajo
bison	bison	bison|wisent	bison	bisonte
boar	boar	wildschwein|eber	sanglier	jabalí
camel	camel|dromedary	dromedar|kamel	dromadaire|chameau	dromedario|camello
chipmunk	chipmunk|squirrel	streifenhörnchen|eichhörnchen	écureuil	ardilla
coral		koralle	corail	
crocodile	crocodile	krokodil	crocodile|alligator|caïman	cocodrilo|caimán
deer	deer	hirsch		ciervo|cervatillo
dolphin	dolphin	delfin	dauphin	delfín
donkey	donkey|mule	esel|maultier	âne	burro|asno
dragon	dragon	drache	dragon	dragón
duck	duck	ente	canard	pato
eagle	eagle	adler	aigle	águila
elephant	elephant	elefant	éléphant	elefante
sheep	ewe|sheep|lamb	schaf|lamm	mouton|brebis|agneau	oveja|borrego|cordero
feather	feather|plumage			
flamingo	flamingo	flamingo	flamant	
four-leaf-clover	four leaf clover|clover	glücksklee		
frog	frog	frosch	grenouille|crapaud	rana
chick	front-facing baby chick|chick|baby chick	küken von vorne|küken	poussin de face|poussin	pollito de frente|pollito
giraffe	giraffe	giraffe	girafe	jirafa
goat	goat	ziege	chèvre	cabra|chivo
goose	goose	gans	oie	oca|ganso
gorilla	gorilla	gorilla	gorille	gorila
hamster	hamster	hamster	hamster	hámster
hatching-chick	hatching chick	schlüpfendes küken	poussin qui éclôt|éclosion de poussins	pollito en el cascarón
hedgehog	hedgehog	igel	hérisson|porc-épic	erizo
herb	herbs	kräuter	herbes aromatiques	hierba|hierbas aromáticas
hibiscus	hibiscus	hibiskus	hibiscus	flor de hibisco
hippopotamus	hippopotamus|hippo	nilpferd|flusspferd	hippopotame	hipopótamo
horse	horse face|dressage|horse head	pferdegesicht|pferdekopf	tête de cheval|jument	cara de caballo|cabeza de caballo
hyacinth	hyacinth|lavender|lilac|lupine	hyazinthe|lavendel	jacinthe|lavande|lilas	campanilla
jellyfish	jellyfish	qualle	méduse	medusa
kangaroo	kangaroo	känguru	kangourou	canguro
koala	koala	koala	koala	koala
ladybug	lady beetle|ladybug|ladybird	marienkäfer	coccinelle	mariquitas
leopard	leopard	leopard	léopard	leopardo
lion	lion	löwe	tête de lion	león
lizard	lizard|reptile	eidechse	lézard	lagarto
llama	llama|alpaca	lama|alpaka	lama|alpaga	alpaca
mammoth	mammoth	mammut	mammouth	mamut
maple-leaf	maple leaf|maple	ahornblatt	feuille d’érable	hoja de arce
monkey	monkey face|monkey	affengesicht|affe	tête de singe|singe	cara de mono|mono|monos
moose	moose	elch	élan	alce
mosquito	mosquito	mücke	moustique	mosquito
mouse	mouse face|mouse|mice	mäusegesicht|maus|mäuse	tête de souris|souris	cara de ratón|ratón|ratones
orangutan	orangutan	orang-utan	orang-outan	orangután
otter	otter	otter	loutre	nutria
owl	owl	eule	chouette|hibou	búho|lechuza
panda	panda	panda	panda	panda
parrot	parrot	papagei	perroquet	loro|papagayo
peacock	peacock	pfau	paon	pavo real
penguin	penguin	pinguin	pingouin|manchot	pingüino
pig	pig face|pig|piglet	schweinegesicht|schwein|ferkel	tête de cochon|cochon|porc	cara de cerdo|cerdo|cochinillo
polar-bear	polar bear	eisbär	ours polaire	oso polar
poodle	poodle	pudel	caniche	caniche
raccoon	raccoon	waschbär	raton laveur	mapache
ram		widder	bélier	carnero
rhinoceros	rhinoceros	nashorn|rhinozeros	rhinocéros	rinoceronte
rooster	rooster		coq	gallo
dinosaur	sauropod|brontosaurus|diplodocus|dinosaur|dino	sauropode|dinosaurier|dino	sauropode|dinosaure	saurópodo|dinosaurio
scorpion	scorpion	skorpion	scorpion	escorpión
seal	seals	seehund|robbe|seelöwe	phoque|otarie	foca
shark	shark	hai|haifisch	requin	tiburón
skunk	skunk	stinktier	mouffette	mofeta
sloth	sloth	faultier	paresseux	perezoso
snail	snail	schnecke	escargot	caracol
snake	snake	schlange	serpent	serpiente
spider	spider	spinne	araignée	araña
spider-web	spider web	spinnennetz	toile d’araignée	tela de araña
whale	spouting whale|whale|whale watching	blasender wal|wal|wale|walbeobachtung	baleine	ballena
sunflower	sunflower	sonnenblume	tournesol	girasol
swan	swan	schwan	cygne	cisne
t-rex	t-rex|tyrannosaurus	t-rex|tyrannosaurus	t-rex|tyrannosaure	t-rex|tiranosaurio
tiger	tiger face|tiger	tigergesicht|tiger	tête de tigre|tigre	cara de tigre|tigre
tropical-fish	tropical fish	tropenfisch	poisson tropical	pez tropical
turkey		truthahn|pute	dindon	pavo
turtle	turtle|terrapin|tortoise	schildkröte	tortue	tortuga
unicorn	unicorn	einhorn	licorne	unicornio
wolf	wolf	wolf	loup	lobo
worm	worm|earthworm	wurm|regenwurm	lombric	gusano|lombriz
zebra	zebra	zebra	zèbre	cebra
pufferfish	blowfish	kugelfisch	poisson-lune	pez globo
cherry-blossom	cherry blossom	kirschblüte	fleur de cerisier	flor de cerezo
bouquet	bouquet	blumenstrauß	bouquet	ramo de flores
squid	squid	tintenfisch|kalmar	calamar|encornet	calamar
lobster	lobster	hummer	homard	bogavante|langosta
crab	crab	krabbe	crabe	cangrejo
shrimp	shrimp|shellfish	garnele|shrimp	crevette|crustacé	gamba|camarón|langostino
oyster	oyster	auster	huître	ostra
bug	caterpillar	raupe	chenille	bicho|oruga
ant	ant	ameise	fourmi	hormiga
cockroach	cockroach	kakerlake	cafard|blatte	cucaracha
phoenix	phoenix	phönix	phénix	fénix
microbe	microbe	mikrobe	microbe	microbio|bacteria
amphora	amphora	amphore	amphore	ánfora
baby-bottle	baby bottle	babyflasche|fläschchen	biberon|tétine	biberón
bacon	bacon	bacon	lard|bacon	beicon
bagel	bagel	bagel|brötchen	bagel	bagel
baguette	baguette bread	baguette	baguette	baguete
banana	banana	banane	banane	plátano|banana
beans	beans	bohnen	haricots	alubias
bell-pepper	bell pepper|capsicum	paprika	poivron	pimiento
bento-box	bento box|bento	bento-box	boîte déjeuner	caja de bento
blueberries	blueberries|blueberry	blaubeeren|blaubeere|heidelbeere	myrtilles	arándanos|arándano
champagne	champagne|prosecco	champagner|sekt|sektempfang	bouteille de champagne|champagne|crémant	botella descorchada|cava|champán
broccoli	broccoli	brokkoli|broccoli	brocoli|chou	brócoli
bubble-tea	bubble tea|boba	bubble tea	thé aux perles	té de burbujas
burrito	burrito	burrito	burrito	burrito
butter	butter	butter	beurre	mantequilla
candy	candy	bonbon	bonbon	caramelo
cheese	cheese wedge|cheese	käsestück|käse	part de fromage|fromage	cuña de queso|queso
chestnut	chestnut	kastanie|marone	châtaigne	castaña
chocolate-bar	chocolate bar	schokoladentafel	barre chocolatée	tableta de chocolate
chopsticks	chopsticks	essstäbchen	baguettes	palillos
clinking-glasses	clinking glasses|toast to	sektgläser	trinquer	copas brindando|brindis
coconut	coconut	kokosnuss	noix de coco	coco
rice	cooked rice	reis in schüssel|reisgericht	bol de riz|riz	arroz cocido|arroz
cookie	cookie	keks	cookie	galleta
fried-egg	fried egg|fried eggs	spiegelei in bratpfanne|bratpfanne|spiegelei	œuf au plat	huevo frito
cucumber	cucumber|pickle	gurke	concombre|cornichon	pepino
curry	curry rice|curry	reis mit curry|curry	riz au curry|curry	arroz con curry|curry
flan	custard	pudding	crème renversée	flan
steak	cut of meat|steak|steakhouse	fleischstück|kotelett|schnitzel|steak|steakhaus	morceau de viande|côtelette|steak|entrecôte	corte de carne|chuleta|filete|chuletón
dango	dango	dango	brochette de bonbons	dango
dumpling	dumpling|empanada|pierogi	teigtasche|empanada	boulette de pâte|dumpling|gyoza|ravioli	dumpling
corn	ear of corn|sweetcorn|maize|corn maze	maiskolben|maislabyrinth	épi de maïs|maïs	espiga de maíz|mazorca|maíz
eggplant	eggplant|aubergine	aubergine	aubergine	berenjena
falafel	falafel	falafel	falafels	falafel|albóndiga|garbanzo
fondue	fondue	fondue	fondue	fondue
fortune-cookie	fortune cookie	glückskeks	biscuit chinois	
fried-shrimp	fried shrimp|prawn	frittierte garnele|garnele	beignet de crevette	gamba frita
garlic	garlic	knoblauch		ajo
ginger	ginger root	ingwer	racine de gingembre|gingembre	raíz de jengibre|jengibre
milk	glass of milk|milk	glas milch|milch	verre de lait|lait	vaso de leche|leche
salad	green salad	salat	salade verte	ensalada
honey-pot	honey pot	honigtopf	pot de miel	tarro de miel
hot-dog	hot dog|frankfurter|hotdog|sausage	hotdog|wurst|würstchen	hot dog|saucisse	perrito caliente|salchicha
chili	hot pepper|chili|chilli	peperoni|chili	piment rouge|piment	chile picante|guindilla
jar	jar	einmachglas	bocal	
kiwi	kiwi fruit		kiwi	kiwi
lettuce	leafy green|lettuce|kale	blattgemüse|mangold|spinat|kopfsalat|grünkohl	chou|kale|laitue|épinards	lechuga
lemon	lemon	zitrone	citron	limón
lime	lime	limette	citron vert	
lollipop	lollipop	lutscher	sucette	piruleta
mango		mango	mangue	mango
melon	melon|cantaloupe	honigmelone	melon	melón
ham	meat on bone|ham	fleischhachse|schinken	jambon	carne con hueso|jamón
moon-cake	moon cake	mondkuchen	gâteau de lune	pastel de luna
olive	olive	olive	olive|apéro	aceituna
onion	onion	zwiebel	oignon	cebolla
pancakes	pancakes|crêpe|pancake	pfannkuchen|crepe	pancakes|crêpe|pancake	tortitas
pea-pod	pea pod|edamame	erbsenschote|erbsen		vaina|guisante
peach	peach	pfirsich		melocotón|durazno
peanuts	peanuts|peanut	erdnuss	cacahuètes|arachide|cacahuète	cacahuetes|cacahuete
pear	pear		poire	pera
pie		pastete	tarte|tourte	
pineapple	pineapple|pina	ananas	ananas	piña
potato	potato	kartoffel	pomme de terre	patata
drumstick	poultry leg	hähnchenschenkel	cuisse de poulet	muslo de pollo
rice-ball	rice ball	reisbällchen	boulette de riz|onigiri	bola de arroz
sandwich	sandwich	sandwich	sandwich	sándwich|bocata
salt				
paella	paella	pfannengericht|paella	plat mitonné|paella	paella
soft-ice-cream	soft ice cream	softeis	glace italienne	cucurucho de helado
spaghetti	spaghetti|pasta	spaghetti|pasta|nudeln	spaghetti|pâtes	espagueti|pasta
ramen	steaming bowl|ramen|noodle|noodles	schüssel und essstäbchen|eiernudeln|ramen|nudelsuppe	bol fumant|nouilles|ramen	tazón de fideos|ramen|fideos
strawberry	strawberry	erdbeere	fraise	fresa
kebab	stuffed flatbread|kebab|gyros|shawarma	döner|kebab|gyros	kebab	pan relleno|kebab|durum
taco	taco	taco	taco	taco
takeout-box	takeout box	takeaway-schachtel	boîte à emporter	caja para llevar
tomato	tomato	tomate	tomate	tomate
whiskey	tumbler glass|scotch|whisky	trinkglas|whiskey	verre tumbler|whisky	vaso de whisky|chupito|whisky
waffle	waffle	waffel	gaufre	gofre
watermelon	watermelon	wassermelone	pastèque	sandía
stew	pot of food|stew|soup|soup kitchen|goulash	topf mit essen|eintopf|suppe|suppenküche|gulasch	marmite|ragoût|soupe|potage	olla de comida|sopa|puchero|cocido
mate		mate-tee		
american-football	american football		football américain	
badminton	badminton	badminton|federball	badminton	bádminton
baseball	baseball	baseball	baseball	béisbol
bowling-pins	bowling|bowling night	bowling|kegeln|kegelclub	bowling|quilles	bolos|bolera
boxing-glove	boxing glove|boxing|kickboxing	boxhandschuh|boxen|boxclub|kickboxen	gant de boxe|boxe	guante de boxeo|boxeo
target	bullseye|darts|dartboard	darts|dartscheibe	dans le mille|fléchettes	dardos
chess-pawn	chess pawn|pawn|chess club|chess tournament	bauer schach|schachclub|schachturnier|schachverein	pion d’échec|club d'échecs|tournoi d'échecs	peón de ajedrez|ajedrez|torneo de ajedrez
crystal-ball	crystal ball	kristallkugel	boule de cristal	bola de cristal
curling-stone	curling stone	curlingstein	pierre de curling	piedra de curling
diving-mask	diving mask|snorkeling|snorkelling	tauchmaske|schnorcheln	masque de plongée|plongée|masque et tuba	máscara de buceo|esnórquel
field-hockey	field hockey	feldhockey	hockey sur gazon	hockey sobre hierba
fishing-rod	fishing pole|fishing|angling|anglers	angel mit fisch|angeln|angelverein|angelsport|fischerei	pêche à la ligne|pêcheurs	caña de pescar|pesca
golf-flag	flag in hole|golf|minigolf|golf course|golf club	golffahne|golf|golfplatz|golfclub|minigolf	drapeau de golf|golf|minigolf	banderín en hoyo|golf|minigolf
framed-picture	framed picture	gerahmtes bild	cadre avec image	cuadro enmarcado
ice-hockey	ice hockey	eishockey	hockey sur glace	hockey sobre hielo
ice-skate	ice skate|ice skating|ice rink	schlittschuh|eislaufen|eisbahn	patin à glace|patinoire	patín de hielo|patinaje sobre hielo
jack-o-lantern	jack-o-lantern	halloweenkürbis	citrouille	calabaza de halloween
joystick	joystick	joystick	manette de jeu	joystick
kite	kite	drachensteigen|drachenfest	cerf-volant	cometas
magic-wand	magic wand	zauberstab	baguette magique	varita mágica
judo-suit	martial arts uniform|judo|karate|taekwondo|martial arts|aikido	kampfsportanzug|judo|karate|taekwondo|kampfsport|kampfkunst	tenue d’arts martiaux|judo|karaté|taekwondo|arts martiaux	judo|kárate|taekwondo|artes marciales
nesting-dolls	nesting dolls|matryoshka	matroschka	poupées russes	muñeca rusa|matrioska
party-popper	party popper	konfettibombe	cotillons	cañón de confeti
pinata	piñata	piñata	piñata	piñata
ping-pong	ping pong	tischtennis	ping-pong	tenis de mesa
billiard-ball	pool 8 ball|billiards|snooker|pool table	billardkugel|billard|billardtisch	boule de billard|billard	billar
puzzle-piece	puzzle piece|jigsaw|puzzle	puzzleteil|puzzle	pièce de puzzle|puzzle	pieza de puzle|puzle|rompecabezas
bow	ribbon bow	pinke schleife|schleife	ruban|nœud de ruban	lazo de cinta
rugby-football	rugby football|rugby	rugbyball|rugby	rugby	balón de rugby|rugby
roller-skate	roller skate	rollschuh	patin à roulettes|roller	patines
running-shirt	running shirt	laufshirt	maillot de course	camiseta sin mangas
skis	skis|ski|skiing|ski trip	ski|skikurs|skifahren|skigebiet	ski	esquís|esquí
sled	sled|sleigh|toboggan|sledding|sledge	schlitten|rodeln	luge|traîneau	trineo
sparkler	sparkler	wunderkerze	cierge magique	bengala
teddy-bear	teddy bear|teddy	teddybär|plüschtier|stofftier|teddy|kuscheltier	ours en peluche|peluche	osito de peluche|peluche|osito
spool		faden|spule	bobine de fil	hilo
volleyball	volleyball	volleyball	volley-ball	pelota de voleibol
yo-yo	yo-yo	jo-jo	yoyo	yoyó
ambulance	ambulance	krankenwagen	ambulance	ambulancia
semi-truck	articulated lorry|lorry	sattelzug	semi-remorque	camión articulado
auto-rickshaw	auto rickshaw|rickshaw	autorikscha	tuk tuk	mototaxi
bellhop-bell	bellhop bell	rezeptionsklingel|klingel	cloche de comptoir	timbre de hotel
brick	brick	ziegelstein|klinker		ladrillo
bridge	bridge at night|bridge	brücke vor nachthimmel|brücke	pont de nuit|viaduc	puente de noche|puente
bus	bus	bus		autobús
canoe	canoe		canoë	canoa
carousel-horse	carousel horse|carousel|merry-go-round	karussellpferd|karussell	cheval de manège|manège|carrousel	caballo de tiovivo|tiovivo|carrusel
castle	castle	burg|märchenschloss|burgfest	château	castillo europeo|castillo
church		kirche	église	iglesia
cloud	cloud	wolke	nuage	
barrier	roadworks|road works	baustellenabsperrung|baustelle	chantier	obras viales
desert-island	desert island	einsame insel	île déserte	isla desierta
factory	factory	fabrik		fábrica
ferris-wheel	ferris wheel	riesenrad	grande roue	noria de feria|noria
fire-engine	fire engine	feuerwehrauto	camion de pompier	coche de bomberos
fountain	fountain	springbrunnen|brunnen	fontaine	
fuel-pump	fuel pump|petrol station|gas station|gasoline	tanksäule|tankstelle|benzin	pompe à essence|station-service|essence	surtidor de gasolina|gasolinera|gasolina
helicopter	helicopter	hubschrauber|helikopter	hélicoptère|hélico	helicóptero
hindu-temple	hindu temple	hindutempel	temple hindou	templo hindú
hospital				
hourglass	hourglass done	sanduhr	sablier	
hut	hut|yurt	hütte|jurte	hutte|yourte	cabaña|yurta
pagoda	japanese castle|pagoda	japanisches schloss|pagode	château japonais|pagode	castillo japonés|pagoda
kick-scooter	kick scooter	tretroller	trottinette	patinete
locomotive	locomotive|steam train|railway	dampflokomotive|dampflok|lokomotive|eisenbahn|modelleisenbahn	locomotive|train à vapeur	locomotora de vapor|locomotora|ferrocarril
subway	subway|underground station	u-bahn	métro	metro|suburbano
minibus	minibus	kleinbus	minibus	minibús
mosque	mosque	moschee	mosquée	mezquita
motor-boat	motor boat|motorboat	motorboot	bateau à moteur	barco a motor
scooter	motor scooter	motorroller|vespa	scooter	scooter
motorcycle	motorcycle	motorrad|moped	moto	moto|motocicleta
cable-car	mountain cableway	bergschwebebahn	téléphérique	teleférico de montaña|funicular
national-park	national park	nationalpark	parc national	parque nacional
office-building	office building	bürogebäude	immeuble de bureaux	edificio de oficinas
parachute	parachute|skydive	fallschirm|fallschirmspringen|paragliding	parachute|parapente	paracaídas|paracaidismo
pickup-truck	pickup truck	pick-up	pick-up	camioneta
playground-slide	playground slide	spielplatzrutsche|rutsche	toboggan	tobogán
police-car	police car	polizeiwagen	voiture de police	coche de policía
racing-car	racing car	rennauto|autorennen	voiture de course	coche de carreras
rainbow	rainbow	regenbogen	arc-en-ciel	arcoíris
lifebuoy	ring buoy|lifeguard|lifebuoy	rettungsring|rettungsschwimmer	bouée de sauvetage|bouée|sauveteur	salvavidas|flotador|socorrista
roller-coaster	roller coaster	achterbahn	montagnes russes	montaña rusa
satellite		satellit	satellite	satélite
school				
ship	ship|cruise|cruise ship|ferry	schiff|kreuzfahrt|dampfer|fähre	navire|croisière|paquebot	crucero|ferry
skateboard	skateboard	skateboard	planche à roulettes|skate	monopatín
snow-capped-mountain	snow-capped mountain	schneebedeckter berg	montagne enneigée	montaña con nieve
suv	sport utility vehicle|suv|off-roader	wohnmobil|geländewagen	véhicule utilitaire sport|4x4	vehículo deportivo utilitario|todoterreno
stadium	stadium	stadion		estadio
statue-of-liberty	statue of liberty	freiheitsstatue		
synagogue	synagogue	synagoge	synagogue	sinagoga
taxi	taxi	taxi	taxi	taxi
thermometer	thermometer	thermometer	thermomètre	termómetro
tornado	tornado	wirbelsturm|tornado	tornade	tornado
tractor	tractor	traktor|trecker	tracteur	tractor
tram	tram	straßenbahn	tramway	tranvía
traffic-light	vertical traffic light	vertikale verkehrsampel	feu tricolore vertical	semáforo
volcano	volcano	vulkan	volcan	volcán
watch	wristwatch|watchmaker	armbanduhr|uhrmacher	horloger|montres	reloj|relojería|relojero
logs	firewood|timber|lumber	baumstamm|holz|brennholz|kaminholz	bûche|bois de chauffage|bûches	madera|leña
world-map	world map	weltkarte|landkarte	carte du monde|planisphère	mapa mundial|mapamundi
abacus	abacus	abakus	abaque|boulier	ábaco
accordion	accordion|concertina	akkordeon|harmonika|ziehharmonika	accordéon|bandonéon	acordeón
bandage	adhesive bandage|plaster for wounds|band-aid	heftpflaster	sparadrap|pansement	tirita
axe	axe|hatchet	axt|beil	hache|hachette	hacha
backpack	backpack|satchel|rucksack	schulranzen|rucksack	cartable|sac à dos	mochila escolar|mochila
ballet-shoes	ballet shoes	ballettschuhe	chaussons de danse	zapatillas de ballet
ballot-box	ballot|polling station	urne mit wahlzettel|wahllokal|wahlurne	urne électorale|bureau de vote	urna con papeleta|urna electoral
banjo	banjo	banjo	banjo	banjo
basket				cesta
bathtub	bathtub	badewanne	baignoire	bañera
bed				
bikini	bikini	bikini	bikini	bikini
baseball-cap	billed cap	baseballmütze	casquette américaine|casquette	gorra con visera|gorra
boomerang	boomerang	bumerang	boomerang	bumerán
bow-and-arrow	bow and arrow	pfeil und bogen	arc et flèche|archer	arco y flecha
briefs	briefs			ropa interior
bubbles	bubbles	seifenblasen	bulles	burbujas
calendar	calendar	kalender|adventskalender	calendrier	calendario
saw	carpentry saw|handsaw|carpentry	handsäge|säge|sägewerk	scie|scierie	sierra de carpintería|serrucho|aserradero
mailbox	mailbox	briefkasten	boîte aux lettres	buzón
coat			manteau	abrigo
coffin	coffin	sarg	cercueil	ataúd
computer-mouse	computer mouse	computermaus	souris d’ordinateur	ratón de ordenador
credit-card	credit card	kreditkarte	carte bancaire	tarjeta de crédito
crown				
crutch	crutch	krücke	béquille	muleta
crossed-swords	crossed swords|swords|medieval fair|knights	gekreuzte schwerter|schwerter|ritter|mittelaltermarkt|ritterfest	épées croisées|épées|chevaliers|fête médiévale	espadas cruzadas|espadas|caballeros|mercado medieval
crayon	crayon	wachsmalstift|buntstift	crayon pastel	lápiz de cera
desktop-computer	desktop computer|computer|computer repair	desktopcomputer|computer|computerkurs	ordinateur de bureau|ordinateur	ordenador de sobremesa|ordenador
diya-lamp	diya lamp	öllampe	diya	lámpara de aceite
dna	dna|genetics	dna	adn	adn
blood-drop	drop of blood|blood donation|blood donor|blood drive	blutstropfen|blutspende|blutspenden	goutte de sang|don du sang|don de sang	gota de sangre|donación de sangre|donar sangre
plug	electric plug	netzstecker		enchufe eléctrico
envelope	envelope	briefumschlag	enveloppe	
fire-extinguisher	fire extinguisher	feuerlöscher	extincteur	extintor
flashlight	flashlight	taschenlampe	torche	linterna
flat-shoe	flat shoe|slipper	flacher schuh	chaussure plate	bailarina
flute	flute	flöte	flûte	flauta
urn	funeral urn		urne funéraire	urna funeraria
gloves	gloves	handschuhe	gants	guantes
goggles	goggles|safety goggles	schutzbrille	lunettes|lunettes de protection	gafas de protección
handbag	handbag	handtasche	sac à main	bolso
gravestone	headstone|cemetery|gravestone	grabstein|friedhof	pierre tombale|cimetière	lápida|cementerio
high-heel	high-heeled shoe|stiletto|high heels|high heel|stilettos	stöckelschuh|pumps|high heels	talons hauts|escarpins	zapato de tacón|tacón|tacones
hook			crochet	gancho
id-card	identification card	ausweis|personalausweis|reisepass	carte d’identité	carné de identidad
jeans	jeans	jeans		vaqueros
kimono	kimono	kimono	kimono	kimono
lab-coat	lab coat	laborkittel	blouse blanche	bata de laboratorio
ladder	ladder		échelle|escabeau	escalera
padlock	locked|padlock|locksmith	geschlossenes schloss|vorhängeschloss|schlüsseldienst	cadenas fermé|cadenas|serrurier	candado cerrado|candado|cerrajero|cerrajería
conga	long drum|conga	afrikanische trommel	djembé	tamboril
lotion-bottle	lotion bottle|lotion|moisturizer|shampoo|sunscreen	shampoo|sonnencreme|lotion|körpercreme	bouteille de lotion|shampoing|lotion|crème hydratante	bote de crema|champú|crema hidratante
magnet	magnet	magnet	aimant	imán
magnifier	magnifying glass|detective	lupe nach links|lupe|detektiv|detektei	loupe|détective	lupa|detective
maracas	maracas	maracas	maracas	maracas
microscope	microscope	mikroskop	microscope	microscopio
mirror			miroir	espejo
smartphone	mobile phone|smartphone|phone repair|iphone	mobiltelefon|smartphone|handy|handyreparatur	téléphone portable|smartphone	teléfono móvil|móvil|smartphone
money-bag	money bag	geldsack	sac plein d’argent	bolsa de dinero
keyboard	musical keyboard|synthesizer	klaviatur|keyboardunterricht	synthétiseur	teclado musical|sintetizador
necktie	necktie|tie	hemd mit krawatte|krawatte	cravate	corbata
newspaper	newspaper	zeitung		periódico
nut-and-bolt	nut and bolt|nuts and bolts	mutter und schraube|schrauben	vis et écrou|boulon|écrou|boulons	tornillo y tuerca|tornillos
parcel	parcel|parcels	päckchen|paketdienst	colis	paquetería
paperclip	paperclip	büroklammer	trombone	
pickaxe			pioche	
plunger	plunger|unblock|clogged	saugglocke|pümpel|abflussreinigung|rohrverstopfung	ventouse|débouchage|déboucheur	desatascador|desatascos
postbox	postbox	briefkasten	boîte aux lettres	buzón
printer	printer	drucker	imprimante	impresora
purse	purse	geldbörse	porte-monnaie	monedero
pushpin	pushpin	reißzwecke	punaise	chincheta
radio				
razor		rasierer	rasoir	cuchilla de afeitar
receipt	receipt			recibo
paper-lantern	red paper lantern	rote papierlaterne	lampion rouge	lámpara japonesa
hard-hat	rescue worker’s helmet|hard hat|helmet	rettungshelm|schutzhelm|helm	casque de secouriste|casque de chantier	casco de obra
safety-pin	safety pin	sicherheitsnadel	épingle de sûreté	imperdible
safety-vest	safety vest	sicherheitsweste	gilet de sécurité	chaleco de seguridad
satellite-antenna	satellite antenna	satellitenschüssel	antenne satellite	antena de satélite
sari	sari	sari	sari	sari
scarf	scarf	schal	foulard|écharpe	bufanda
screwdriver	screwdriver	schraubenzieher	tournevis	destornillador
scroll		schriftrolle	parchemin	pergamino
shopping-cart	shopping cart|supermarket|grocery store	einkaufswagen|supermarkt	chariot|caddie|supermarché	supermercado
shorts	shorts	shorts|badehose		pantalones cortos|bermudas
shower		dusche	douche	ducha
soap	soap	seife	savon|bulles	jabón
socks	socks	socken	chaussettes	calcetines
sponge	sponge	schwamm	éponge	esponja
stethoscope	stethoscope|general practitioner	stethoskop|hausarzt|hausarztpraxis	stéthoscope	estetoscopio|fonendoscopio
sunglasses	sunglasses	sonnenbrille	lunettes de soleil	gafas de sol
syringe	syringe|vaccination|vaccine|flu shot|injection|botox	spritze|impfung|impfaktion|impfen	seringue|vaccination|vaccin	jeringuilla|vacuna|vacunación
telephone	telephone	telefon	téléphone	teléfono
telescope	telescope	teleskop	télescope	telescopio
television	television	fernseher	téléviseur|télévision	televisión
test-tube	test tube	reagenzglas	tube à essai	tubo de ensayo
flip-flop	thong sandal	zehensandale	tong|sandales	chancla
toilet	toilet|toilets	toilette|toiletten	toilettes	inodoro|aseos
toolbox	toolbox|tool box	werkzeugkasten|werkzeug	boîte à outils	caja de herramientas
top-hat	top hat	zylinder	haut de forme	sombrero de copa|chistera
video-camera	video camera|camcorder	videokamera	caméscope	videocámara
violin	violin	geige|violine	violon	violín
wastebasket	wastebasket	papierkorb	corbeille à papiers	papelera
ankle-boot	woman’s boot	damenstiefel	botte de femme	bota de mujer
sun-hat	woman’s hat	damenhut	chapeau de femme	sombrero de mujer
x-ray	x-ray|radiology	röntgenbild|röntgen|radiologie	radiographie|radiologie	radiografía|radiología
alembic	alembic	destillierapparat	alambic	alambique
shopping-bags	shopping bags	einkaufstüten	sacs de shopping	bolsas de compras
hand-fan	folding hand fan	faltfächer|fächer	éventail	abanico abierto
toilet-paper	roll of paper	küchenrolle	rouleau de papier	rollo de papel
anatomical-heart	anatomical heart|cardiology|cardiologist	kardiologie|kardiologe	cœur|cardiologie|cardiologue	corazón humano|cardiología|cardiólogo
brain	brain|neurology	gehirn|neurologie	cerveau|neurologie	cerebro|neurología
ear	ear|audiologist	ohr|ohren	oreille	oreja
foot	podiatry|podiatrist|foot care|chiropodist|pedicure	fußpflege|podologie|pediküre	pédicure|podologue	podología|podólogo|pedicura
leg			jambe	pierna
lungs	lungs|pulmonology	lunge|lungenarzt|pneumologie	poumons|pneumologie	pulmones|neumología
nose				
handshake		handschlag	poignée de main	apretón de manos
nail-polish	nail polish|manicure|nail studio|nail salon	nagellack|maniküre|nagelstudio	vernis à ongles|manucure|onglerie	pintarse las uñas|manicura|esmalte de uñas
footprints	footprints	fußabdrücke	traces de pas	huellas de pies
biceps	flexed biceps|biceps|weightlifting	angespannter bizeps|bodybuilder|bizeps|gewichtheben	biceps contracté|culturisme|biceps|musculation	bíceps flexionado|bíceps|halterofilia
mechanical-arm	mechanical arm	armprothese	bras mécanique	brazo mecánico
santa-claus	santa claus	weihnachtsmann	père noël	papá noel
nurse	nurse|nurses|carer	krankenschwester|krankenpfleger|pflegekraft|pflegedienst|altenpflege	infirmière|infirmier	enfermera|enfermero|enfermería
spine	chiropractor|chiropractic|spine|back pain	wirbelsäule|rückenschmerzen|chiropraktik|osteopathie	ostéopathe|chiropracteur|mal de dos	quiropráctico|columna vertebral|dolor de espalda
joint	orthopedics|orthopaedics|orthopedic	orthopädie|orthopäde	orthopédie|orthopédiste	ortopedia|traumatología
skeleton	skeleton	skelett	squelette	esqueleto
kidneys	kidney|kidneys|dialysis	niere|dialyse	reins|dialyse	riñones|diálisis
intestine	gastroenterology|bowel	darm|gastroenterologie	gastro-entérologue	gastroenterología
pregnancy	pregnancy|pregnant|midwife|prenatal	schwangerschaft|schwanger|hebamme	grossesse|enceinte|sage-femme	embarazo|embarazada|matrona
hearing-aid	hearing aid|hearing aids|hearing test	hörgerät|hörakustik|hörakustiker|hörtest	audioprothésiste|appareil auditif	audífono|audífonos
scalpel	surgery|surgeon	chirurgie|chirurg	chirurgie|chirurgien	cirugía|cirujano
wheelchair	wheelchair|accessibility	rollstuhl|barrierefrei	fauteuil roulant	silla de ruedas
doctor	doctor|physician	arzt|ärztin|arztpraxis	médecin|docteur	médico|médica|doctora
barbell	barbell|powerlifting|deadlift	langhantel|hantel|hanteltraining	haltère|haltérophilie	pesas|barra de pesas
pipe	pipe|pipes|drain|drains|drain cleaning	rohr|rohre|rohrreinigung|rohrbruch|kanalreinigung	tuyau|canalisation|canalisations	tubería|tuberías|cañería
pipe-wrench	plumber|plumbers|plumbing	klempner|installateur|sanitärinstallation	plombier|plomberie	fontanero|fontanería|plomero
shovel	shovel|excavation|earthworks	schaufel|spaten|erdarbeiten	pelle|terrassement	pala|excavación
stroller	stroller|pram|baby carriage	kinderwagen	poussette	cochecito|carrito de bebé
garage				
washing-machine	washing machine|laundromat|laundrette	waschmaschine|waschsalon	lave-linge|machine à laver|laverie	lavadora
oven	oven	backofen	cuisinière	horno
crane	tower crane	baukran	grue de chantier	grúa de obra
lighthouse	lighthouse	leuchtturm	phare	faro
solar-panel	solar panel|solar panels|photovoltaics	solaranlage|photovoltaik	panneau solaire|panneaux solaires|photovoltaïque	placas solares|paneles solares|fotovoltaica
solar-roof	solar roof|roofer|roofing	dachdecker|dachdeckerei|solardach	couvreur|toiture	techador|tejado
charging-station	charging station|ev charger|electric car charger	ladestation|wallbox|ladesäule	borne de recharge	punto de recarga
skier	skier	skifahrer|skirennen|skischule	skieur	esquiador
swimmer	swimmer|swimming lessons|swim club	schwimmer|schwimmkurs|schwimmverein	nageur	nadador
campfire	campfire|bonfire	lagerfeuer	feu de camp	fogata|hoguera
hair-dryer	hair dryer|blow dry	föhn	sèche-cheveux	secador de pelo
bowling-ball				
drone	drone|drones	drohne|drohnenflug	drone	dron|drones
headset	call center|call centre|headset|helpdesk	callcenter|headset	centre d'appels	centro de llamadas
wall				
safe				
calculator	calculator	taschenrechner	calculatrice	calculadora
chef-hat	chef|cooking class|cooking course|cooking workshop	kochkurs|kochschule|koch|köchin	cours de cuisine|cuisinier	curso de cocina|clase de cocina|cocinero
cowboy-hat	cowboy|country music|rodeo|line dance	cowboy|countrymusik|rodeo|linedance	cowboy|rodéo	vaquero|rodeo
belt	leather belt	ledergürtel|gürtel	ceinture	cinturón
car-battery	car battery	autobatterie	batterie de voiture	batería de coche
hoodie	hoodie|sweatshirt	hoodie|kapuzenpullover	sweat à capuche	sudadera
swimming-pool	swimming pool|pool party|pool cleaning	schwimmbad|freibad|poolparty|poolreinigung	piscine	piscina
steering-wheel	driving lessons|driving school|driving instructor	fahrschule|fahrlehrer|fahrstunden	auto-école|permis de conduire	autoescuela|carnet de conducir
tire	tire change|tyre|tyres|tires|tire shop	reifen|reifenwechsel|reifenservice	pneu|pneus	neumático|neumáticos
engine	car engine|oil change	automotor|ölwechsel	vidange	cambio de aceite
fan	air conditioning|hvac|ventilation	klimaanlage|lüftung|ventilator	climatisation|ventilation	aire acondicionado|ventilador
toy-brick	lego|building bricks	lego|bausteine	lego	lego
picnic-table	picnic	picknick	pique-nique	picnic|pícnic
cricket-bat	cricket club|cricket match	cricketclub	cricket	críquet
metronome	metronome	metronom	métronome	metrónomo
armchair	armchair|upholstery|upholsterer	sessel|polsterei|polsterer	fauteuil|tapissier	sillón|tapicería|butaca
desk	desk|coworking	schreibtisch|coworking	coworking	escritorio|coworking
dresser	dresser|chest of drawers	kommode	commode	cómoda
blueprint	blueprint|floor plan	bauplan|grundriss	plan d'architecte	plano de obra
lectern				
hand-soap	hand soap	handseife	savon liquide	jabón de manos
bulldozer	bulldozer|digger|demolition	bulldozer|bagger|abbruch	bulldozer|démolition	excavadora|demolición
jam-jar	jam|marmalade	marmelade|konfitüre	confiture	mermelada
knife	knife|knives|knife sharpening	messer|messerschleifer	couteau|coutellerie	cuchillo|afilador
van	van hire|van rental	transporter|lieferwagen	camionnette	furgoneta
jeep	jeep	jeep	jeep	jeep
runner				
hiker	hiker|hiking tour	wanderer|wandergruppe	randonneur	senderista
snowboarder	snowboarding|snowboarder	snowboarden|snowboard	snowboard	snowboard
cyclist				
gas-can				
binoculars	binoculars|birdwatching	fernglas|vogelbeobachtung	jumelles	prismáticos
caravan	caravan|camper|motorhome	wohnwagen|wohnmobil|camper	caravane|camping-car	caravana|autocaravana
blender	blender|smoothie|smoothies	mixer|smoothie|smoothies	mixeur|smoothie	batidora|batido|batidos
microwave	microwave	mikrowelle	micro-ondes	microondas
fireplace	fireplace|chimney sweep	kamin|kaminofen|schornsteinfeger	cheminée|ramonage|ramoneur	chimenea|deshollinador
tap	faucet	wasserhahn	robinet	grifo
anvil	blacksmith|anvil|forge	schmied|schmiede|amboss	forgeron|enclume	herrero|herrería
wind-turbine	wind turbine|wind farm|wind energy	windrad|windpark|windkraft	éolienne|parc éolien	aerogenerador|parque eólico
swing				
trampoline	trampoline	trampolin|trampolinpark	trampoline	cama elástica|trampolín
tattoo-machine	tattoo|tattoos	tattoo|tätowierer|tattoostudio	tatouage|tatoueur	tatuaje|tatuajes
security-camera	cctv|security camera|surveillance	überwachungskamera|sicherheitsdienst	vidéosurveillance	videovigilancia
brick-trowel	bricklayer|masonry|mason	maurer|maurerbetrieb	maçon|maçonnerie	albañil|albañilería
archer	archery|archery club	bogenschießen|bogenschütze	tir à l'arc	tiro con arco
climber	climbing wall|bouldering|boulder	klettern|kletterhalle|bouldern|boulderhalle	escalade	escalada
window	window cleaner|window cleaning	fensterputzer|fensterreinigung|fensterbau	lavage de vitres|menuiserie fenêtres	limpieza de ventanas|cristalero
sandbox	sandbox	sandkasten	bac à sable	arenero
scuba-diver	scuba|scuba diving|diving|dive center	tauchen|tauchkurs|tauchschule	plongée sous-marine	submarinismo|buceo
watermill	watermill	wassermühle	moulin à eau	molino de agua
fence	fence|fencing contractor	zaun|zaunbau	clôture	valla|cercado
barbecue	barbecue|bbq|cookout	grillfest|grillabend|barbecue	barbecue	barbacoa
croissant	croissant	croissant	croissant	cruasán
pretzel	pretzel	brezel	bretzel	bretzel
donut	doughnut	donut	doughnut	dónut
popcorn	popcorn	popcorn	pop-corn	palomitas
carrot	carrot	karotte	carotte	zanahoria
cherries	cherries	kirschen	cerises	cerezas
grapes	grapes	trauben	raisin	uvas
mushroom	mushroom	fliegenpilz	champignon	champiñón
avocado	avocado	avocado	avocat	aguacate
cupcake	cupcake	cupcake	cupcake	magdalena
bee	honeybee	biene	abeille	abeja
butterfly	butterfly	schmetterling	papillon	mariposa
rabbit	rabbit face	hasengesicht	tête de lapin	cara de conejo
cow	cow face	kuhgesicht	tête de vache	cara de vaca
guitar	guitar	gitarre	guitare	guitarra
saxophone	saxophone	saxofon	saxophone	saxofón
trumpet	trumpet	trompete	trompette	trompeta
drum	drum	trommel	batterie	tambor
rocket	rocket	rakete	fusée	cohete
robot	robot	roboter	robot	robot
umbrella	umbrella	regenschirm	parapluie ouvert	paraguas
snowman	snowman	schneemann im schnee	bonhomme de neige	
cactus	cactus	kaktus	cactus	cactus
tulip	tulip	tulpe	tulipe	tulipán
rose	rose	rose	rose	rosa
teapot	teapot	teekanne	théière	tetera
lipstick	lipstick	lippenstift	rouge à lèvres	pintalabios
hen	chicken	huhn	poule	gallina
palm	palm tree	palme	palmier	palmera
broom	broom	besen	balai	escoba
shell	spiral shell	schneckenhaus	coquille en spirale	caracola
planet	ringed planet	ringplanet	planète à anneaux	planeta con anillos`;
