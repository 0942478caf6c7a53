/**
 * Words and phrases of customers with the figures that they bring to mind, by language: a line for each, the figures behind a tab. Found by
 * reading what prompts say, and beside `thing-names.ts`, which has the figures' own names.
 */
export const wordFigures = {
  en: `1 br	key house
10k run	running-shoe runner
12-inch vinyl	vinyl
2 bd	house
2 bed	house
2 bedroom	house
2 beds	house
24 hours left	hourglass
3 bd	house
3 bed	house
3 bedroom	house
3 beds	house
30th bash	layer-cake balloons
3br	house
3d printing	toy-brick
4 bd	house
4 bed	house
4 bedroom	house
4 beds	house
40th bash	layer-cake balloons
4br	house
5 bed	house
5 beds	house
50th bash	layer-cake balloons
5k run	running-shoe runner
6 beds	house
60th bash	layer-cake balloons
7-inch	vinyl
70s disco	disco-ball
70th bash	layer-cake balloons
75 hard	kettlebell dumbbell
a chicken	hen
a robin	bird
a rose	rose
a single balloon	balloon
a skip	dumpster
acorn	acorn
acorns	acorn
advent candle	candle
african braiding	comb scissors
after-school club	toy-blocks teddy-bear
agate	rings diamond
air show	airplane
airshow	airplane
ales	beer-mug
all black everything	disco-ball
all nighter	vinyl disco-ball
all-day breakfast	fried-egg bacon
allergy clinic	nose flower
allergy testing	nose flower
alterations	needle spool
alumni mixer	people handshake
amateur boxing	boxing-glove
amateur dramatics	mask curtain
animal rescue	paw dog cat
animal shelter	paw dog cat
annoyed robin	bird
antipasti	olive cheese
antipasto	olive cheese
anzac day	dove candle
api	brackets laptop
apis	brackets laptop
apple day	apple
apple orchard	apple
apple picking	apple
apple pressing	apple
apples	apple
appointment booking	calendar
arborist	tree axe
arborists	tree axe
armed response	shield security-camera
assembly line	factory hard-hat
astrologer	planet moon star
astrologie	planet moon star
astrology	planet moon star
astronomers	telescope planet star
astronomy	telescope planet star
asylum seekers	globe scales
audiology	hearing-aid ear
award winners	trophy champagne
awarded to	medal
b&b	bed key
baby due date	stroller baby-bottle
baby lamb	sheep
baby naming	stroller baby-bottle
baby shower games	stroller baby-bottle
baby weight	stroller baby-bottle
bachelor party	beer-mug
bachelorette	champagne clinking-glasses
bachelorette party	champagne clinking-glasses
backgammon	dice
backyard chickens	hen
badge insert	id-card
bag pack	shopping-bags
bag packing	shopping-bags
baking book	rolling-pin
ballerina	ballet-shoes
ballet	ballet-shoes
ballet class	ballet-shoes
ballet school	ballet-shoes
balloon animals	balloon
balloon arch	balloons
balloon artist	balloon
balloon garland	balloons
ballroom dancing	dancer
bao	dumpling
bao buns	dumpling
baos	dumpling
baraat	rings diya-lamp
barge	motor-boat
barn dance	violin dancer
bartender	martini tall-drink
bartenders	martini tall-drink
basement suite	key house
bat night	bat
bat walk	bat
bay window	window
beach chair	parasol
beach clean	wave wastebasket
beach clean-up	gloves wastebasket
beach cleanup	gloves wastebasket
beagle	dog
beanies	yarn
bearded dragon	lizard
bearded iris	flower
bearded irises	flower
bed and breakfast	bed key
bed terrace	house key
beethoven	violin
bell ringers	bell
bell ringing	bell
benefits enrollment	umbrella plus
benefits open enrollment	umbrella plus
bereavement group	candle
bespoke tailor	needle spool
best dad	medal trophy
best grandma	medal trophy
best grandpa	medal trophy
best mom	medal trophy
best mum	medal trophy
best teacher	medal trophy
best trick	skateboard
biab	nail-polish polish-bottle
bible class	church book
bible study	church book
biggest veg	carrot pumpkin
bike helmet	bicycle
bike helmets	bicycle
bike ride	cyclist bicycle
bike service	wrench bicycle
bike to school	bicycle
bike to work	bicycle
bike tune-up	wrench bicycle
billing	receipt calculator
bin day	dumpster wastebasket
birth	stroller baby-bottle
birth chart	planet moon star
blind tasting	wine-glass grapes bottle
block party	pennants balloons
blood moon	moon
blow-dry	hair-dryer comb scissors
bluegrass	banjo violin
blues jam	guitar drum
boat christening	boat champagne
boat naming	boat champagne
boat trip	boat
boatyard	anchor boat
bodhran	drum
boil water notice	tap
book fair	book
book publishers	book
book sale	book book-stack
bookbinding	book needle
booking system	calendar
bookseller	book book-stack
booster jab	syringe plus
booth for rent	scissors comb hair-dryer
booth rental	scissors comb hair-dryer
border collie	dog
botanic garden	flower
botanic gardens	flower
botanical garden	flower
botanical gardens	flower
bottle service	disco-ball
bottomless brunch	champagne clinking-glasses
bottomless prosecco	champagne clinking-glasses
bouncy castle	castle balloon
boundaries	fence
box braids	comb scissors
boxer briefs	briefs
boxer shorts	briefs
boxing club	boxing-glove
boxing gym	boxing-glove
boxing match	boxing-glove
bracelet	diamond rings
bracelets	diamond rings
brahms	violin
braiding	comb scissors
braids	comb scissors
brave the shave	razor
breakfast all day	fried-egg bacon
breakout room	key padlock
breakout room game	padlock key
bridal bouquet	bouquet rings
bridesmaid dresses	dress hanger
bridge engineer	bridge blueprint
bridge walk	bridge
brisket	steak
brogue	boot hammer
broth	stew
brush clearing	flame
brush pen	nib
bucks party	beer-mug
bug hotel	bee beetle
builder gel	nail-polish polish-bottle
bulk trash	dumpster wastebasket
bulky items	dumpster wastebasket
bulldog	dog
bungalow	house key
bunnies	rabbit
bunny	rabbit
bunny chow	curry
bunny chows	curry
burger van	burger
burger week	burger
burns supper	whiskey
burst pipe	tap
bus drivers wanted	steering-wheel
business breakfast	cup croissant
butter tart	pie
butter tarts	pie
buy local	storefront
by candlelight	candle
cabinet painting	paint-roller
cabinet refinishing	paint-roller
cabinets painted	paint-roller
calla lilies	flower
calligrapher	nib
calligraphy	nib
campsite	tent campfire
canal boat	motor-boat
candidate debate	lectern ballot-box
candle lighting	candle
candle-lit	candle
candlelight	candle
candlelight concert	candle
candlelit	candle
candy hunt	pumpkin candy
caned chairs	chair
cantata	choir
cape cod style	house
car cruise	car
car free day	bicycle
car garage	car wrench
car headlights	car
car meet	car
car show	car
car-free	bicycle
car-free day	bicycle
career fair	briefcase
careers fair	briefcase
carers group	cup conversation
carers' group	cup conversation
cargo ship	ship
carol singers	choir
carol singing	choir
carols by candlelight	candle
carousel ride	carousel-horse
carousel rides	carousel-horse ferris-wheel
carpet cleaning	spray-bottle bucket broom
carriage rides	horse horseshoe
cars and coffee	car
cask ale	beer-mug
casserole	pot
castle ruins	castle
castle tour	castle
cattery	cat
cattle	cow
cdl	steering-wheel
cdl class a	steering-wheel
cdl drivers	steering-wheel
ceilidh	violin dancer
ceilidhs	violin dancer
ceramic coating	car-wash
ceramics	vase amphora
certificate of achievement	medal
certificate of appreciation	medal
certificate of completion	medal
cervical screening	stethoscope plus
cfo	coins calculator
chair caning	chair
chair for rent	scissors comb hair-dryer
chair rental	scissors comb hair-dryer
chair repair	chair
chair sale	chair
chair to rent	scissors comb hair-dryer
chair yoga	chair sitting-yoga
chamber of commerce	storefront
chameleon	lizard
champions	trophy
championship	trophy
charcoal drawing	pencil
charcuterie	olive cheese
charge point	charging-station
charity shop	hanger bag
charity shops	hanger bag
check your moles	magnifier
chicken and waffles	waffle
chicken coop	hen
chicken dinner	drumstick
chicken keeping	hen
chicken quarter	drumstick
chicken waffles	waffle
chickens	hen
chihuahua	dog
children's menu	fries burger
chilli sauce	chili
chimney sweep	fireplace ladder
chinese takeaway	takeout-box chopsticks
chinese takeout	takeout-box chopsticks
chip shop	fries fish
chippy	fries fish
chop suey	takeout-box chopsticks
choral society	choir
chow mein	takeout-box chopsticks
chowder	stew
church fete	pennants
cider	apple
cider mill	apple
cider press	apple
cinco de mayo	maracas cactus
city council	ballot-box
civil engineer	bridge blueprint
civil engineering	bridge blueprint
clairvoyant	crystal-ball
classic car	car
classic cars	car
clay class	vase amphora
clay workshop	vase amphora
clean windows	window
cleanup day	wastebasket
climbers	climber mountain
climbing	climber
climbing centre	climber
climbing club	climber
climbing gym	climber
climbing lessons	climber
climbing plant	leaf
climbing plants	leaf
climbing ropes	climber mountain
climbing rose	rose
climbing roses	rose
closed today	storefront
closing down	storefront
closing early	clock
clothing alterations	needle spool
clothing rack	hanger dress
clouds	cloud
club night	disco-ball
coach trip	bus
coal mine	pickaxe hard-hat
cobbler	boot hammer
cockapoo	dog
cocktail bar	martini tall-drink
coding camp	laptop brackets
coffee afternoon	cup
coffee morning	cup
coin fair	magnifier
cold chain	snowflake truck
cold email	envelope
cold storage	snowflake truck
collage	scissors
collages	scissors
collie	dog
color run	running-shoe runner
comic con	superhero
communal dinner	cutlery cloche
community cleanup	wastebasket
community cookbook	rolling-pin
community singers	choir
community skip	dumpster
community workshop	saw hammer wood-plane
complimentary bubbles	champagne clinking-glasses
compline	church
con-grad-ulations	graduation-cap
confused chicken	hen
congrats grad	graduation-cap
contra dance	violin dancer
cook book	rolling-pin
cook-off	chef-hat pot
cookbook	rolling-pin
cookie swap	cookie
cookoff	pot
copper moon	moon
coral reef	scuba-diver tropical-fish
corgi	dog
corn maze	corn
cornish pasty	pie
cornrows	comb scissors
cosplay	superhero
costume hire	mask dress
counseling	conversation armchair
counselling	conversation armchair
countdown	hourglass
country music	cowboy-hat banjo
country night	cowboy-hat banjo
courgette	cucumber
courgettes	cucumber
court hearing	gavel
covid jab	syringe plus
cow	cow
cowboy boots	boot
cows	cow
cozy farming	gamepad joystick
craft fair	scissors yarn
crashing waves	wave
crate digging	vinyl
crawfish boil	lobster
cricket	cricket-bat
cricket season	cricket-bat
cricketers	cricket-bat
crochet	yarn
crocheting	yarn
cross country	runner mountain
crossing guard	traffic-light
cruise night	car
cruise-in	car
cruiser night	car
cruising association	anchor boat
cuban night	palm maracas
cuffs and chains	diamond rings
custard tart	pie
custard tarts	pie
custom orthotics	foot footprints
cv workshop	briefcase
cycle helmet	bicycle
cycling	cyclist bicycle
cycling club	cyclist bicycle
cycling group	cyclist bicycle
cyclists	cyclist bicycle
d&d night	dice dragon
dachshund	dog
dad's 50th	layer-cake balloons
dad's 60th	layer-cake balloons
dad's 70th	layer-cake balloons
dad's 80th	layer-cake balloons
daffodil	tulip
daffodil bulbs	tulip
daffodils	tulip
dairy cows	cow
dal	stew
dance class	dancer
dance classes	dancer
dance lessons	dancer
dance school	dancer
dance studio	dancer
date change	calendar
dawn service	dove candle
day of giving	hand-heart
day of the dead	skeleton candle
days left	hourglass
debt advice	coins calculator
deck chair	parasol
deckchair	parasol
deckchairs	parasol
deep clean	spray-bottle bucket broom
deep cleaned	spray-bottle bucket broom
deep cleaning	spray-bottle bucket broom
deepest sympathy	candle dove
deli	olive cheese
delicatessen	olive cheese
dermatologist	magnifier
dermatology	magnifier
developer tools	brackets laptop
devops	brackets laptop
dhal	stew
dhol	drum
dictation	nib
digital detox	smartphone
dining chair	chair
dining chairs	chair
dinner party	cutlery cloche
dip powder	nail-polish polish-bottle
diploma	graduation-cap
diplomas	graduation-cap
dirty 30	disco-ball
dirty thirty	disco-ball
disco	disco-ball
disco fever	disco-ball
disco night	disco-ball
disco party	disco-ball
dishwasher wanted	cutlery
distillery	whiskey bottle
distribution center	moving-box
dive shop	scuba-diver
dive trip	scuba-diver
dj night	vinyl disco-ball
dj set	vinyl disco-ball
dj sets	vinyl disco-ball
dj workshop	vinyl disco-ball
djembe	drum
dnb	vinyl disco-ball
do not disturb	doorway
do not use	barrier wrench
doctoral defense	graduation-cap
dog bath	dog
dog shelter	paw dog cat
dominoes	dice
double glazing	window
drawing class	pencil
drawing classes	pencil
dreadlocks	comb hair-dryer
dream home	house key
dressmaker	spool needle
driver jobs	steering-wheel
driver wanted	steering-wheel
drivers needed	steering-wheel
drivers wanted	steering-wheel
driving lessons	steering-wheel car
driving school	steering-wheel car
drum and bass	vinyl disco-ball
drum n bass	vinyl disco-ball
dry cleaning	hanger shirt
drywall	brick-trowel paint-roller
duck eggs	egg
dungeons and dragons	dice dragon
early closing	clock
earrings	diamond rings
easter service	church dove
easter vigil	church dove
egg	egg
egg boxes	egg
egg delivery	hen basket
egg tarts	pie
eggs	egg
elect	ballot-box
election day	ballot-box
electric cars	charging-station
electric vehicles	charging-station
email course	envelope
email list	envelope
email lists	envelope
email marketing	envelope
email subscribers	envelope
employee benefits	umbrella plus
employee of the month	medal
employee of the year	medal
employment law	scales gavel
empty chair	chair
end of year party	clinking-glasses balloons
endometriosis	stethoscope plus
engagement ring	diamond rings
epoxy floor	garage
equestrian	horse horseshoe
eritrean	stew
escape game	padlock key
escape room	padlock key
escape rooms	padlock key
esl	conversation globe
esol	conversation globe
estate agent	house key
estate agents	house key
ethiopian	stew
ev charging	charging-station
evensong	church
event parking	car
evs	charging-station
exit game	padlock key
expense reports	receipt calculator
fabric shop	spool needle safety-pin
face painting	palette brush
facial	lotus lotion-bottle
facials	lotus lotion-bottle
faded signs	wall
fair rents	house megaphone
fairground carousel	carousel-horse
family dinner	cutlery cloche
family fun day	balloons balloon
family law	scales gavel
family medicine	stethoscope plus
family practice	stethoscope plus
family recipes	rolling-pin
farm eggs	egg
farming sim	gamepad joystick
farming simulator	gamepad joystick
fashion design	dress hanger
fashion designer	dress hanger
fashion show	dress hanger
fell race	runner mountain
fell running	runner mountain
fencing club	crossed-swords
fencing lessons	crossed-swords
fermentation class	jar
fermentation workshop	jar
festive season	fir bauble
fete	pennants
fibroids	stethoscope plus
fiddle	violin dancer
fiddler	violin dancer
figure drawing	pencil
finalist	trophy champagne
finalists	trophy champagne
financial adviser	coins calculator
financial advisor	coins calculator
financial planner	coins calculator
find our truck	food-truck
fire safety	fire-extinguisher flame
fire season	flame
firebird	phoenix
firewise	flame
firewood	logs axe
first shift	factory hard-hat
fishmonger	fish
fitness challenge	kettlebell dumbbell
flatmate wanted	bed key
flight school	airplane
flirty thirty	disco-ball
flooring	hammer ruler
floral design	bouquet rings
flower arranging	bouquet rings
flower show	flower
flu jab	syringe plus
flu jabs	syringe plus
flying lesson	airplane
flying lessons	airplane
folding chairs	chair
folk session	violin banjo
food bank	hand-heart
food drive	hand-heart
food pantry	hand-heart
foodbank	hand-heart
foot care	foot
foot scan	foot footprints
footbridge	bridge
footwear	flat-shoe boot
for mayor	ballot-box
for pride	rainbow
foraged	basket mushroom herb
forager	basket mushroom herb
foraging	basket mushroom herb
forklift	moving-box
fortune teller	crystal-ball
found cat	cat
found dog	dog
found keys	key
fountain pen	nib
fractional cfo	coins calculator
free gym trial	dumbbell
free range eggs	egg
fresh herbs	herb
fried rice	takeout-box chopsticks
frozen storage	snowflake truck
fry-up	fried-egg bacon
fulfilment center	moving-box
full english	fried-egg bacon
full moon	moon
full valet	car-wash
furniture removal	truck moving-box
galentine's	heart clinking-glasses
game design	gamepad joystick
game dev	gamepad joystick
game jam	gamepad joystick
garage floor	garage
garage floors	garage
garage services	car wrench
garbage day	dumpster wastebasket
garden chair	chair
gardening gloves	gloves
gecko	lizard
geckos	lizard
gel nail	nail-polish polish-bottle
gemstones	rings diamond
gender reveal	stroller baby-bottle
german shepherd	dog
ghazal	notes
ghazals	notes
ghost hunt	ghost
ghost sign	wall
ghost signs	wall
ghost stories	ghost
ghost story	ghost
ghost tour	ghost
ghost tours	ghost
ghost walk	ghost
ghosts	ghost
giant veg	carrot pumpkin
giant vegetable	carrot pumpkin
giant vegetables	carrot pumpkin
gift sets	gift bow
gift wrap	gift bow
gift wrapping	gift bow
gingerbread	cookie
girl guides	tent campfire
giving day	hand-heart
giving tuesday	hand-heart
glass of bubbles	champagne clinking-glasses
glazier	window
go-karting	racing-car
go-karts	racing-car
gold mine	pickaxe hard-hat
goldsmith	rings diamond
gospel singers	choir
grab rails	wheelchair
graduate collection	dress hanger
graduates	graduation-cap
gran's 80th	layer-cake balloons
grand opening	storefront party-popper
grand opening ceremony	party-popper scissors bow
grandma's 80th	layer-cake balloons
grandpa's 80th	layer-cake balloons
granny flat	house
grass finished	steak
grass-fed beef	steak
gravy	pot
greyhound	dog
greyhounds	dog
grief group	candle
grilled chicken	drumstick
grocery bags	shopping-bags
ground beef	steak
group ride	cyclist bicycle
guard wanted	shield security-camera
guards wanted	shield security-camera
guess the baby	stroller baby-bottle
guide price	house key
gumboots	boot
gutter cleaning	roof ladder
gym challenge	kettlebell dumbbell
gym trial	dumbbell
gynaecology	stethoscope plus
gyoza	dumpling
habanero	chili
haberdasher	spool needle safety-pin
haberdashery	spool needle safety-pin
hair braider	comb scissors
haldi ceremony	rings diya-lamp
half lamb	ham
half-pipe	skateboard
hamlet	mask crown
hand dyed yarn	yarn
hand knitted	yarn
hand lettering	nib
hand pies	pie
hand-dyed	yarn
hand-knitted	yarn
hand-painted signs	wall
handknit	yarn
handwoven	yarn spool
happy christmas	fir bauble
happy holidays	fir bauble
harbour cruise	boat
hard of hearing	hearing-aid ear
hard rubbish	dumpster wastebasket
hardbacks	book book-stack
hare	rabbit
harp	notes
harpist	notes
harvest dinner	wheat
harvest festival	wheat
harvest moon	moon
harvest supper	wheat pie
havana	palm maracas
havana night	palm maracas
havana nights	palm maracas
hay fever	nose flower
hay ride	tractor barn
hayfever	nose flower
hayride	tractor barn
he is risen	church dove
head shave	razor
headlight restoration	car
headlights	car
headshots	camera aperture
health insurance	umbrella plus
healthy boundaries	fence
hearing care	hearing-aid ear
hearing center	hearing-aid ear
hearing centre	hearing-aid ear
hearing clinic	hearing-aid ear
hearing date	gavel
hearing loss	hearing-aid ear
hedge trimming	tree
heifer	cow
help wanted	megaphone
hemming	needle spool
hems	needle spool
hen	hen
hen do	champagne clinking-glasses
hen night	champagne clinking-glasses
hen party	champagne clinking-glasses
hen weekend	champagne clinking-glasses
hens	hen
hens night	champagne clinking-glasses
hgv drivers	steering-wheel
high street shops	storefront
hiit class	dumbbell
hiking boots	boot
hiring drivers	steering-wheel
history walk	scroll castle
hog roast	barbecue
hog roasts	pig ham
holiday flat	suitcase key
holiday let	suitcase key
holiday park	caravan
holy week	church dove
home buyer	house key
home buyers	house key
home for sale	house key
home inspection	house key
home inspector	house key
home loan	house key
home sellers	house key
home staging	house key
homeless shelter	house hand-heart
homes for sale	house key doorway
homily	church
honor roll	medal trophy
honour roll	medal trophy
hoodie	shirt
hoodies	shirt
horoscope	planet moon star
horse and carriage	horse horseshoe
horse box	horse horseshoe
horse carriage	horse horseshoe
horse trailer	horse horseshoe
horse-drawn	horse horseshoe
horsebox	horse horseshoe
hospice shop	hanger bag
hot air balloons	hot-air-balloon
hot pot	pot chopsticks
hot rod	car
hot rods	car
hot sauce	chili
hot-air balloons	hot-air-balloon
hotpot	pot
hours left	hourglass
house concert	notes
house for sale	house key doorway
house sitting	key house
house warming	key house
houseboat	motor-boat
housewarming	key house
housing advice	house key
humane society	paw dog cat
husky	dog
ice cream van	cone
iguana	lizard
immigration	globe scales
immigration lawyer	globe scales
in a castle	castle
in your loss	candle dove
in-law suite	house
incl bubbles	champagne clinking-glasses
independent publishers	book
indie dev	laptop brackets
indie hacker	laptop brackets
indie hackers	laptop brackets
indie press	book
indoor climbing	climber
indoor cycling	cyclist bicycle
injera	stew
insect hotel	bee beetle
inset day	lectern people
insole	foot footprints
insoles	foot footprints
interior detailing	car-wash
internet safety	shield laptop
interpreter	conversation globe
interpreting	conversation globe
inventory day	parcel
investment property	house
invoice	receipt calculator
invoices	receipt calculator
invoicing	receipt calculator
ipa	beer-mug
iris festival	flower
iris garden	flower
iris society	flower
irises	flower
jabs	syringe plus
jalapeño	chili
jam night	guitar drum
jam session	guitar drum
javascript	brackets laptop
jerk chicken	drumstick
jeweler	diamond rings
jeweller	diamond rings
jewellers	diamond rings
job fair	briefcase
joining our practice	stethoscope plus
jollof	stew
jungle night	vinyl disco-ball
just listed	house
just sold	house
kayak	canoe
kayak hire	canoe
kayaking	canoe
kayaks	canoe
kerbside collection	dumpster wastebasket
kettlebell class	kettlebell
key cutting	key
keyhole	key padlock
kids eat free	fries burger
kids meal	fries burger
kids menu	fries burger
kids shoes	flat-shoe boot
king lear	mask crown
kitchen closes early	clock
kitchen fitting	hammer oven
kitchen hand	cutlery
kitchen porter	cutlery
kitchen respray	paint-roller
kitchen spraying	paint-roller
knife sharpening	knife
knit	yarn
knit night	yarn
knits	yarn
knitted hats	yarn
knitters	yarn
knitting	yarn
knitwear	yarn
knotless	comb scissors
korma	curry
labradoodle	dog
labrador	dog
labradors	dog
ladoo ceremony	rings diya-lamp
lager	beer-mug
lamb auction	sheep
lamb chops	ham
lamb feeding	sheep
lamb roast	barbecue
lamb shank	ham
lamb shoulder	ham
lambing	sheep
lambs	sheep
landlord	house key
landlords	house key
lane closure	barrier
language cafe	conversation
language café	conversation
language class	conversation globe
language classes	conversation globe
language exchange	conversation
lantern parade	paper-lantern
lantern walk	paper-lantern
lanyard	id-card
laptop repair	laptop screwdriver
laser tag	target
last few tickets	ticket
lavender farm	hyacinth
lavender festival	hyacinth
lavender field	hyacinth
lavender fields	hyacinth
lavender oil	hyacinth
law clinic	scales gavel
laying hens	hen
learn to speak	conversation globe
leather boots	boot
leather gloves	gloves
lecture	lectern
lecture series	lectern
ledger	book
ledgers	book
leg of lamb	ham
legal advice	scales gavel
legal aid	scales gavel
legal clinic	globe scales
lego club	toy-brick
lentil soup	stew
lest we forget	dove candle
letting agent	house key
letting agents	house key doorway
lettings	house key
lgbtq	rainbow
lido	swimmer wave
lidos	swimmer wave
life class	pencil
life coaching	compass
life drawing	pencil
life drawing class	pencil
life model	pencil
light bulb	bulb
light rail	tram bus
lightbulb	bulb
lighthouse keeper	lighthouse
lilac bush	hyacinth
lilac festival	hyacinth
lilacs	hyacinth
lilies	flower
line cook	cutlery
line dancing	dancer
lino printing	paint-roller
linocut	paint-roller
lip balm	lipstick
lip blush	lipstick
lip filler	lipstick
lip fillers	lipstick
lip gloss	lipstick
lip tint	lipstick
list building	envelope
listing agent	house key
listing photos	house key
lit window	window
lit windows	window
litter pick	gloves wastebasket
litter picking	wastebasket
live on the water	motor-boat
live streamer	gamepad joystick
liveaboard	motor-boat
livery	horse horseshoe
living on the water	motor-boat
lo mein	takeout-box chopsticks
loc studio	comb hair-dryer
local shops	storefront
lock and key	padlock
locs	comb hair-dryer
lollipop lady	traffic-light
lookbook	dress hanger
loom	yarn spool
loose change	coins
lost glasses	glasses
lost key	key
lost keys	key
lost phone	smartphone
lost teddy	teddy-bear
lost wallet	purse
loudhailer	megaphone
loudspeaker	megaphone
low riders	car
lps	vinyl
lunar eclipse	moon
lunch box	bento-box
lunch boxes	bento-box
lunch money	coins
lunchbox	bento-box
lurcher	dog
lyre	notes
ma's 80th	layer-cake balloons
macbeth	mask crown
machinist	factory hard-hat
macrame	yarn
macramé	yarn
magic show	top-hat magic-wand
magician	top-hat magic-wand
mah-jongg	dice
mahjong	dice
makers market	scissors yarn
manga club	book
manta	scuba-diver tropical-fish
manta ray	scuba-diver tropical-fish
manufacturing	factory hard-hat
maple syrup	maple-leaf
maple trees	maple-leaf
marina	anchor boat
massaman	curry
match day parking	car
match funding	hand-heart
matching gift	hand-heart
maundy thursday	church dove
meal kit	bento-box salad
meal kits	bento-box salad
meal plans	bento-box salad
meal prep	bento-box salad
meal prepping	bento-box salad
meat pie	pie
meat raffle	steak ticket
medieval castle	castle
megaphone	megaphone
mehfil	notes
melanoma	magnifier
memory cafe	cup conversation
memory café	cup conversation
men's shed	saw hammer wood-plane
menopause	stethoscope plus
mens shed	saw hammer wood-plane
mens sheds	saw hammer wood-plane
merch	shirt
merch drop	shirt
mercure rétrograde	planet moon star
mercury retrograde	planet moon star
merino wool	yarn
mermaid	shell wave
mermaids	shell wave
meteor shower	telescope planet star
meze	olive cheese
mezze	olive cheese
microplastics	microscope wave
minecraft	gamepad
miners	pickaxe hard-hat
minestrone	stew
mini valet	car-wash
mining	pickaxe hard-hat
missing button	spool needle
missing cat	cat
missing dog	dog
mixing and mastering	headphones microphone
mixologist	martini tall-drink
mobile detailing	car-wash
mobile valeting	car-wash
mobility aids	wheelchair
mobility scooter	wheelchair
mole check	magnifier
mole mapping	magnifier
mom's 50th	layer-cake balloons
mom's 60th	layer-cake balloons
mom's 70th	layer-cake balloons
momo	dumpling
momos	dumpling
money feelings	coins piggy-bank
money talk	coins piggy-bank
money talks	coins piggy-bank
montessori	toy-blocks teddy-bear
moon	moon
moonlight walk	moon
moonstone	rings diamond
mooring	anchor boat
moorings	anchor boat
mop	spray-bottle bucket broom
most improved	medal trophy
most valuable player	medal trophy
mot garage	car wrench
motor rally	racing-car
move-in ready	house
mozart	violin
mum's 60th	layer-cake balloons
mum's 70th	layer-cake balloons
muscle cars	car
mushaira	notes
mushroom walk	basket mushroom herb
music by dj	disco-ball
music producer	headphones microphone
mussels	shell
nail artist	nail-polish polish-bottle
nail boutique	nail-polish polish-bottle
nail clipping	dog
nail lab	nail-polish polish-bottle
nail lounge	nail-polish polish-bottle
nail trim	dog
name badge	id-card
name badges	id-card
name tag	id-card
name tags	id-card
naming ceremony	stroller baby-bottle
naming day	stroller baby-bottle
nan's 90th	layer-cake balloons
nanny	toy-blocks teddy-bear
narrowboat	boat
natal chart	planet moon star
nativity	star
natural dyeing	yarn
natural dyes	yarn
natural wine	wine-glass grapes bottle
necklace	diamond rings
necklaces	diamond rings
neckties	necktie
neighborhood party	pennants balloons
neighborhood watch	eye house
neighbourhood watch	eye house
networking	conversation handshake
networking breakfast	cup croissant
networking event	people handshake
networking mixer	people handshake
new address	moving-box
new home	key house
new listing	house
new patients	stethoscope plus
new playground	playground-slide
new premises	moving-box
new windows	window
newborn photography	camera
newborn photos	camera
night dive	scuba-diver
night dives	scuba-diver
night run	running-shoe runner
night shelter	house hand-heart
nightclub	disco-ball
no car sunday	bicycle
no cold callers	doorway
no joining fee	dumbbell
no junk mail	doorway
no soliciting	doorway
notebook	book
now hiring	megaphone
nursery places	toy-blocks teddy-bear
nutcracker	ballet-shoes
oak tree	acorn
observatory	telescope moon star
obstacle race	runner
obstacle run	runner
occasionwear	dress hanger
occupational therapy	hand-heart
ocean waves	wave
offers over	house key
office chairs	chair
old book	book
old bridge	bridge
old chairs	chair
old havana	palm maracas
olive grove	olive
olive oil	olive
olive trees	olive
olives	olive
one man show	mask curtain
one woman show	mask curtain
one-man show	mask curtain
one-woman show	mask curtain
online booking	calendar
op shop	hanger bag
opals	rings diamond
open decks	vinyl disco-ball
open enrollment	umbrella plus
open for inspection	house
open house at school	school
open jam	guitar drum
open source	brackets laptop
open-air pool	swimmer wave
opera	mask curtain
oratorio	choir
orchard	apple tree
organ donor	anatomical-heart
organ recital	church
origami	scissors
orphan lamb	sheep
orthotics	foot footprints
othello	mask crown
our new location	moving-box
out of order	barrier wrench
out of service	barrier wrench
outdoor pool	swimmer wave
oven cleaning	spray-bottle bucket broom
packed lunch	bento-box
paddle trip	canoe
paddling	canoe
paint correction	car-wash
paintball	target
painted sign	wall
painted wall signs	wall
pallet	moving-box
pallets	moving-box
palm sunday	church dove
paper airplane	plane
paper airplanes	plane
paper cutting	scissors
paper plane	plane
paper planes	plane
paperback	book book-stack
paperbacks	book book-stack
papercraft	scissors
parent-teacher meeting	conversation people
parents evening	conversation people
parents' evening	conversation people
park cleanup	wastebasket
park run	running-shoe runner
park runs	running-shoe runner
parking permit	car
parking space	car
partial solar eclipse	sun
partridge	bird
password workshop	padlock
pasties	pie
pasty	pie
pawdicure	dog
pecan pie	pie
pediatrician	stethoscope plus
penmanship	nib
perennials	flower potted-plant
peri peri chicken	drumstick
perm	hair-dryer comb scissors
perms	hair-dryer comb scissors
personal finance	coins piggy-bank
personal training	kettlebell dumbbell
pest control	bug ant
pet portraits	camera paw
pet sitting	paw dog cat
pheasant	bird
philately	magnifier
phone free	smartphone
phone repair	smartphone screwdriver
phone-free	smartphone
photo contest	camera aperture
photo session	camera aperture
photo shoot	camera aperture
photo walk	camera aperture
photoshoot	camera aperture
piano tuning	piano
pie	pie
pie auction	pie
pie contest	pie
pie sale	pie
piercing	diamond
pierogies	dumpling
pies	pie
pig roast	barbecue
pilgrimage	boot church
pillar box	postbox
pilsner	beer-mug
pint	beer-mug
pints	beer-mug
pirate ship	ship
plant sale	potted-plant sprout
plasterer	brick-trowel paint-roller
plasterers	brick-trowel paint-roller
plastering	brick-trowel paint-roller
plastic chair	chair
plastic pollution	microscope wave
play area	playground-slide
play park	playground-slide
player of the month	medal
player of the year	medal
playground	playground-slide
playground fund	playground-slide swing
playground opening	playground-slide swing
playgrounds	playground-slide
playpark	playground-slide
pocket money	coins
podiatry	foot
pointed pen	nib
police information	police-car
pollen	nose flower
pony rides	horse horseshoe
pool cleaning	swimming-pool
pool opening	swimming-pool
pool service	swimming-pool
pool tournament	billiard-ball
poppies	flower
poppy day	flower
porch light	bulb
porta potty	toilet
portable toilets	toilet
post box	postbox
post office	postbox
postage stamps	magnifier
postbox	postbox
postboxes	postbox
postponed	calendar
pot pie	pie
pottery	vase amphora
poultry	hen
prawn crackers	takeout-box chopsticks
prayer group	church book
prayer meeting	church book
preloved clothes	hanger dress
prepped meals	bento-box salad
pressure washing	spray-bottle bucket
price reduced	house key doorway
pride month	rainbow
pride parade	rainbow
pride party	rainbow
prime rib	steak
print shop	printer
printers	printer
prize draw	ticket gift
production line	factory hard-hat
property for sale	house
property listing	house
protest	megaphone
protest march	megaphone
proud graduate	graduation-cap
psira	shield security-camera
psychic reading	crystal-ball
psychologist	conversation armchair
pta meeting	conversation people
pto meeting	conversation people
public hearing	gavel
public rally	megaphone
public transit	tram bus
public transport	tram bus
publishers	book
publishing house	book
pug	dog
pugs	dog
pulled pork	pig ham
pullets	hen
qawwali	notes
quail	bird
quails	bird
quiet money	coins piggy-bank
quiz night	conversation
rabbit	rabbit
rabbits	rabbit
raffle draw	ticket gift
raffle result	ticket gift
raffle results	ticket gift
raffle winner	ticket gift
raga	notes
ragweed	nose flower
rain barrel	watering-can
rain barrels	watering-can
rain boots	boot
rain cloud	cloud
raincoat	umbrella
raincoats	umbrella
rainproof	umbrella
rainwater	watering-can
rally car	racing-car
rally driver	racing-car
rallying	racing-car
ranch-style home	house
rat rod	car
rat rods	car
re-elect	ballot-box
real ale	beer-mug
real estate	house key doorway
real estate agent	house
real estate flyer	house
real estate open house	house
realtor	house key
realtors	house key doorway
realty	house key
recipe book	rolling-pin
record fair	vinyl
record player	vinyl gramophone
record shop	vinyl
record store	vinyl
record store day	vinyl
recording studio	headphones microphone
red postbox	postbox
red rose	rose
reduced price home	house
refrigerated transport	snowflake truck
refrigeration	snowflake truck
remembrance day	dove candle
remembrance sunday	dove candle
rent control	house megaphone
rent strike	house megaphone
rental property	house
renters	house key
renters' rights	house
repainted	paint-roller
replacement windows	window
requiem	choir
rescheduled	calendar
rescue hens	hen
residential mooring	motor-boat
resoling	boot hammer
respray	paint-roller
resprayed	paint-roller
resume night	briefcase
resume workshop	briefcase
resumes	briefcase
retriever	dog
retwist	comb hair-dryer
rib eye	steak
ribbon cutting	party-popper scissors bow
ribbon cutting ceremony	party-popper scissors bow
ribbon-cutting	party-popper scissors bow
ribeye	steak
riding school	horse horseshoe
rifle club	target
ring drop	rings diamond
river cleanup	wave wastebasket
road closure	barrier
road closures	barrier
road safety	traffic-light
road work	barrier
road works ahead	barrier
roadwork	barrier
roast beef	steak
roast chicken	drumstick
robotics club	robot
rock climbing	climber
rogan josh	curry
roller derby	roller-skate
roller disco	disco-ball
roller rink	roller-skate
roller skaters	roller-skate
roller skating	roller-skate
rollerblading	roller-skate
rooftop bar	martini tall-drink
room for rent	bed key
room to let	bed key
roommate wanted	key house
rose bush	rose
rose garden	rose
rose show	rose
rosemary	herb
roses	rose
rotisserie chicken	drumstick
rowing club	canoe
rubber boots	boot
rubbish collection	dumpster wastebasket
run the city	running-shoe runner
rush seating	chair
safari	lion giraffe
safety briefing	hard-hat safety-vest
safety first	hard-hat safety-vest
safety review	hard-hat safety-vest
safety training	hard-hat safety-vest
sailing club	anchor boat
sailing ship	ship
sandcastle	castle
sandcastles	castle
sangeet	rings diya-lamp
santa run	running-shoe runner
sash windows	window
savings club	coins
savings group	coins
school board	ballot-box
school crossing	traffic-light
school enrolment	school school-cone
school fete	pennants
school play	mask curtain
school run	school
school shoes	flat-shoe boot
schubert	violin
scoops	cone
scotch bonnet	chili
scotch bonnets	chili
scouts	tent campfire
scrap metal	magnet truck
scrapbooking	scissors
screen free	smartphone
screen printing	paint-roller shirt
screen repair	smartphone screwdriver
screen-free	smartphone
screened porch	house
sea waves	wave
seafood boil	lobster
seamstress	needle spool
seashell	shell wave
seashells	shell wave
season tickets	ticket
season's greetings	fir bauble
seating chart	rings cutlery
second shift	factory hard-hat
second-hand records	vinyl
secondhand clothes	hanger dress
security company	shield security-camera
security guard	shield security-camera
security guards	shield security-camera
security officer	shield security-camera
security pass	id-card
seed potatoes	potato sprout
seedlings	sprout
sell your home	house key
semi-detached	house key
senior club	cup conversation
senior photos	graduation-cap
seniors' club	cup conversation
septic	toilet
septic tank	toilet
septic tanks	toilet
serenade	violin cello
sermon	church
sermon series	church
sermons	church
setting boundaries	fence
sewing buttons	spool needle
sewing machine	spool needle
sewing notions	spool needle safety-pin
sewing shop	spool needle safety-pin
sewing supplies	spool needle safety-pin
shakespeare	mask crown
shampoo and set	hair-dryer comb scissors
shave for	razor
shaved	razor
shaved ice	popsicle
sheaf of wheat	wheat
shearing	sheep
sheep shearing	sheep
sheetrock	brick-trowel paint-roller
shih tzu	dog
ship launch	boat champagne
shoe repair	boot hammer
shoe repairs	boot hammer
shoe sale	flat-shoe boot
shoe shop	flat-shoe boot
shoe store	flat-shoe boot
shoemaker	boot hammer
shooting club	target
shop closing	storefront
shop local	storefront
shop windows	storefront
shoreline cleanup	wave wastebasket
short ribs	steak
shortlist	trophy champagne
shortlisted	trophy champagne
show and shine	car
side project	laptop brackets
sightseeing flight	airplane
silent disco	disco-ball
silk press	comb hair-dryer
silk tie	necktie
silver wedding anniversary	rings
silversmith	rings diamond
singers	choir
singing bowls	bell lotus
sirloin	steak
sisterlocks	comb hair-dryer
site safety	hard-hat safety-vest
skate jam	skateboard
skate park	skateboard
skate ramp	skateboard
skate shop	skateboard
skateboarders	skateboard
skateboarding	skateboard
skatepark	skateboard
skaters	skateboard
skein	yarn
skeins	yarn
sketching	pencil
skin cancer	magnifier
skin check	magnifier
skin checks	magnifier
skip day	dumpster
skip hire	dumpster
skips	dumpster
skylights	window
sledding	sled
sledging	sled
sleep clinic	moon bed
slide and swings	playground-slide
slow cooker	pot
slushies	popsicle
small press	book
small publishers	book
smoke alarm	fire-extinguisher flame
smoke alarms	fire-extinguisher flame
smoke detector	fire-extinguisher flame
smoke detectors	fire-extinguisher flame
snooker	billiard-ball
snow boots	boot
snow clearing	snowflake shovel
snow cone	popsicle
snow cones	popsicle
snow day	snowflake snowman
snow plow	snowflake shovel
snow plowing	snowflake shovel
snow removal	snowflake shovel
snow shoveling	snowflake shovel
snowplow	snowflake shovel
solar	solar-panel
solar eclipse	sun
sold over asking	house
solo founder	laptop brackets
solo performance	mask curtain
sorry for your loss	candle dove
sound bath	bell lotus
soup's	stew
sourdough	loaf wheat
south facing garden	house key
spaniel	dog
spare change	coins
sparring	boxing-glove
sparrow	bird
speech and language	conversation
speech pathologist	conversation
speech therapist	conversation
speech therapy	conversation
speed networking	people handshake
speedrun	gamepad joystick
spin class	dumbbell
spin classes	cyclist bicycle
spin studio	cyclist bicycle
spinning class	cyclist bicycle
spit roast	barbecue
spool	spool needle
spoon	cutlery
spoons	cutlery
spray finishes	paint-roller
spray tan	sun
spring bulbs	tulip
spring lamb	sheep
spring lambs	sheep
squeegee	window
sriracha	chili
stables	horse horseshoe
staff do	clinking-glasses balloons
staff pass	id-card
staff training day	lectern people
staff wanted	megaphone
stag do	beer-mug
stag night	beer-mug
stag party	beer-mug
stag weekend	beer-mug
stage play	mask curtain
stained glass	church
stair lift	wheelchair
stairlift	wheelchair
stairlifts	wheelchair
stamp collecting	magnifier
stamp collectors	magnifier
stamp fair	magnifier
star gazing	telescope moon star
star party	telescope planet star
stargazers	telescope planet star
stargazing	telescope moon star
stationery	pencil nib
stationery shop	pencil nib
stingray	scuba-diver tropical-fish
stock take	book
stokvel	coins
storm clouds	cloud
story time	book teddy-bear
storytime	book teddy-bear
street party	pennants balloons
string quartet	violin
structural engineer	bridge blueprint
structural engineering	bridge blueprint
structural engineers	bridge blueprint
structural survey	bridge blueprint
stucco	brick-trowel paint-roller
student mixer	people handshake
student of the month	medal
studio apartment	key house
stump grinding	tree axe
sublet	key house
sugar shack	maple-leaf
summer fete	pennants
summer serenade	violin cello
sun lounger	parasol
sunday roast	drumstick cutlery
sunlounger	parasol
supermoon	moon
support group	conversation hand-heart
surf	surfboard wave
surf lessons	surfboard wave
surf school	surfboard wave
surfers	surfboard wave
surfing	surfboard wave
surprise party	layer-cake balloons
suspension bridge	bridge
sweet 16	layer-cake balloons
sweet and sour	takeout-box chopsticks
sweet n sour	takeout-box chopsticks
swimming baths	swimmer wave
t-bone	steak
t20 cricket	cricket-bat
tabla	drum
table plan	rings cutlery
tablespoon	cutlery
tagine	stew
taiko	drum
tailor	spool needle
tailor shop	needle spool
tailoring	spool needle
take in waist	needle spool
tall ship	ship
tall ships	ship
tarot reading	crystal-ball
tarts	pie
teacher of the year	medal
team bride	champagne clinking-glasses
temple	hindu-temple
tenants	house key
tenants union	house megaphone
tenants' union	house
tequila	bottle glass
terrier	dog
test match	cricket-bat
the big 4-0	layer-cake balloons
the firebird	phoenix
therapist	conversation armchair
thesis defence	graduation-cap
thesis defense	graduation-cap
thinking of you	candle dove
thirtieth	layer-cake balloons
three bed	house key
three minute thesis	graduation-cap
thrift	hanger dress
thrifted	hanger dress
tibs	stew
ticket giveaway	ticket
tickets for the price	ticket
tidal wave	wave
tiling	trowel bathtub
tip run	dumpster
today's rack	hanger dress
toddler morning	toy-blocks teddy-bear
toll bridge	bridge
tool library	saw hammer wood-plane
toolbox talk	hard-hat safety-vest
tortoise	turtle
total lunar eclipse	moon
total solar eclipse	sun
tote bags	shopping-bags
toy sale	toy-blocks teddy-bear
trad session	violin
trail race	runner mountain
trail run	running-shoe runner
trail running	runner mountain
training day	lectern people
tramway	tram bus
transit	tram bus
translation services	conversation globe
translations	conversation globe
translator	conversation globe
translators	conversation globe
trash pickup	wastebasket
treacle tart	pie
tree felling	tree axe
tree lighting	fir star
tree removal	tree axe
tree surgeon	tree axe
tree surgeons	tree axe
tree surgery	tree axe
trick or treat	pumpkin candy
trick-or-treat	pumpkin candy
triple glazing	window
trophies	trophy
trophy	trophy
truck drivers	steering-wheel
truck is at	food-truck
truck schedule	food-truck
truck stop tonight	food-truck
trunk or treat	pumpkin candy
tulip bulbs	tulip
tune-up	wrench bicycle
turning 30	layer-cake balloons
turning 40	layer-cake balloons
turning 50	layer-cake balloons
turning fifty	layer-cake balloons
turning forty	layer-cake balloons
turning one	layer-cake balloons
turning thirty	layer-cake balloons
turns 30	layer-cake balloons
turns 40	layer-cake balloons
turns 50	layer-cake balloons
turns 60	layer-cake balloons
turns 70	layer-cake balloons
turns 80	layer-cake balloons
turns one	layer-cake balloons
turntable	vinyl gramophone
twitch	gamepad joystick
twitch overlay	gamepad joystick
twitch panel	gamepad joystick
two bed	house key
two scoops	cone
two tickets	ticket
typescript	brackets laptop
typing course	keyboard
ugly sweater	fir bauble
uk garage	vinyl disco-ball
uke	guitar
ukulele	guitar
ukuleles	guitar
ultramarathon	runner mountain
under offer	house
under repair	barrier wrench
underpants	briefs
underwear	briefs
uniform sale	shirt hanger
upcycling	scissors chair
upholsterer	armchair sofa
upholstery	armchair sofa
urban sketching	pencil
used books	book book-stack
vacancies	megaphone
valedictorian	graduation-cap
valet parking	car
valeting	car-wash
veg show	carrot pumpkin
vespers	church
vet surgery	paw dog cat
veterinary surgery	paw dog cat
village cricket	cricket-bat
village fete	pennants
vindaloo	curry
vintage carousel	carousel-horse
vinyl records	vinyl
vip tables	disco-ball
vision screening	eye glasses
vision test	eye glasses
visitor badge	id-card
visitor pass	id-card
vivaldi	violin
vocalist	headphones microphone
vocals	headphones microphone
volunteer of the year	medal
vote for	ballot-box
voting day	ballot-box
wall ads	wall
wall climbing	climber
warehouse	moving-box
warehouse jobs	moving-box
warehouse party	disco-ball vinyl
warehouse rave	disco-ball vinyl
warehousing	moving-box
warm windows	window
wash and set	hair-dryer comb scissors
wash set	hair-dryer comb scissors
wasp nest	bee
watch repair	watch
water butt	watering-can
water main	tap
water off	tap
water outage	tap
water shut off	tap
water shut-off	tap
water shutoff	tap
water slide	playground-slide
water supply interruption	tap
water testing	microscope wave
waxing	lotus lotion-bottle
we are closed	storefront
we are moving	moving-box
we have moved	moving-box
we won	trophy
we're closed	storefront
we're hiring	megaphone
we're moving	moving-box
we've moved	moving-box
weaver	yarn spool
weavers	yarn spool
weaving	yarn spool
wedding cake	layer-cake
wedding cakes	layer-cake
wedding dress	dress hanger
wedding dresses	dress hanger
wedding florist	bouquet rings
wedding flowers	bouquet rings
wedding guest	dress hanger
wedding guest edit	dress hanger
wedding menu	rings cutlery
wedding menu card	rings cutlery
wedding photographer	camera
wedding photography	camera
wedding rings	diamond rings
welding course	goggles flame
wellies	boot
wellington boots	boot
wheat	wheat
wheel throwing	vase amphora
wheel truing	wrench bicycle
whippet	dog
white collar boxing	boxing-glove
white lilies	flower
whittling	saw hammer wood-plane
widebeam	motor-boat
wigs	comb mirror
wild food	basket mushroom herb
wild swimming	swimmer wave
wildfire	flame
wildfires	flame
wildflowers	flower
windfall apples	apple
window fitters	window
window replacement	window
window washer	window
window washing	window
windows	window
wine cellar	wine-glass bottle
wine flight	wine-glass grapes bottle
wine list	wine-glass grapes bottle
wine pairing	wine-glass grapes bottle
wine tasting	wine-glass grapes bottle
winning ticket	ticket gift
winter boots	boot
winter gloves	gloves
with sympathy	candle dove
women's circle	conversation
women's health	stethoscope plus
women's institute	cup layer-cake
women's shelter	house hand-heart
wontons	dumpling
wooden chairs	chair
woodturning	wood-plane
woodwork club	saw hammer wood-plane
woodworking	wood-plane saw
wool	yarn
wool dyeing	yarn
wool gloves	gloves
wool shop	yarn
work gloves	gloves
workplace safety	hard-hat safety-vest
works do	clinking-glasses balloons
world's best	medal trophy
woven	yarn spool
wraparound care	toy-blocks teddy-bear
wreath making	fir candle
written and performed by	mask curtain
yacht club	anchor boat
yahtzee	dice
yarn shop	yarn
yarn store	yarn
year end function	clinking-glasses balloons
year-end function	clinking-glasses balloons
yellow bulb	bulb
your hearing	hearing-aid ear
youth club	ping-pong
zine fair	book
zipper repair	needle spool
zucchini	cucumber`,
  de: `1 platz	medal trophy
3-gänge-menü	cloche cutlery
4-tage-woche	calendar
6-gänge-überraschungsmenü	cloche cutlery
abenteuerspielplatz	playground-slide
abibuch	graduation-cap book
abijahrgang	graduation-cap
abimotto	graduation-cap
abistreich	graduation-cap
abizeitung	graduation-cap
abschlussjahrgang	graduation-cap
abschlusskollektion	dress hanger
abschlussprüfung	pencil book-stack
acrylmalerei	palette
adventsgesteck	candle fir
adventskonzert	choir candle
adventskranz	candle fir
adventskranzbinden	candle fir
adventssingen	choir
aikido	judo-suit
akkuschrauber	screwdriver
aktzeichnen	pencil
alarmanlage	security-camera padlock
almabtrieb	cow bell
almauftrieb	cow bell
almsommer	cow mountain
altpapier	newspaper
altpapiersammlung	newspaper
am grill	barbecue
amsel	bird
anfeuerholz	logs
angelladen	fishing-rod fish
angrillen	barbecue
anker	anchor
ankerherz	anchor heart
anpfiff	football
anradeln	bicycle
apfelbaum	apple
apfelfest	apple
apfelgelee	jam-jar
apfelsaft	apple
apfeltaschen	pie
aquarell	palette
aquarelle	palette
aquarellkurs	palette
aquarellmalerei	palette
armreif	diamond rings
astrologie	planet moon star
atelierhaus	palette brush
atelierrundgang	palette brush
ateliertage	palette brush
aufnahmeprüfung	pencil
aufrichtefest	roof house hammer
aufsperrdienst	key padlock
augenarzt	glasses eye
augenarztpraxis	glasses eye
augenklinik	glasses eye
augenoptik	glasses eye
augenoptiker	glasses eye
augenpraxis	glasses eye
augenzentrum	glasses eye
augenärztin	glasses eye
aus paletten	saw hammer
ausgesperrt	key padlock
auslandsjahr	globe backpack
auszeichnung	medal trophy
autoscheinwerfer	car
außer betrieb	wrench
babybasar	stroller toy-blocks
babyfotos	camera
babyschwimmen	swimming-pool
backfisch	fish
backstube	loaf croissant wheat
bademeister	lifebuoy
balkonkraftwerk	solar-panel plug
bandplakat	guitar drum
bandprobe	guitar drum
bandraum	guitar drum
bauernfrühstück	fried-egg bacon
bauerngeschichten	barn
bauernhoftiere	cow pig hen sheep
bauingenieur	bridge blueprint
bauingenieurin	bridge blueprint
bauingenieurwesen	bridge blueprint
baumpatenschaft	tree
bei kerzenschein	candle
bergführer	snow-capped-mountain
bergführerin	snow-capped-mountain
bergsteiger	snow-capped-mountain
berufskraftfahrer	steering-wheel
berufsschule	gear pencil
besenwirtschaft	wine-glass grapes
bestattungen	candle
bestattungsinstitut	candle
bestäuber	bee flower
betriebsbesichtigung	factory hard-hat
betriebsstörung	wrench
beulendoktor	car
bewegungstherapie	runner joint
bieterverfahren	house
bin gleich zurück	clock
biokiste	carrot broccoli basket
bioladen	carrot broccoli basket
biomarkt	carrot broccoli basket
birnbaum	pear
bitte keine werbung	mailbox
bitte leise prüfung	pencil
blaskapelle	trumpet drum
blasmusik	trumpet drum
blaumeise	bird
blechschaden	car wrench
blut spenden	blood-drop
blutmond	moon
blutwurst	ham
blühfläche	flower bee
blühstreifen	flower bee
blühwiese	flower bee
boazn	beer-mug
bockwurst	hot-dog
bohnerwachs	bucket
bootsverleih	boat anchor
bootsvermietung	boat anchor
botanischen garten	flower
botanischer garten	flower
brathendl	drumstick
brathähnchen	drumstick
braut-jga	clinking-glasses rings
brennholz	logs axe
brettspielabend	dice chess-pawn
breze	pretzel
brezen	pretzel
brezn	pretzel
brezn-burger	burger pretzel
brieffreundschaft	envelope
briefwechsel	envelope nib
brillengläser	glasses
brombeergelee	jam-jar
brunch	croissant fried-egg cup
brückentag	calendar
buchfink	bird
buchmesse	book
bulli	van
bundestagswahl	ballot-box
buntstift	pencil
buschenschank	wine-glass grapes
busfahrer gesucht	steering-wheel
busfahrt	bus
busreise	bus
bücherei	book book-stack
büdchen	storefront bottle
bürgerentscheid	ballot-box
c-jugend	football
campingbus	van caravan
campingplatz	tent campfire
campingstuhl	chair
candlelight dinner	candle
candlelight-dinner	candle cloche
cargobike	bicycle
chefkoch	chef-hat
chorprojekt	choir
computerkurs	laptop
copyshop	printer
countdown	stopwatch hourglass
coverband	guitar drum
currywurst	fries
d d	dice dragon
d d runde	dice dragon
d-jugend	football
dachausbau	roof hammer
dachfenster	window
dackel	dog
dalmatiner	dog
damenschuhe	high-heel flat-shoe
damwild	deer
daunenjacke	coat
degustationsmenü	cloche cutlery
dellendrücker	car
demo	megaphone people
demonstration	megaphone people
der feuervogel	phoenix
der nikolaus	santa-claus
diamantene hochzeit	rings diamond
dirndl	dress
dkms	blood-drop hand-heart
dlrg	lifebuoy
dobermann	dog
dojo	judo-suit
dokumentarfilm	film-reel
doppelhaushälfte	house key
dorffest	pennants
dorfputz	gloves wastebasket
dorfwirt	beer-mug
drachen und lenkmatten	kite
drachenbau	kite
drachenladen	kite
dracula	bat
dreifachverglasung	window
dressurreiten	horse
drohnenpiloten	drone
druckerei	printer
du wirst oma	baby-bottle stroller
du wirst opa	baby-bottle stroller
du wirst papa	baby-bottle stroller
du wirst tante	baby-bottle stroller
dungeons	dice dragon
dämmerschoppen	beer-mug
dürüm	kebab
e-jugend	football
e-mail-liste	envelope
e-mail-marketing	envelope
efeu	leaf
ehemaligentreffen	school clinking-glasses
ehrenamt	hand-heart people
ehrenamtliche	hand-heart people
ehrenamtsbörse	hand-heart people
ehrenurkunde	medal trophy
eichenblatt	leaf
eierpunsch	cup
eiger	snow-capped-mountain
eigernordwand	snow-capped-mountain
ein anderes tier	fox hedgehog owl bear
ein hase	rabbit
einbruchmeldeanlage	security-camera padlock
einbruchschutz	padlock security-camera
einbruchsicherung	padlock security-camera
einkaufsnacht	shopping-bags
einschulung	school-cone backpack
einseifen	soap bubbles
einzelhandel	storefront shopping-bags
einzelhändler	storefront
eis am stiel	cone
eiserne hochzeit	rings champagne
eiskugel	cone
eissorten	cone
elektrohandwerk	plug bulb
elternabend	conversation school
erfrischungsgetränke	tall-drink
erntedank	wheat pumpkin apple
erntedankfest	wheat pumpkin apple
erntedankumzug	wheat pumpkin tractor
erntefest	wheat pumpkin apple
erste hilfe	bandage plus
erste-hilfe-kurs	bandage plus
erster platz	medal trophy
ersthelfer	bandage plus
erzählcafe	conversation cup
erzählcafé	conversation cup
escape game	padlock key
escape room	padlock key
estrich	brick-trowel
estrichleger	brick-trowel
eure belege	receipt
eurojackpot	lotto-balls
excel	laptop
excel-kurs	laptop
exit game	padlock key
exit-game	padlock key
f-jugend	football
fachklinik	hospital
fahrer gesucht	steering-wheel
fahrradanhänger	bicycle
fahrradtag	bicycle
fahrschule	steering-wheel car
fahrstunden	steering-wheel car
farbkasten	palette
farbstift	pencil
farn	leaf
farnblatt	leaf
farnwedel	leaf
faschingsamstag	mask party-popper
faschingsball	mask party-popper
faschingskrapfen	donut
federweißer	wine-glass grapes
feierabendbier	beer-mug
feldhase	rabbit
feldpost	envelope
fellnase	paw
fensterscheibe	window
fenstertausch	window
ferienhof	barn bed
ferienwohnung	suitcase key
festivalposter	guitar drum
feucht gewischt	bucket
feuerholz	logs
feuervogel	phoenix
fichten	fir
fichtenwald	fir
filmrolle	film-reel
filmspule	film-reel
filmstreifen	film-reel clapper
filzstift	pencil
firmenbus	van
firmenlauf	running-shoe runner
fischbrötchen	fish
fischräucherei	fish
flammkuchen	onion slice
fledermausnacht	bat
fledermäuse	bat
fleischwolf	ham steak
fliesen legen	brick-trowel
fliesenarbeiten	brick-trowel
fliesenfachgeschäft	brick-trowel
fliesenleger	brick-trowel
fliesenlegermeister	brick-trowel
fliesenstudio	brick-trowel
fliesenverlegung	brick-trowel
floorball	field-hockey
flugdrachen	kite
flugstunde	airplane
freiwilligenagentur	hand-heart people
freiwilligenbörse	hand-heart people
freiwilligentag	hand-heart people
frisch gebohnert	bucket broom
frisch gewischt	bucket broom
fruchtaufstrich	jam-jar
frühjahrskollektion	hanger dress
frühlingskonzert	violin cello
frühschoppen	pretzel beer-mug
frühstück bis	croissant fried-egg cup
frühstücksbuffet	croissant fried-egg cup
frühstückskarte	croissant fried-egg cup
fuchsbau	fox
funkkopfhörer	headphones
funkmikrofon	microphone
fußballschuhe	football
fußpflege	foot
fußspuren	footprints
färberpflanzen	yarn
gabel	cutlery
garagentor	garage
garagentorantrieb	garage
garagentore	garage
gartenbank	chair
gartenkolonie	watering-can trowel
gartenmöbel	chair parasol
gartenstuhl	chair
gartenstühle	chair
gasgrill	barbecue
gasthaus	cutlery cloche
gasthof	cutlery cloche
gebetsabend	candle church
gebetskreis	candle church
gebetszettel	church candle
geburtshoroskop	planet moon star
gehhilfe	crutch
geht ein licht auf	bulb plug
geigenbau	violin
geigenbaumeister	violin
geigenbaumeisterin	violin
gelse	mosquito
gelsenstich	mosquito
gemeindefest	pennants
gemeinsam singen	choir
gemeinsames singen	choir notes
gesprächskreis	conversation
gestricktes	yarn
getränke imbiss	beer-mug fries
getränkehandel	bottle beer-mug
getränkemarkt	bottle beer-mug
gewerbeverein	storefront
ginkgoblatt	leaf
glasbruch	window
glaser	window
glaserarbeiten	window
glaserei	window
glaserei-notdienst	window
glasermeister	window
glasschaden	window
gleich wieder da	clock
gleichenfeier	roof house hammer
gleitsicht	glasses
gleitsichtbrille	glasses
gletscher	snow-capped-mountain
glücksschweinderl	pig
glühwein	cup citrus
goldene hochzeit	rings champagne
goldhochzeit	rings champagne
goldschmuck	diamond rings
gospel	choir
gospelworkshop	choir
graduate collection	dress hanger
graureiher	bird
grill chill	barbecue
grillhendl	drumstick
grillhütte	barbecue
grillkurs	barbecue
grillmeister	barbecue
grillmeisterschaft	barbecue
grillparty	barbecue
grillplatz	barbecue
grundsteinlegung	brick-trowel brick
grünkohl	cutlery
gschnas	mask party-popper
gschnasfest	mask party-popper
gyrospita	kebab
gänsekeule	goose
gäste-wlan	smartphone laptop
hagelschaden	car
hallenmasters	football
hallenschuhe	running-shoe
hals-nasen-ohren	ear nose
halskette	diamond
handgefärbt	yarn
handgestrickt	yarn
handgestrickte	yarn
handgestrickte mützen	yarn
handhygiene	hand-soap bubbles
handy-sprechstunde	smartphone
handykurs	smartphone
handysprechstunde	smartphone
hardcoreband	guitar drum
hase	rabbit
hasenohren	rabbit
haus zu verkaufen	house key
hausboot	motor-boat
hausboot-vermietung	boat anchor
hausboote	motor-boat
hausbooturlaub	motor-boat
haushaltsauflösung	vintage-lamp moving-box
hausmacher wurst	ham
hausschlachtung	ham pig
heckenschnitt	tree
heimat shoppen	storefront
heizkraftwerk	factory flame
herbstkollektion	hanger dress
herbstkonzert	violin cello
herrentag	beer-mug
herzsport	heart runner
heuboden	barn
heuhotel	barn
heuschober	barn
heustadl	barn
hno	ear nose
hno-arzt	ear nose
hno-praxis	ear nose
hoagartn	accordion
hoagascht	accordion
hochtour	snow-capped-mountain
hochtouren	snow-capped-mountain
hochzeitsfest	rings bouquet
hochzeitsfotograf	camera
hochzeitstorte	layer-cake
hochzeitstorten	layer-cake
hoffest	pennants
hofflohmarkt	vintage-lamp gramophone
hofkiste	carrot broccoli basket
holzkohlegrill	barbecue
holzscheit	logs
holzstuhl	chair
holzstühle	chair
horoskop	planet moon star
hosen kürzen	needle jeans
hummel	bee
hummel-hotel	bee
hummel-hotels	bee
hundepflegestelle	dog
husky	dog
hydrantenprüfung	tap drop
häkelcafé	yarn
hände waschen	hand-soap bubbles
händedesinfektion	hand-soap
händehygiene	hand-soap bubbles
händewaschen	hand-soap bubbles
häschen	rabbit
hörtest	hearing-aid
hüpfburg	castle balloon
hüpfburgen	castle balloon
ihre belege	receipt
im heu	barn
improshow	mask curtain
improtheater	mask curtain
improvisationstheater	mask curtain
indierock	guitar drum
ingenieurbüro für statik	bridge blueprint
insektenhotel	bee ladybug
insektenstich	mosquito bee
jacken	coat
jackpot	lotto-balls coins
jga	champagne clinking-glasses
jiu-jitsu	judo-suit
johannisbeergelee	jam-jar
ju-jutsu	judo-suit
jugendfeier	bouquet balloons
jugendkapelle	trumpet drum
jugendturnier	football trophy
jugendweihe	bouquet balloons
junggesellenabschied	clinking-glasses rings
junggesellinnenabschied	champagne clinking-glasses
juniorwahl	ballot-box
kaffeeklatsch	cup layer-cake
kaffeenachmittag	cup layer-cake
kamille	flower
kaminfeger	fireplace broom
kaminkehrer	fireplace broom
kantine geschlossen	cutlery cloche
kantinenessen	cutlery cloche
kantinenplan	cutlery cloche
karosserie	car wrench
karosseriebau	car wrench
kartoffelfest	potato
kartoffelsuppe	stew potato
kasperletheater	mask curtain
kasperltheater	mask curtain
kassenbon	receipt
kassenzettel	receipt
kasten pils	beer-mug
kastenwagen	van
kauf lokal	storefront
kegelabend	bowling-pins bowling-ball
kegeln	bowling-pins bowling-ball
keine gratiszeitungen	mailbox
keine werbeprospekte	mailbox
keine werbung einwerfen	mailbox
kellerausbau	brick-trowel hard-hat
kellerfest	wine-glass clinking-glasses
kellergass'n	wine-glass grapes
kellergasse	wine-glass grapes
kellergassenfest	wine-glass grapes
kerzenschein	candle
kesselfleisch	ham pig
kfz-gutachter	car
kfz-sachverständigenbüro	car
kfz-sachverständiger	car
kinderbasar	toy-blocks hanger
kinderfest	pennants balloons
kinderflohmarkt	toy-blocks teddy-bear
kinderkleiderbasar	hanger toy-blocks
kindersachenbasar	hanger toy-blocks
kinderschminken	palette brush
kinderschuhe	flat-shoe
kirschbaum	cherries cherry-blossom
kirschblütenlauf	cherry-blossom running-shoe
kitafest	pennants balloons
kitesurfen	kite surfboard
kitz	deer
klangreise	bell lotus
klangschalen	bell lotus
klappstuhl	chair
klappstühle	chair
klassentreffen	school clinking-glasses
klatschmohn	flower
klausurenphase	pencil book-stack
klavierbauer	piano
klavierlehrerin	piano
klavierstimmer	piano
klavierstimmung	piano
kleiderbasar	hanger dress
kleines frühstück	croissant fried-egg cup
kleingartenanlage	watering-can trowel sprout
kleinverlag	book
kleinverlage	book
kletterhalle	climber
klobürste	toilet brush
knochenmarkspende	blood-drop hand-heart
koch gesucht	chef-hat
kochabend	chef-hat pot
kochlöffel	cutlery
kohlezeichnung	pencil
kohlmeise	bird
kompressionsstrümpfe	leg
kondolenz	candle dove
konzertflügel	piano
konzertplakat	guitar drum
kopfhörer	headphones
kopfhörern	headphones
kopflaus	comb bug
kopfläuse	comb bug
kornblume	flower
kostümparty	mask party-popper
krabben	shrimp
krabbenbrötchen	shrimp
krabbenkutter	shrimp boat
krabbenpulen	shrimp
kraftfahrer gesucht	steering-wheel
krallen schneiden	dog
krallenpflege	dog
kranich	bird
kranzbinden	fir candle
krautrock	guitar vinyl
kreppel	donut
krimidinner	magnifier cloche
kräuterhex	herb
kräuterhexe	herb
kräuterkunde	herb
kräuterwanderung	herb basket
kuchengabel	cutlery
kugel eis	cone
kuh	cow
kundgebung	megaphone people
kunstroute	palette framed-picture
kurzfilm	film-reel
kurzwaren	spool needle safety-pin
kurzwarenladen	spool needle safety-pin
kälbchen	cow
köchin gesucht	chef-hat
küchenchef	chef-hat
küchenchefin	chef-hat
küchenstuhl	chair
kühe	cow
künstlerinnen	palette brush
labrador	dog
lackschaden	car
laientheater	mask curtain
lamm am spieß	barbecue
landgasthof	cutlery cloche
landtagswahl	ballot-box
lange nacht der museen	framed-picture temple
langer donnerstag	shopping-bags
lastenfahrrad	bicycle
lastenrad	bicycle
lastenradkollektiv	bicycle
lastenradverleih	bicycle
laternelaufen	paper-lantern
laternen	paper-lantern
laternenbasteln	paper-lantern
laternenfest	paper-lantern
laternenumzug	paper-lantern
lauchsuppe	stew
laufbus	footprints backpack
lebkuchen	cookie
leerer stuhl	chair
lehrwerkstatt	wrench gear
leider defekt	wrench
lenkdrachen	kite
lenkdrachenshow	kite
lenkmatte	kite
lernferien	pencil book-stack
lesebrille	glasses
lichterfest	paper-lantern
liebesbrief	envelope heart
liebesbriefe	envelope heart
liederabend	notes microphone
liederhefte	notes
liegestuhl	parasol
liegestühle	parasol
linsensuppe	stew
linzer augen	cookie jam-jar
lkw-fahrer	steering-wheel
logopädie	conversation
lohnsteuer	calculator coins
lookbook	dress hanger
lookbook-cover	dress hanger
lottogewinn	lotto-balls coins
lottoschein	lotto-balls
lp-börse	vinyl
läden	storefront shopping-bags
läusealarm	comb bug
läusekamm	comb bug
mahnwache	candle
maibaum	tree
maibaumfest	beer-mug pretzel
maifeuer	campfire flame
mailingliste	envelope
malamute	dog
malatelier	palette
malkurs	palette
malkurse	palette
malworkshop	palette
margerite	flower
martinsfest	paper-lantern goose
martinsgans	goose
martinsumzug	paper-lantern
maskenball	mask party-popper
matchday	football
matjes	fish
matterhorn	snow-capped-mountain
mauersegler	bird
maultaschen	dumpling
maßschneiderei	needle spool scissors
medikamentenpackung	pill
mehrgängemenü	cloche cutlery
mehrwegglas	jar
melonensalat	watermelon
mensaplan	cutlery cloche
menüabend	cloche cutlery
merinowolle	yarn
merkur rückläufig	planet moon star
metalfestival	guitar drum
mieterbund	key house
mieterhöhung	house key
mieterverein	key house
mietrecht	key house
mietvertrag	key house
mikrofon	microphone
milchkuh	cow
milchkühe	cow
mit tieren	fox hedgehog owl bear
mitsingabend	choir
mitsingkonzert	choir
mittagstisch	cutlery cloche
modedesign	dress hanger
modedesigner	dress hanger
modedesignerin	dress hanger
modekollektion	dress hanger
modeschule	dress hanger
mondbeobachtung	moon
mondfinsternis	moon
mops	dog
mosten	apple
mottoparty	party-popper disco-ball
museumsnacht	framed-picture temple
musikantenstammtisch	accordion
musikkapelle	trumpet drum
musikproberaum	guitar drum
mutterkuhhaltung	cow
männertag	beer-mug
möwe	bird
mückenstich	mosquito
müllfrei	jar leaf
müllheizkraftwerk	factory flame
müllsammelaktion	gloves wastebasket
müllsammeltag	gloves wastebasket
müllverbrennung	factory flame
nachbarschaftsfest	pennants
nachmieter	key house
nachtigall	bird
nachtwächter	moon castle
nachtwächterführung	moon castle
nachtwächterrundgang	moon castle
nadelwald	fir
nasser boden	bucket
nationalfeiertag	pennants balloons
naturkostladen	carrot broccoli basket
nebenkostenabrechnung	house calculator
neue adresse	moving-box truck
neue fenster	window
neue kollektion	hanger dress
neue praxisräume	moving-box truck
neujahrskonzert	violin cello
nikolaus kommt	santa-claus
nikolausabend	santa-claus
nikolausaktion	santa-claus
nikolausfeier	santa-claus
nikolausmarkt	santa-claus
nissenkamm	comb bug
noch 3 tage	hourglass calendar
nordhund	dog
nordseekrabben	shrimp
nordwand	snow-capped-mountain
nosferatu	bat film-reel
notstrom	plug
nähabend	needle spool
nähatelier	needle spool
nähbedarf	spool needle safety-pin
nähcafé	needle spool
nähprojekt	needle spool
nähstube	needle spool
nähstübchen	needle spool
nähtreff	needle spool
nähwerkstatt	needle spool
ochs am spieß	barbecue
ofenholz	logs
offene ateliers	palette brush
offene stellen	megaphone
offenes atelier	palette brush
offenes singen	choir
ohrenarzt	ear
ohrhörer	headphones
ohrringe	diamond
ohrstecker	diamond
oldtimer	car
oldtimer-treffen	car
oldtimertreffen	car
olivenhain	olive
online-termin	calendar
online-terminbuchung	calendar
onlinetermine	calendar
orthopädietechnik	crutch wheelchair
osterfeuer	campfire flame
overlock	spool needle
palettenmöbel	saw hammer
papiersammlig	newspaper
papiersammlung	newspaper
pappkarton	moving-box
pc-kurs	laptop
pedelec	bicycle
pen and paper	dice dragon
pfandbon	receipt bottle
pfarre st	church
pflanzenbörse	potted-plant sprout
pflanzenfarben	yarn
pflanzentausch	potted-plant sprout
pflanzentauschbörse	potted-plant sprout
pflegende angehörige	hand-heart conversation
pfotenhilfe	paw
pilgerweg	boot church
pils	beer-mug
pilzführung	mushroom
pilzwanderung	mushroom
pinie	tree
pinien	tree
pinscher	dog
plasmaspende	blood-drop
plastikfrei	jar bag
plastikstuhl	chair
plastikstühle	chair
plattenbörse	vinyl
plattenladen	vinyl
plattenleger	brick-trowel
platzkonzert	trumpet drum
polarfuchs	fox
polka	accordion
polkaband	accordion
polsterei	armchair sofa
polsterer	armchair sofa
polterabend	rings clinking-glasses
postkasten	postbox
preisskat	dice
proberaum	guitar drum
proberäume	guitar drum
programmierkurs	laptop brackets
protestmarsch	megaphone people
prüfungsvorbereitung	pencil book-stack
psychotherapie	conversation armchair
punkband	guitar drum
punkkonzert	guitar drum
quarkbällchen	donut
quartierfest	pennants
quiche	pie
quittengelee	jam-jar
radelsonntag	bicycle
radlerfrühstück	bicycle cup
rasen kalken	lawn-mower
rauchfangkehrer	fireplace broom
rauchschwalbe	bird
rauhaardackel	dog
raunacht	moon herb
raunächte	moon herb
reben	grapes
rebstock	grapes
reh	deer
reha-klinik	hospital
rehaklinik	hospital
rehbock	deer
rehkitz	deer
rehkitzrettung	deer drone
reisetasche	bag suitcase
reitanlage	horse
reiterhof	horse horseshoe
reitferien	horse
reitturnier	horse
reitverein	horse
reißverschluss	needle spool
rentenberatung	calculator coins
repair-café	wrench screwdriver
repaircafé	wrench screwdriver
reparatur-café	wrench screwdriver
reparaturcafé	wrench screwdriver
reparaturwerkstatt	wrench screwdriver
reparieren	wrench screwdriver
retriever	dog
rettungshund	dog
rhabarberkuchen	pie
richtfest	roof house hammer
roboter-ag	robot
rockabend	guitar drum
rockfestival	guitar drum
rockkonzert	guitar drum
rocknacht	guitar drum
rohbau	brick-trowel brick
rohrspülung	tap drop
rollenspielrunde	dice dragon
rotfuchs	fox
rotkehlchen	bird
rotstift	pencil
rudelsingen	choir
runder geburtstag	layer-cake balloons
rundflug	airplane
rätselraum	padlock key
räucherfisch	fish
räucherwerk	herb flame
räumungsverkauf	percent tag
rückgaberecht	receipt parcel
rührei	fried-egg
saatgut	sprout
saatgutbörse	sprout
safaritiere	lion elephant giraffe zebra
sanitäter	ambulance bandage
sanitätshaus	crutch wheelchair
sankt martin	paper-lantern
sattlerei	horseshoe
schafkopf	trophy
schallplatten	vinyl
scheinwerferlicht im regen	car
scheit	logs
scheune	barn
scheunenfest	barn
schiffsanker	anchor
schlachtfest	pig
schlachtplatte	ham pig
schlachtschüssel	ham pig
schlittenhund	dog sled
schlotfeger	fireplace broom
schlüssel gefunden	key
schlüsseldienst	padlock key
schlüsselnotdienst	key padlock
schmalzgebäck	donut
schneideratelier	needle spool scissors
schnittmuster	scissors needle
schrittezähler	footprints
schuhe	flat-shoe ankle-boot
schuhgeschäft	flat-shoe high-heel
schuhhaus	flat-shoe high-heel
schuhladen	flat-shoe high-heel
schuhmacher	flat-shoe hammer
schuhreparatur	boot hammer
schulfest	pennants balloons
schultertasche	bag handbag
schultüten	school-cone
schulweg	backpack traffic-light
schulwegsicherheit	backpack traffic-light
schuster	boot hammer
schweinderl	pig
schwertlilie	flower
schwertlilien	flower
schwimmmeister	lifebuoy
schädlingsbekämpfung	bug ant
schäferhund	dog
schüleraustausch	globe conversation
schützenfest	target
schützenverein	target
seemöwe	bird
segelyacht	boat anchor
sehtest	eye glasses
seitan-gyros	kebab
selbstgestrickt	yarn
selbsthilfegruppe	conversation hand-heart
selbstverteidigung	judo-suit
seniorennachmittag	cup layer-cake
seniorentanz	dancer
serenade	violin cello
serviette	cutlery
serviettenaufdruck	cutlery
sicherheitstechnik	security-camera padlock
siegerurkunde	medal trophy
silberbesteck	cutlery
silberhochzeit	rings
silberne hochzeit	rings champagne
singabend	choir
singen	choir
singen in der	choir notes
singvogel	bird
skatturnier	trophy
skihochtour	snow-capped-mountain
skischuhe	skis
smart repair	car
sommergarten	beer-mug
sommerkino	clapper film-reel popcorn
sommerkollektion	hanger dress
sommerkonzert	violin cello
sommerlager	tent campfire
sommerschlussverkauf	percent tag shirt
sommerserenade	violin cello
sommertheater	mask curtain
sonnenfinsternis	sun
sonnenliege	parasol
sonntagsfrühstück	croissant fried-egg cup
sonnwendfeuer	campfire flame
sous-chef	chef-hat
souvlaki	kebab
sparbuch	piggy-bank coins
sparbüchse	piggy-bank coins
spardose	piggy-bank coins
spargel	cutlery
spargelzeit	cutlery
sparschwein	piggy-bank coins
spatenstich	shovel
spatz	bird
spatzen	bird
speckkuchen	pie bacon
speisekarte frühstück	croissant fried-egg cup
spende blut	blood-drop
sperling	bird
sperrmüll	dumpster
spieleabend	dice chess-pawn
spielenachmittag	dice chess-pawn
spielplatz	playground-slide
spielplatzfest	playground-slide
spielplätze	playground-slide
spielzeugbasar	toy-blocks teddy-bear
spielzeugladen	teddy-bear toy-blocks
spitzbuben	cookie
sportarzt	runner joint
sportmedizin	runner joint
sprachaufenthalt	conversation globe
sprachcafe	conversation
sprachcafé	conversation
sprachreise	conversation globe
sprachtreff	conversation
springreiten	horse
späti	storefront bottle
spätkauf	storefront bottle
spätverkauf	storefront bottle
st. martin	paper-lantern
stadel	barn
stadl	barn
stadtbücherei	book book-stack
stadtkapelle	trumpet drum
stadtradeln	bicycle
stadtradeln-frühstück	bicycle cup
stadtteilfest	pennants
stammtisch	beer-mug
stammtisch für	conversation
stammzellenspende	blood-drop hand-heart
stammzellspende	blood-drop hand-heart
stammzellspender	blood-drop hand-heart
standesamt	rings bouquet
statiker	bridge blueprint
stechmücke	mosquito
sternwarte	telescope moon star
sternzeichen	planet moon star
steuerbüro	calculator receipt
steuererklärung	calculator coins
steuerkanzlei	calculator receipt
stoffladen	spool needle safety-pin
stollen	loaf
storch	bird
strandkorb	parasol
straußwirtschaft	wine-glass grapes
straßenfest	pennants
streethockey	field-hockey
strickcafe	yarn
strickcafé	yarn
strickgarn	yarn
strickmütze	yarn
strickmützen	yarn
strickwaren	yarn
strickwolle	yarn
stromabschaltung	plug bulb
stromausfall	plug bulb
stromsperre	plug
stubenmusik	accordion
stubnmusi	accordion
stuhlflechter	chair
stuhlflechterei	chair
stuhlreparatur	chair
stummfilm	film-reel
stummfilmabend	film-reel
stühle	chair
tabaktrafik	newspaper
tabletten	pill
tag der offenen werkstatt	toolbox
tagesgericht	cutlery cloche
tagesklinik	hospital
taizé-gebet	candle church
tandem-abend	conversation
tannen	fir
tannenbäume	fir
tannenwald	fir
tasche	bag
taschengeld	piggy-bank coins
team braut	champagne clinking-glasses
technikerschule	gear wrench
termin buchen	calendar
terminbuchung	calendar
termine online	calendar
terminvereinbarung	calendar
terminvergabe	calendar
terrassenmöbel	chair parasol
terrier	dog
theatersport	mask curtain
therapeut	conversation armchair
therapiehund	dog
tierhilfe	paw
tierschutz	paw hand-heart
tierschutzverein	paw
tippschein	lotto-balls
tischkultur	cutlery
tischset	cutlery
todesfall	candle dove
toilettenbürste	toilet
tonstudio	headphones microphone
torwandschießen	football
totale mondfinsternis	moon
totale sonnenfinsternis	sun
trachtenkapelle	trumpet drum
trachtenmarkt	dress hanger
trachtenmode	dress hanger
trachtentauschbörse	dress hanger
trafik	newspaper
tragwerksplanung	bridge blueprint
traubenlese	grapes
trauercafé	candle
trauerfall	candle dove
trauergruppe	candle
tributeband	guitar drum
trillerpfeifen	megaphone
trinkhalle	storefront bottle
trinkwasser	tap glass
trockenbau	brick-trowel hard-hat
turnverein	running-shoe
türkises wasser	wave
türkranz	fir
türöffnung	key padlock
u18-wahl	ballot-box
umgezogen	moving-box truck
umhängetasche	bag handbag
umtausch	receipt gift
umtausch ohne bon	receipt
umzugshelfer	moving-box truck
umzugshilfe	truck moving-box
umzugskarton	moving-box
umzugskartons	moving-box
umzugskiste	moving-box
unfallgutachten	car
unfallwagen	car
unihockey	field-hockey
unihockeyturnier	field-hockey trophy
uns geht ein licht	bulb plug
unsere werkstätten	wrench gear
unverpackt	jar
unverpacktladen	jar
upcycling-möbel	chair saw
upcycling-tasche	bag
urban sketching	pencil
urkunde	medal trophy
us-car-treffen	car
vampir	bat
vanillekipferl	cookie
vanlife	van caravan
vatertag	beer-mug
vatertags	beer-mug
vatertagstour	beer-mug
verbandskasten	bandage plus
verglasung	window
verkaufsoffener sonntag	shopping-bags
verlage	book
verlagshaus	book
verlobung	rings champagne
verlobungsfeier	rings champagne
verputzen	brick-trowel
vertikutieren	lawn-mower
videoüberwachung	security-camera
viehmarkt	cow
viehscheid	cow bell
vier-tage-woche	calendar
viertausender	snow-capped-mountain
vogelfutter	bird
volksliedersingen	choir
volksmusik	accordion
volksmusikabend	accordion
volkssingen	choir notes
volkssternwarte	telescope moon star
vollmond	moon
vollmondabend	moon
voltigieren	horse
vom grill	barbecue
vw-bus	van
wahlhelfer	ballot-box
wahltag	ballot-box
waldlauf	running-shoe tree
waldtiere	fox deer hedgehog owl
wanderschuhe	boot
warnstreik	megaphone
wartungsarbeiten	wrench barrier
wasser abgestellt	tap
wasserabsperrung	tap
wasserabstellung	tap
wassermelonensalat	watermelon
wassersperrung	tap
wasserverband	tap drop
wasserversorgung	tap drop
wasserwacht	lifebuoy
wasserwerk	tap drop
wegen wartung	wrench
weihnachtsgans	goose
weihnachtskonzert	choir
weihnachtssingen	choir
weinbergwanderung	grapes hiker
weinlese	grapes
weinrebe	grapes
weißstorch	bird
weißwurst	pretzel beer-mug
weißwurstfrühstück	beer-mug pretzel
welpengruppe	dog
welpenkurs	dog
welpenstunde	dog
weltfischbrötchentag	fish
weltspartag	piggy-bank coins
wg-zimmer	bed key
wiesnbrezn	pretzel
wildbiene	bee
wildbienenhotel	bee
wildblumenwiese	flower bee
wildwochen	deer
winterdienst	snowflake shovel
winterjacke	coat
winterkollektion	hanger coat
winterkonzert	violin cello
winterschlussverkauf	percent tag coat
winterzauber	snowflake
wir sind umgezogen	moving-box truck
wir werden eltern	baby-bottle stroller
wir ziehen um	moving-box truck
wird 30	layer-cake balloons
wird 40	layer-cake balloons
wird 50	layer-cake balloons
wirtshaus	beer-mug
wirtshaussingen	choir
wlan-passwort	smartphone laptop
wohnmobil	caravan van
wolle färben	yarn
wollladen	yarn
wollmützen	yarn
word-kurs	laptop
wursten	ham
wurstkurs	ham
wurstküche	ham
wüstenfuchs	fox
zahnversicherung	tooth umbrella
zahnzusatz	tooth umbrella
zahnzusatzversicherung	tooth umbrella
zauberer	top-hat magic-wand
zaubershow	top-hat magic-wand
zaunkönig	bird
zeichenkurs	pencil
zeichenstift	pencil
zeitungspapier	newspaper
zelluloid	film-reel
zero waste	jar leaf
zeugnisvergabe	graduation-cap
zeugnisverleihung	graduation-cap
zeugnisübergabe	graduation-cap
zimmer frei	bed key
zimmerkarte	key bed
zootiere	lion elephant giraffe zebra
zu fuß statt	footprints
zu fuß zur kita	footprints
zu fuß zur schule	footprints
zwei rädern	bicycle
zweites paar gläser	glasses
zwiebelkuchen	onion wine-glass
zwiefacher	accordion
zypresse	tree
änderungen aller art	needle spool
änderungsatelier	needle spool scissors
änderungsschneiderei	needle spool
überraschungsmenü	cloche cutlery
übungsraum	guitar drum`,
  fr: `1 boule	cone
100 ans	layer-cake balloons
2 boules	cone
2cv	car
3 boules	cone
80 ans	layer-cake balloons
90 ans	layer-cake balloons
abat-jour	lamp
accidents du travail	hard-hat safety-vest
accordéoniste	accordion
achetez local	storefront
adhérez	handshake people
adhésion	handshake people
affiche électorale	ballot-box
affouage	logs axe
affûtage	knife
afterwork	clinking-glasses
agenda	calendar
agneau	sheep
agneau à la broche	barbecue
agriculteurs	tractor barn
agrumes	citrus
aidants	hand-heart conversation
aide auditive	hearing-aid ear
aide aux leçons	pencil book-stack
aide à domicile	hand-heart house
aide-ménagère	broom bucket
aide-soignante	stethoscope
aides auditives	hearing-aid ear
aides à domicile	hand-heart house
aiguille	needle
ailes de poulet	drumstick
aire de jeux	playground-slide
aires de jeux	playground-slide
alarme	security-camera
aligot	potato
allaitement	baby-bottle
alpinisme	mountain
alumni	graduation-cap
ambulancier	ambulance
amphibiens	frog
ampoule	bulb
analyses médicales	test-tube microscope
anniversaire surprise	layer-cake party-popper
antivirus	shield
appareil auditif	hearing-aid ear
appartement à louer	key doorway house
application mobile	smartphone
après-midi dansant	dancer
après-shampooing	lotion-bottle
apéritif	clinking-glasses
apéritif dînatoire	clinking-glasses
apéro	clinking-glasses
apéro langues	conversation globe
aquabike	swimmer
arbitre de foot	football
arbitre de football	football
arbitres de football	football
arbre généalogique	tree people
architecte	ruler
archère	archer
archéologie	amphora trowel
archéologique	amphora trowel
arnaque	shield
arnaques	shield
arrosage interdit	watering-can tap
arrosoir	watering-can
arrêt d'eau	tap
articles de couture	spool needle safety-pin
artificier	firework
artisan multiservice	toolbox
assemblée de quartier	people
assemblée générale	people
assistante maternelle	toy-blocks teddy-bear
association des commerçants	storefront
astrologie	planet moon star
astrologue	planet moon star
atelier couture	needle spool
atelier de dessin	pencil
atelier dessin	pencil palette
atelier du cuir	handbag purse
atelier scientifique	flask atom microscope
atelier vélo	bicycle wrench
attelage	horse
au chu	hospital
au crochet	yarn
auberge	cutlery cloche
auto-école	steering-wheel car
autobus	bus
autocar	bus
automobile	car
autopartage	car
autostop	car
aux bougies	candle
aux chandelles	candle
aux urnes	ballot-box
auxiliaire de vie	hand-heart house
avec des baguettes	chopsticks
avion	airplane
avis de décès	candle dove
avocat toast	avocado
aéroclub	airplane
aéroport	airplane
aïkido	judo-suit
bac de rivière	boat
baccalauréat	graduation-cap
bacheliers	graduation-cap
badge visiteur	id-card
bagage	suitcase
bagages	suitcase
bague	diamond
baguette de tradition	baguette
baguette tradition	baguette
baguettes	baguette
baguettes chinoises	chopsticks
baguettes japonaises	chopsticks
baguettes tradition	baguette
baie vitrée	window
bain de soleil	parasol
bain et griffes	dog
bain moussant	bubbles
bain sonore	bell lotus
bal d'hiver	snowflake
bal des pompiers	fire-engine
bal folk	dancer
bal musette	accordion dancer
bal populaire	dancer
balade en forêt	hiker
balade à cheval	horse horseshoe
balai de sorcière	broom
ballerine	ballet-shoes
ballon de baudruche	balloon
ballon de foot	football
ballon ovale	rugby-football
ballons gonflables	balloons
bande dessinée	bubble pencil
bandes dessinées	bubble pencil
banque alimentaire	hand-heart
banquet	cutlery
bao	dumpling
baptême de l'air	airplane
bar laitier	soft-ice-cream
baraque à frites	fries
barbecue annuel	barbecue
barque	boat
barque en papier	boat
barrière en bois	fence
base nautique	canoe
basilic	herb
bateau en papier	boat
bateau-logement	motor-boat
battle de rap	microphone
batucada	drum
beach-volley	volleyball
beignet	donut
beignets	donut
belote	dice
benne à ordures	dumpster
biche	deer
bicyclette	bicycle
bienvenue à la maison	house key doorway
bilan auditif	ear hearing-aid
billet d'avion	airplane
biologie médicale	test-tube microscope
biquette	goat
biscuiterie	cookie
bison futé	car traffic-light
bistrot	cutlery cloche
blanchisserie	washing-machine
blind test	headphones notes
blind-test	headphones notes
blindtest	headphones notes
blé	wheat
blé d'inde	corn
bo bun	ramen
bois de chauffage	logs axe
bois de chauffe	logs
bolognaise	spaghetti
bonne retraite	party-popper balloons
bonnets tricotés	yarn
bornes de recharge	charging-station
botte de paille	barn tractor
botte en caoutchouc	boot
bottes	boot
bottes de foin	barn tractor
bottes de pluie	boot
bouclier	shield
bouillon	stew
boule de glace	cone
boules de glace	cone
boulevard périphérique	car
bourgeon	sprout
bourriche	oyster
bourse aux disques	vinyl
bourse aux jouets	teddy-bear toy-blocks
bourse aux livres	book book-stack
bourse aux vêtements	hanger shirt
boussole	compass
boutique éphémère	shopping-bags
box fermé	garage
box internet	nodes laptop
boxeur	boxing-glove
boxeuse	boxing-glove
boîte mail	envelope
boîte à lettres	postbox
boîte à livres	book book-stack
boîtes aux lettres	postbox
bras de fer	biceps
brasero	flame
brass band	trumpet
brasseur	beer-mug
brebis	sheep
bricoleur	hammer
bricothèque	toolbox
brioche	loaf
briques	brick
brocante de jouets	teddy-bear toy-blocks
brochettes	kebab
broderie	needle
brushing	hair-dryer
buanderie	washing-machine
buffet froid	cloche cutlery
buffet à volonté	cloche cutlery
buffets mariage	cloche cutlery
buggy	jeep
bugnes	donut
bulles de savon	bubbles
bulletin d'adhésion	handshake people
bulletin municipal	newspaper
bureau d'études structure	bridge blueprint
bureau de traduction	conversation globe
bureau de vote	ballot-box
bureau partagé	desk
bureau à louer	desk
burin	hammer
bus gratuit	bus
bus gratuits	bus
bus scolaire	bus
butternut	pumpkin
bédé	bubble pencil
bénévolat	hand-heart
bûcheron	axe
bûcheronnage	axe logs
bûches	logs
bœuf acoustique	guitar
bœuf musical	guitar drum saxophone
cabane	hut
cabas	bag
cabri	goat
cadre photo	framed-picture
café des aidants	cup conversation
café des langues	conversation
café deuil	candle
café débat	conversation
café linguistique	conversation
café philo	conversation
café réparation	wrench screwdriver
café tricot	yarn
cagnotte	money-bag
calcul mental	abacus calculator
calligraphie	nib
calèche	horse
camion de pompiers	fire-engine
caméra	video-camera
caméra de surveillance	security-camera
canapé	sofa
canapés d'angle	sofa
canicule	sun thermometer
cannage	chair
cannage de chaises	chair
canne à pêche	fishing-rod
canot	canoe
canoë-kayak	canoe
cantine	cutlery cloche
cantine scolaire	cutlery cloche
caravaning	caravan
carburant	fuel-pump
cardiologie	anatomical-heart
cardiologue	anatomical-heart
carillon	bell
carte d'identité	id-card
carte de membre	id-card
cartomancie	crystal-ball
caserne	fire-engine
casque audio	headphones
casque de chantier	hard-hat
casque obligatoire	hard-hat
casserole	pot
cassoulet	beans
cathédrale	church
cavalier	horse
cavalière	horse
caviste	wine-glass bottle
centre d'appels	headset
centre de secours	fire-engine
centre hospitalier	hospital
centre équestre	horse horseshoe
cerfs-volants	kite
cerisier	cherries
cerisiers en fleurs	cherry-blossom
chai	wine-glass grapes bottle
chaise longue	parasol
chalet à louer	hut
chambre d'hôtes	bed key
chambre à louer	bed key
chambres d'hôtes	bed key
chambres à coucher	bed
championnat	trophy medal
chandeleur	pancakes
chandelle	candle
change d'adresse	moving-box truck
changement d'adresse	moving-box
changement d'heure	clock
chant choral	choir
charpentière	hammer
chasse au trésor	magnifier
chauffeur poids lourd	steering-wheel
chauffeur routier	semi-truck
chauffeurs demandés	steering-wheel
chauffeurs recherchés	steering-wheel
chaussures de course	running-shoe
chauve-souris	bat
chauves-souris	bat
chemin de fer	locomotive
chemise	shirt
chevreau	goat
chevreaux	goat
chevrette	goat
chevreuil	deer
chimiste	flask
chiot	dog
chiropraticien	spine
chocolat chaud	cup
chocolatine	croissant
chocolatière	chocolate-bar
chocolats chauds	cup
choristes	choir
chorizo	ham
choucroute	pot
chr de	hospital
chronomètre	stopwatch
chrysalide	butterfly
chu de	hospital
châtaignier	chestnut
château gonflable	castle balloon
cintre	hanger
ciné concert	film-reel notes
ciné plein air	clapper film-reel
ciné-concert	film-reel notes
cinéma en plein air	clapper film-reel
circulation alternée	barrier cone
circulation routière	car traffic-light
ciseaux	scissors
citronnade	lemon
citrouille	pumpkin
citrouilles	pumpkin
clair de lune	moon
classe de neige	skis snowflake
clavier d'ordinateur	keyboard
cloche	bell
club d'échecs	chess-pawn
club de foot	football
clé plate	key
clé à molette	wrench
clémentine	citrus
clémentines	citrus
clés perdues	key
clôture	fence
cochon grillé	barbecue
cochon à la broche	barbecue
code de la route	steering-wheel traffic-light
coffre-fort	safe
colis perdu	parcel
collecte alimentaire	hand-heart
collecte de jouets	teddy-bear toy-blocks
collecte des déchets	wastebasket
collecte solidaire	hand-heart
collier de fleurs	hibiscus
coloc	key doorway
colocataire	key doorway
colocation	bed key
colombe	dove
coloriage	crayon
commerce à céder	storefront
commerces de proximité	storefront
commerçants	storefront
commissaire-priseur	gavel
composition florale	bouquet
composteur	sprout leaf
compote	jam-jar
comprimé	pill
comédie musicale	mask notes
concert caritatif	guitar notes
concert de solidarité	guitar notes
concert de soutien	guitar drum
concert punk	guitar drum
concert rock	guitar drum
concert solidaire	guitar notes
concessionnaire	car
concours de belote	trophy
concours hippique	horse
conducteur de travaux	hard-hat
conducteur poids lourd	steering-wheel
confettis	party-popper
confiserie	candy
conférence	lectern
conférencier	lectern
conserves	jam-jar
contes	scroll
conteur	scroll
conteuse	scroll
coopérative laitière	milk cow
coquillage	shell
coquille saint-jacques	shell
corbeau	bird
corde de bois	logs
corde à linge	washing-line
cordonnerie	boot
cordonnier	boot hammer
corneille	bird
cornet de glace	cone
coucher de soleil	horizon
couette en duvet	bed
country	cowboy-hat
coup de chaleur	sun thermometer
coupe brushing	scissors comb hair-dryer
coupe de bois	axe logs
coupe de griffes	dog
coupe des griffes	dog
coupe du monde	trophy
coupe femme	scissors comb hair-dryer
coupe griffes	paw
coupure d'eau	tap
coupure de courant	plug
coupures d'eau	tap
coureur	runner
coureuse	runner
courges	pumpkin
cours d'informatique	laptop
cours de dessin	pencil
cours de langues	conversation globe
cours de maths	calculator ruler
cours de pâtisserie	rolling-pin
cours de yoga	sitting-yoga lotus
course automobile	racing-car
course d'orientation	compass
course à pied	running-shoe runner
court métrage	clapper film-reel
court-métrage	clapper film-reel
courts métrages	clapper film-reel
courts-métrages	clapper film-reel
couscous	stew
couturière	needle
covoiturage	car
covoitureur	car
crayons	crayon
crayons de couleur	crayon
crochet et tricot	yarn
croissant de lune	moon
croque-monsieur	sandwich
crossfit	barbell
crème glacée	soft-ice-cream
crème solaire	lotion-bottle
crèmerie	milk cheese
créatrice de mode	dress hanger
crémaillère	house key
crêperie	pancakes
cueillette	basket apple
cueillette de pommes	apple
culture scientifique	flask atom microscope
curling	curling-stone
cuvée	wine-glass grapes bottle
cybersécurité	shield padlock
cèpes	mushroom
céramiste	vase
cérémonie d'adieu	candle dove
cérémonie des vœux	clinking-glasses champagne
cœurs	heart
dans la lune	moon
danse classique	ballet-shoes
danse country	cowboy-hat
danse en ligne	cowboy-hat
danseur	dancer
danseurs	dancer
danseuse	dancer
demi-jambes	leg
denim	jeans
dent	tooth
dernière représentation	mask curtain
des clous	nut-and-bolt
des phares	car
des vis	nut-and-bolt
descente en canoë	canoe
dessin au fusain	pencil
deux-roues	motorcycle
deuxième paire	glasses
devenez membre	handshake people
devoirs surveillés	pencil book-stack
diabète	blood-drop
dialyse	kidneys
diamant	diamond
dictée	nib
diffusion du match	television football
dim sum	dumpling
disquaire	vinyl
disques vinyles	vinyl
district de football	football
doctorat	graduation-cap
domaine viticole	grapes wine-glass bottle
don du sang	blood-drop
donateurs	hand-heart
donnerie	gift hand-heart
dortoir	bed
double de clés	key
double vitrage	window
doudou	teddy-bear
doudou lapin	rabbit
doudous	teddy-bear
droguerie	spray-bottle brush
duoday	handshake people
duvet	feather
débarras	truck moving-box
débat public	conversation
décharge sauvage	dumpster
déchets	wastebasket
déchets sauvages	dumpster
déchetterie	dumpster
défilé de mode	dress hanger
dégustation de vins	wine-glass grapes bottle
déménage	moving-box truck
déménagement	truck moving-box
déneigement	shovel
dépannage informatique	desktop-computer laptop
départ en retraite	party-popper balloons
départ à la retraite	party-popper balloons
dépistage auditif	hearing-aid
dépistage de la vue	eye glasses
dépistage du diabète	blood-drop
dépotoir	dumpster
dépôt de colis	parcel
dépôt sauvage	dumpster
dépôts sauvages	dumpster
désalpe	cow
développeur	brackets laptop
développeurs	brackets laptop
développeuse	brackets laptop
déviation	barrier cone
dîner aux chandelles	candle
döner	kebab
e-mailing	envelope
eau de parfum	perfume
eau de toilette	perfume
eau potable	drop
emailing	envelope
embouteillages	car
empreintes	footprints
encadrement	framed-picture
encadreur	framed-picture
enchères	gavel
engrenage	gear
ensemble vocal	choir
entomologie	bug
envoi de colis	parcel
escalade	climber
escape game	padlock key
escape room	padlock key
escrime	crossed-swords
esport	gamepad joystick
essaim	bee
evjf	champagne clinking-glasses
exercice incendie	fire-extinguisher
expériences rigolotes	flask test-tube
expériences scientifiques	flask test-tube
extensions de cils	lashes
fanfare	trumpet drum
fanions	pennants
fantôme	ghost
faon	deer
farine	wheat
femme enceinte	pregnancy
fenêtre	window
fenêtres	window
fermeture pour travaux	barrier cone
fermé pour travaux	barrier cone
fermée à la circulation	barrier cone
ferry	ship
fest-noz	dancer
festival bd	bubble pencil
festival d'hiver	snowflake
festival de la bd	bubble pencil
feu d'artifice	firework
feu de la saint-jean	campfire flame
feu rouge	traffic-light
feux d'artifice	firework
fibre optique	nodes laptop
figurants	clapper
fièvre	thermometer
flageolets	beans
flambeau	flame
flambeaux	flame
flamme	flame
flash mob	dancer
flash tattoo	tattoo-machine
flashmob	dancer
fleur de sel	salt
fleurs de cerisier	cherry-blossom
fleurs de tiaré	hibiscus
fleurs tropicales	hibiscus
flocon	snowflake
flocons	snowflake
flûtiste	flute
foin	barn tractor
foire aux livres	book book-stack
fonderie	factory
fonds de commerce	storefront
foot	football
formule 1	racing-car
formule midi	cutlery cloche
forteresse	castle
fortes chaleurs	sun thermometer
foudre	bolt
four banal	oven
four à pain	oven
fourmilière	ant
fournil	loaf croissant
freestyle rap	microphone
friandises	candy
friperie	hanger shirt
frite	fries
friterie	fries
frites	fries
fruits et légumes	apple carrot basket
fuite d'eau	pipe-wrench
fusées dorées	firework
futsal	football
future maman	pregnancy
fête d'hiver	snowflake
fête de l'ail	garlic
fête de la musique	saxophone guitar drum
fête de la pluie	umbrella
fête de la science	flask atom microscope
fête des amoureux	heart rose
fête des iris	flower
fête du livre	book book-stack
fête ses 30 ans	layer-cake balloons
fête ses 40 ans	layer-cake balloons
fête ses 50 ans	layer-cake balloons
fête surprise	party-popper balloons
gaec	tractor barn
gala d'hiver	snowflake
galette des rois	crown
galettes bretonnes	pancakes
galettes de sarrasin	pancakes
gallo-romain	amphora
game jam	gamepad joystick
garde d'animaux	paw dog cat
garde d'enfant	toy-blocks teddy-bear
garde d'enfants	toy-blocks teddy-bear
gazette	newspaper
gelée de coing	jam-jar
gelée de coings	jam-jar
gelée de groseille	jam-jar
gelée de groseilles	jam-jar
gestes qui sauvent	bandage plus
gestion du temps	clock hourglass
gilet jaune	safety-vest
gingembre-hibiscus	ginger hibiscus
ginger beer	ginger bottle
girolles	mushroom
glace artisanale	cone
glaces	soft-ice-cream
glaces artisanales	cone
glycémie	blood-drop
grainothèque	sprout
gramophone	gramophone
grand froid	snowflake
grand écran	television
grande dictée	nib
grande marée	wave shell
grande échelle	fire-engine
grandes marées	wave shell
grandes vacances	sun sunglasses
gratiferia	gift hand-heart
grillades	barbecue
grillage	fence
grimpeur	climber
grimpeuse	climber
grosse marée	wave shell
groupe de parole	conversation
groupe de rock	guitar drum
grutage	crane
grutier	crane
grève	megaphone people
grève générale	megaphone people
guacamole	avocado
guinguette	pennants
gâteau de mariage	layer-cake
génie civil	bridge blueprint
généalogie	tree people
gîte	house bed
halte-garderie	toy-blocks
hameçonnage	hook
hanami	cherry-blossom
harmonie municipale	trumpet
haut-de-forme	top-hat
herbes aromatiques	herb
herboristerie	herb
heure d'hiver	clock
heure d'été	clock
heure de conduite	steering-wheel car
heure du conte	book teddy-bear
heures de conduite	steering-wheel car
hirondelle	bird
hockey	ice-hockey
horloge	clock
horlogerie	watch
horoscope	planet moon star
houblon	beer-mug
house-boat	motor-boat
huile d'olive	olive
hébergement d'urgence	bed house
hôpital	hospital
idée lumineuse	bulb
iftar	moon
imperméable	coat
imprimerie	printer
informaticien	desktop-computer laptop
informatique	laptop
infusion	cup
ingénieur civil	bridge blueprint
ingénieur structure	bridge blueprint
inscriptions école	school backpack
insectes	bug
insertion professionnelle	handshake people
insuffisance rénale	kidneys
iris barbus	flower
jam	guitar drum
jam session	guitar drum saxophone
jambon cru	ham
jardin botanique	flower
jardin musical	maracas notes
jeu d'évasion	padlock key
jeu de piste	magnifier
jeu vidéo	gamepad joystick
jeune pousse	sprout
jeunes pousses	sprout
jeunes sapeurs-pompiers	fire-engine
jeux vidéo	gamepad joystick
joaillerie	diamond
joaillier	diamond
joggeur	runner
joggeuse	runner
jouets en bois	toy-blocks teddy-bear
jour de marché	market-stall basket apple
jour de pluie	umbrella
journée de l'eau	drop
ju-jitsu	judo-suit
judoka	judo-suit
juriste	scales
karting	racing-car
kayak	canoe
kickboxing	boxing-glove
kizomba	dancer
kombucha	bottle ginger
kouglof	loaf
kéfir	bottle
la bd	bubble pencil
la fibre arrive	nodes laptop
la fibre est	nodes laptop
la foudre	bolt
la lune	moon
labo d'analyses	test-tube microscope
laboratoire d'analyses	test-tube microscope
laine	yarn
laine filée	yarn
laine mérinos	yarn
lait cru	milk
laiterie	milk cow
lampe	lamp
lampe de poche	flashlight
landau	stroller
langouste	lobster
langue bretonne	conversation
langue occitane	conversation
lapereau	rabbit
lapin	rabbit
lapin en peluche	rabbit
lapins	rabbit
lardons	bacon
lavage auto	car-wash
lavage de voitures	car-wash
lave-auto	car-wash
lave-linge	washing-machine
laverie automatique	washing-machine
laveur de vitres	window
lavomatic	washing-machine
lavomatique	washing-machine
le marché vient	market-stall basket apple
les clés	key
les iris	flower
les municipales	ballot-box
levain	loaf
lever de rideau	curtain mask
lever de soleil	horizon
leçon de conduite	steering-wheel car
leçon de pilotage	airplane
ligne de bus	bus
ligne de tram	tram
limitation de vitesse	traffic-light car
lion	lion
lionne	lion
liste citoyenne	ballot-box
liste de diffusion	envelope
liste email	envelope
literie	bed
livraison	scooter
livraison gratuite	scooter
logopède	conversation
logopédie	conversation
lombricompost	worm
lombricomposteur	worm
long métrage	clapper film-reel
louve	wolf
louveteau	wolf
ludothèque	dice
luminaire	lamp
luminaires	lamp
lune rousse	moon
lunetterie	glasses
lunettes	glasses
lunettes de natation	goggles
lunettes de ski	goggles
lunettes de vue	glasses
luthier	guitar
lâcher de ballons	balloons
ma thèse	graduation-cap
macramé	yarn
magicien	top-hat magic-wand
magicienne	magic-wand
maillet	hammer
maillot de bain	bikini
maillot de foot	shirt
maillots	shirt
maillots de bain	bikini
maintien à domicile	hand-heart house
maison d'édition	book
maison de ville	house key
maison hantée	ghost
maison individuelle	house key
maison médicale	doctor
maison neuve	house key
maison témoin	house key doorway
maison à louer	house key
maison à vendre	house key
malentendant	ear hearing-aid
mandarine	citrus
mandarines	citrus
manette	gamepad
maquillage enfants	palette brush
maquillage permanent	lashes lipstick
maraîchage	carrot
marchand de glaces	cone
marche aux flambeaux	flame
marche des fiertés	rainbow
marche gourmande	boot cutlery
marche nordique	hiker
marché artisanal	market-stall basket
marché de créateurs	market-stall basket
marché de la saint-nicolas	market-stall gift
marché de producteurs	basket market-stall
marché des créateurs	market-stall basket
marché des producteurs	market-stall basket apple
marché du dimanche	market-stall basket apple
marché hebdomadaire	market-stall basket apple
marmelade	jam-jar
maroquinerie	handbag purse
maroquinier	handbag purse
maroquinière	handbag purse
marrons chauds	chestnut
marteau	hammer
maréchal-ferrant	horseshoe
marée basse	shell crab
masque de ski	goggles
match de foot	football
match de football	football
match de rugby	rugby-football
matelas	bed
maths	calculator ruler
mathématiques	calculator ruler
matinée théâtrale	mask
maître-nageur	lifebuoy
mechoui	barbecue
menthe	herb
mentorat	handshake
menu du jour	cutlery cloche
menu du midi	cutlery cloche
menu ouvrier	cutlery cloche
mercerie	spool needle safety-pin
merceries	spool needle safety-pin
merci aux bénévoles	hand-heart
merci pour votre commande	parcel heart
mercure rétrograde	planet moon star
mes glaces	cone
meubles de jardin	parasol armchair
micro ouvert	microphone
micro-crèche	toy-blocks teddy-bear
microbrasserie	beer-mug
miellerie	honey-pot
minoterie	wheat
mitaines	mitten
mobilier de jardin	parasol armchair
mobilisation générale	megaphone
modèle vivant	pencil
moineau	bird
moisson	wheat tractor
mon podcast	microphone headphones
monastère	church
moniteur auto-école	steering-wheel car
montgolfière	hot-air-balloon
montre-bracelet	watch
monture	glasses
montures	glasses
montée à l'alpage	cow
mot de passe	padlock
motards	motorcycle
moto-club	motorcycle
moufles	mitten
moules	shell
moules frites	shell fries
moules-frites	shell fries
moulin à huile	olive
moulin à vent	windmill
moustache	mustache
movember	mustache
murder party	magnifier
musculation	dumbbell kettlebell
musette	accordion
musée romain	amphora
mycologie	mushroom
mécanicien	wrench
mécanique	gear
méchoui	barbecue
médaille	medal
médailles	medal
médiathèque	book book-stack
médicament	pill
médicaments	pill
mégaphone	megaphone
mésange	bird
métreur	ruler
météo	cloud
nageuse	swimmer
navette gratuite	minibus
nettoyage de plage	gloves wastebasket
neurones	brain
neurosciences	brain
nez rouge	nose
nos glaces	cone
nouilles sautées	ramen
nounours	teddy-bear
nous avons déménagé	moving-box truck
nous déménageons	moving-box truck
nouveaux locaux	moving-box truck
nouvel album	vinyl
nouvelle adresse	moving-box truck
nouvelle adresse email	envelope
nouvelle adresse mail	envelope
nuit des musées	framed-picture temple
nuit des étoiles	telescope moon star
numéro vert	telephone
néphrologie	kidneys
observation des oiseaux	binoculars
observation des étoiles	telescope moon star
observatoire	telescope moon star
obsèques	candle dove
office de tourisme	world-map compass
office du tourisme	world-map compass
oiseau de feu	phoenix
oiseau-de-feu	phoenix
oliveraie	olive
olivier	olive
oliviers	olive
on air	microphone radio
on danse	dancer
on déménage	moving-box truck
on livre	scooter
onglerie	nail-polish polish-bottle
opticien	glasses eye
opticienne	glasses eye
optiques de phares	car
orage	bolt
orages	bolt
orchestre d'harmonie	trumpet
ordinateur portable	laptop
oreiller	bed
ornithologie	binoculars
orthophonie	conversation
orthophoniste	conversation
osier	basket
ostréiculteur	oyster
ourlet	needle
ourse	bear
ourson	teddy-bear
outillage	toolbox
outils	toolbox
p'tit déj	croissant cup
pad thai	ramen
pad thaï	ramen
paddle	surfboard
pain au chocolat	croissant
pain d'épice	loaf
pain et baguettes	baguette
pains au chocolat	croissant
palissade	fence
palmarès	trophy medal
paludier	salt
paléontologie	dinosaur
panier de légumes	basket carrot
panini	sandwich
papeterie	pencil paperclip
parapluie	umbrella
parasol	parasol
parc d'attractions	roller-coaster
parc naturel	national-park
parfum pour femme	perfume
parfumerie	perfume
parfumeur	nose
parfums de glace	cone
parfums de luxe	perfume
parfums du jour	cone
parking réservé	car
parking souterrain	car
paroisse	church
parrainage	handshake
partie d'échecs	chess-pawn
partie de pêche	fishing-rod
passereau	bird
patate	potato
patates	potato
patinage	ice-skate
patois	conversation
pavillon à vendre	house key
pc gamer	desktop-computer
pelote	yarn
pelotes	yarn
pelouse à tondre	lawn-mower
pendaison de crémaillère	house key
pendant les travaux	barrier cone
penderie	wardrobe
pendre la crémaillère	house key
pendule	clock
percussionniste	drum
percussions	drum
permis de conduire	steering-wheel car
persil	herb
personnel soignant	stethoscope
petit déj	croissant cup
petit déjeuner	croissant cup
petit prince	planet rose fox
petit train	locomotive
petit-déj	croissant cup
petit-déjeuner	croissant cup
petits débrouillards	flask atom
petits pois	pea-pod
petits éditeurs	book
petits-déjeuners	croissant cup
phares allumés	car
phares dans la nuit	car
phares dans la pluie	car
phares de voiture	car
phares de voitures	car
phishing	hook
photocopies	printer
photocopieur	printer
photographe de mariage	rings camera
photographe mariage	camera
pirogue	canoe
pisciniste	swimming-pool
pitou	dog
pièce en patois	mask curtain
pièce en trois actes	mask curtain
pièce en wallon	mask curtain
pièce montée	layer-cake
place de parking	car
plan canicule	sun thermometer
plancha	barbecue
planche de surf	surfboard
plantes grasses	cactus
plantes médicinales	herb
planétarium	planet
plat du jour	cutlery cloche
plat fromage dessert	cutlery cloche
plats à emporter	takeout-box
plein phares	car
pleine conscience	lotus
pleine lune	moon
pleins phares	car
plongeur	scuba-diver
plongeuse	scuba-diver
plot de chantier	cone
plume blanche	feather
plume d'oie	feather
plume de paon	feather
plume rouge	feather
plumes	feather
plumes de paon	feather
poids lourd	semi-truck
point relais	parcel
pointes de danse	ballet-shoes
poissonnier	fish
polyglotte	conversation globe
polynésie	hibiscus palm
pomme	apple
pommes de terre	potato
pommes frites	fries
pommes à croquer	apple
pommier	apple
pompes funèbres	candle
poney-club	horse horseshoe
porc à la broche	barbecue
porcelet	pig
portage bébé	baby-bottle
portail coulissant	fence
portails	fence
porte d'entrée	doorway
porte de garage	garage
porte entrouverte	doorway
porte-bébé	baby-bottle
portes de garage	garage
portes et fenêtres	doorway window
pose de fenêtres	window
poste de radio	radio
pot au feu	stew
pot de l'amitié	clinking-glasses
pot-au-feu	pot
potimarron	pumpkin
potiron	pumpkin
potière	vase
potée	pot
poubelle	wastebasket
poulailler	hen
poulain	horse
poulet	drumstick
poulet rôti	drumstick
pour la paix	dove
poutine	fries
poêle à bois	fireplace
poêle à granulés	fireplace
poêles à bois	fireplace
poêles à granulés	fireplace
premier album	vinyl
premiers soins	bandage plus
première représentation	mask curtain
presse locale	newspaper
pressing	hanger shirt
primeur	apple carrot
prise de rendez-vous	calendar
prise de sang	test-tube
prise électrique	plug
procrastination	hourglass clock
profs de maths	calculator ruler
programmation informatique	brackets laptop
projection du film	clapper film-reel
promenade en calèche	horse
prothésiste ongulaire	nail-polish polish-bottle
prévention routière	traffic-light car
psychologue	conversation armchair
pupitre	lectern
pâte de fruits	candy
pâtisserie maison	rolling-pin
pâtissière	cupcake
pèlerinage	boot church
péniche	motor-boat
périphérique	car
pétanque	trophy
pétards	firework
pêche à pied	crab shell
pêches de vigne	peach
qualité de l'eau	drop
quatuor à cordes	violin
que faire ce week-end	calendar
quincaillerie	nut-and-bolt hammer wrench
quiz musical	headphones notes
rafting	canoe
rallye automobile	racing-car
rallye-raid	jeep
ramassage des déchets	gloves wastebasket
ramonage	fireplace
ramoneur	fireplace
rando	hiker
randonneuse	hiker
randonnée	hiker
rap	microphone
rap français	microphone
rap mélancolique	microphone
rapaces nocturnes	owl
rappeur	microphone
rappeuse	microphone
rassemblement auto	car
ravioles	dumpling
recrute chauffeur	steering-wheel
refuge animalier	paw
refuge de montagne	hut
rehaussement de cils	lashes
reiki	balanced-stones
rein	kidneys
relais colis	parcel
remet tout à demain	hourglass clock
remise des clés	key
remise des prix	trophy medal
remise en forme	dumbbell
rempaillage	chair
rempailleur	chair
rempailleuse	chair
renarde	fox
rendez-vous en ligne	calendar
renforcement musculaire	dumbbell
repair café	wrench screwdriver
repas partagé	cutlery cloche
restau	cutlery cloche
restaurant scolaire	cutlery cloche
restauration scolaire	cutlery cloche
restaurer une 4l	car
resto	cutlery cloche
restrictions d'eau	tap drop
retouches	needle spool
retrait de colis	parcel
retraite aux flambeaux	flame
retransmission du match	television football
rhum	whiskey
riziculture	rice
robinetterie	tap
rock'n'roll acrobatique	dancer
romarin	herb
rose des vents	compass-rose
rosier	rose
rosiers	rose
rosiériste	rose
rougail	curry
rouge-gorge	bird
roulotte	caravan
route barrée	barrier cone
ruche	bee
rucher	bee
rue barrée	barrier cone
récif corallien	coral
réflexologie	balanced-stones
rémouleur	knife
rénovation de phares	car
rénovation intérieure	paint-roller
réparation de chaises	chair
réparation de téléphones	smartphone
réservation en ligne	calendar
résultats du bac	graduation-cap
rétrogaming	invader joystick
réunion de parents	conversation school
réunion de quartier	people
réunion publique	conversation people
réunion électorale	ballot-box
rôtisserie	drumstick
saint valentin	heart rose
saint-nicolas	gift bell
saint-valentin	heart rose
salade	salad
salades	salad
salaison	ham
salle d'escalade	climber
salle d'évasion	padlock key
salle de bain	bathtub
salle de bains	bathtub
salle de bloc	climber
salle de sport	dumbbell kettlebell
salon de jardin	parasol armchair
salon du livre	book
sans accident	hard-hat safety-vest
sapin	fir
sapin de noël	fir bauble
sapins de noël	fir bauble
sardine	fish
sauce piquante	chili
saucisson	ham
saucisson d'âne	ham
sauge	herb
saumon	fish
saunier	salt
sauvetage en mer	lifebuoy
savonnerie	soap bubbles
savonnier	soap
savonnière	soap
savons artisanaux	soap
saxophoniste	saxophone
scrutin	ballot-box
sculpture de ballons	balloons
sculpture sur pierre	hammer
seau	bucket
secourisme	bandage plus
secourisme canin	dog
semi permanent	nail-polish polish-bottle
semi-permanent	nail-polish polish-bottle
semis	sprout
serrure	padlock
serrurerie	key
service client	headset
service des urgences	hospital ambulance
service traiteur	cloche cutlery
services à la personne	hand-heart house
ses 40 ans	layer-cake balloons
ses 50 ans	layer-cake balloons
ses 60 ans	layer-cake balloons
shampoing coupe	scissors comb hair-dryer
shampoing coupe brushing	scissors comb hair-dryer
shampoing coupe de griffes	dog
shopping	shopping-bags
sieste musicale	lotus
signes du zodiaque	planet moon star
silent party	headphones
skatepark	skateboard
ski-club	skis
skieuse	skier
slam	microphone
smartphone	smartphone
snooker	billiard-ball
soignants	stethoscope
soirée amoureux	heart rose
soirée d'hiver	snowflake
soirée jeux	dice
solfège	notes
sorbet	soft-ice-cream
sorcière	broom
sorcières	broom moon
sortie d'album	vinyl
sorties chauve-souris	bat
souper-bénéfice	cutlery
sous la couette	bed
soutenance	graduation-cap
soutenance de thèse	graduation-cap
spectacle de magie	top-hat magic-wand
spectacle pyrotechnique	firework
spiritueux	whiskey
stage de cirque	circus-tent
stage de foot	football
standardiste	headset
start up	rocket
start-up	rocket
startup	rocket
station de lavage	car-wash
station de ski	skier
stationnement interdit	car
stationnement réservé	car
stylisme	dress hanger
styliste	dress hanger
stylo plume	nib
stère	logs
sucette glacée	popsicle
super maman	superhero
super mamie	superhero
super papa	superhero
super papi	superhero
super-héroïne	superhero
sur l'autoroute	car
sur les traces	footprints
sur un croissant	moon
surf	surfboard
syndicat d'initiative	world-map compass
sécheresse	drop sun
sécurité au travail	hard-hat safety-vest
sécurité routière	traffic-light car
sérigraphie	framed-picture
sérigraphie textile	shirt
table d'hôtes	cutlery
table ronde	conversation people
taille de griffes	dog
tailleur de pierre	hammer
tailleurs de pierre	hammer
tajine	stew
tandem linguistique	conversation globe
tapissier	armchair sofa
tapissier d'ameublement	armchair sofa
tapissière	armchair sofa
tapissière d'ameublement	armchair sofa
tartiflette	potato
tatoueuse	tattoo-machine
taxi-ambulance	ambulance taxi
team mariée	champagne clinking-glasses
tee-shirt	shirt
teinture végétale	yarn
teintures naturelles	yarn
temple grec	temple
temps des sucres	maple-leaf
tennis de table	ping-pong
terrine	ham
test auditif	ear hearing-aid
test de vue	eye glasses
thon	fish
thym	herb
thème astral	planet moon star
thé dansant	dancer
théâtre municipal	mask curtain
théâtre wallon	mask curtain
tiaré	hibiscus
ticket de caisse	receipt
tir sportif	target
tir à l'arc	archer
tirelire	piggy-bank
tisane	cup
tisanerie	herb
tissage	yarn
toast à l'avocat	avocado
toilettage canin	dog
tombola	ticket gift
tonte	lawn-mower
torches enflammées	flame
torréfacteur	coffee-bean cup
tote bag	bag
tour de chant	microphone
tour du monde	world-map
tournage	clapper
tournoi	trophy medal
tournoi d'échecs	chess-pawn
tournoi de pétanque	trophy
tourteau	crab
tourtière	pie
tout est gratuit	gift hand-heart
toutou	dog
toutous	dog
traducteur	conversation globe
traductions	conversation globe
traductrice	conversation globe
traductrice littéraire	nib conversation
trail	running-shoe mountain
traiteur	cloche cutlery
traiteur végétal	carrot broccoli cloche
tram	tram
transat	parasol
transats	parasol
transhumance	cow
transport sanitaire	ambulance
transports scolaires	bus
travaux d'assainissement	barrier cone
travaux de voirie	barrier cone
tri des déchets	wastebasket
tribunal	scales
tricot	yarn
tricot-thé	yarn
tricoté main	yarn
tricotés à la main	yarn
troc de graines	sprout
troc de plantes	potted-plant sprout
trois groupes	guitar drum
trombone	trumpet
trompettiste	trumpet
trophée	trophy
troupe de théâtre	mask curtain
trousseau de clés	key
truelle	brick-trowel
truite	fish
très haut débit	nodes laptop
tuba	trumpet
télécabine	cable-car
téléphone portable	smartphone
téléphone à table	smartphone
téléphones portables	smartphone
téléphones usagés	smartphone
télétravail	laptop
ukulélé	guitar
un bateau	boat
un cœur	heart
une 4l	car
une lune	moon
une plume	feather
une porte	doorway
une pousse	sprout
une vague	wave
usine	factory
vacances d'automne	maple-leaf acorn
vacances d'été	sun sunglasses
vacances de la toussaint	maple-leaf acorn
vache	cow
vaches	cow
vague de froid	snowflake thermometer
vagues	wave
valise	suitcase
valises	suitcase
vannerie	basket
veillée	candle
veillée autour du feu	campfire
velouté	stew
vendanges	grapes wine-glass
vente aux enchères	gavel
vente de printemps	tulip shirt
vente privée	shopping-bags
vente à emporter	takeout-box
ver de terre	worm
verger	apple
verglas	snowflake
vernis à ongles	nail-polish polish-bottle
verre de l'amitié	clinking-glasses
verres progressifs	glasses
vers de terre	worm
vestiaire	hanger
vestiaire solidaire	hanger shirt
viande	steak
vidéo de mariage	video-camera
viennoiserie	croissant
viennoiseries	croissant
vigneron	grapes wine-glass bottle
vignerons	grapes wine-glass bottle
vignoble	grapes wine-glass bottle
vin chaud	cup citrus
vinyles	vinyl
vinyles d'occasion	gramophone
violoniste	violin
vis et boulons	nut-and-bolt
visite de maison	house key
visserie	nut-and-bolt
vitrerie	window
vitrier	window
voile de mariée	rings bouquet
voilier	boat
voiture ancienne	car
voiture électrique	charging-station
voitures anciennes	car
voitures de collection	car
volaille	hen
volets	window
volley	volleyball
votre colis	parcel
votre commande	parcel
voyage en car	bus
voyance	crystal-ball
voyante	crystal-ball
vsl	ambulance
vtt	bicycle
véloroute	bicycle
vélorution	bicycle
vêtements	shirt
vêtements d'occasion	hanger shirt
vœux du maire	clinking-glasses champagne
webradio	radio
wedding cake	layer-cake
western	cowboy-hat
wrap	burrito
wraps	burrito
yaourt	milk
yogourt	milk
zone 30	traffic-light car
zone de gratuité	gift hand-heart
à la bougie	candle
écharpe de portage	baby-bottle
échecs	chess-pawn
écheveaux	yarn
échiquier	chess-pawn
éclairs	bolt
éclipse de lune	moon
éclipse de soleil	sun
éclipse lunaire	moon
éclipse solaire	sun
écluse	boat
école de conduite	steering-wheel car
école de musique	notes note
école de surf	surfboard
économies	piggy-bank
économies d'eau	tap drop
écouteurs	headphones
écran géant	television
éditeurs indépendants	book
édredon	bed feather
élagage	tree
élagueur	tree
élections	ballot-box
élections municipales	ballot-box
électricienne	plug
élevage bovin	cow
émission de radio	radio
épargne	piggy-bank
épicéa	fir
épilation	leg
épilation laser	leg
épilation à la cire	leg
épinette	fir
épluchette	corn
épluchette de blé d'inde	corn
épée	crossed-swords
érable	maple-leaf
étal	market-stall
étiopathe	spine
étoile filante	star
étude surveillée	pencil book-stack
études surveillées	pencil book-stack
éveil musical	drum
éveil sonore	maracas notes
œil	eye
œnologie	wine-glass grapes
œuf	egg
œufs	egg
œufs frais	egg`,
  es: `a la basura	wastebasket
abejas	bee honeycomb honey-pot
abono orgánico	sprout leaf
acampada	tent campfire
aceite de cocina usado	drop bottle
aceite de oliva	olive
aceite usado	drop bottle
acompañamiento en duelo	candle
acto institucional	lectern
acto patrio	pennants
adopción canina	dog bathtub
adopción responsable	dog paw cat
adopta no compres	paw dog cat
adopta un perro	dog
aduana	ship globe
agenda escolar	book pencil
agenda tu cita	calendar
agenda tu visita	house key
agente aduanal	ship globe
agroquímicos	sprout leaf
ahorrar luz	bulb plug
ahorro energético	bulb plug
aikido	judo-suit
ajiaco	stew pot
al pastor	taco
alfajor	cookie
alfajores	cookie
alimentación saludable	apple avocado
alisado	hair-dryer comb
alisado brasileño	hair-dryer comb
almazara	olive
almejas	oyster
almuerzo ejecutivo	cutlery cloche
almuerzos caseros	pot cutlery
almácigo	sprout potted-plant
alojamiento rural	house tree
alpargata	flat-shoe
alpargatas	flat-shoe
alquiler de grúas	crane
alquiler de habitación	key bed doorway
alquiler de piso	house key
alquiler de sonido	microphone
alquilo habitación	key bed doorway
altar de muertos	candle skeleton
amaneceres	horizon
ancla	anchor
anclas	anchor
aniversario de bodas	rings clinking-glasses
aniversario de la promo	graduation-cap
aniversario de matrimonio	rings clinking-glasses
anteojos	glasses eye
anteojos de sol	sunglasses
aove	olive
apaga el móvil	smartphone
apague su celular	smartphone
apaguen el celular	smartphone
apagón	bulb plug
aparatos electrónicos	desktop-computer smartphone
aperitivo	olive martini
apiario	bee honeycomb honey-pot
apnea del sueño	bed moon
aprende a nadar	swimmer wave
arco de globos	balloons
arepas	corn
arepas rellenas	corn
arepera	corn
armazones	glasses eye
arreglamos móviles	smartphone
arreglo celulares	smartphone
arreglo de celulares	smartphone
arreglo suelas	boot hammer
arreglos de ropa	needle spool
arriendo apartamento	key bed doorway
arriendo habitación	key bed doorway
arriendo local	storefront
artículos de costura	spool needle safety-pin
asado	barbecue
asado criollo	barbecue
asado solidario	barbecue steak
asador	barbecue steak
asamblea	conversation people
aseo público	toilet
asesora de lactancia	stroller teddy-bear
asesorías escolares	pencil book-stack
asistencia en carretera	truck car
astrología	planet moon star
astronomía	telescope planet
astrónomo	telescope planet
atún	fish
autoconsumo	solar-panel
autoescuela	steering-wheel car
autopartes	engine car-battery tire
autos antiguos	car
autos clásicos	car
auxilio mecánico	truck car
auxilio vial	truck car
ave fénix	phoenix
ayuda con tareas	pencil book-stack
ayuda humanitaria	hand-heart people
azucenas	flower hibiscus
baby bump	pregnancy
bacalao	fish
bachata	dancer
bailarina	ballet-shoes
bailarinas	ballet-shoes
baile de salón	dancer
banco de sangre	blood-drop
banco de tiempo	handshake
banda de cornetas	trumpet drum
banda de metal	guitar drum
banda de música	trumpet drum
banda de rock	guitar drum
banda municipal	trumpet drum
banda tributo	guitar drum
bandurria	guitar notes
banquetería	cloche cutlery
banquetes	cloche cutlery
bar de copas	martini tall-drink
barco vivienda	motor-boat
barra de tragos	martini tall-drink
basura electrónica	desktop-computer smartphone
basura marina	wave bucket
batida de limpieza	wastebasket
bautizo	dove candle
baño de sonido	bell lotus
baño y corte canino	dog
baños públicos	toilet
becas	graduation-cap
begonia	flower hibiscus
belén viviente	star fir
berberechos	oyster
besamanos	candle church
bici	bicycle
bici al trabajo	bicycle
bicicleta	bicycle
bicicletería	bicycle wrench
birrete	graduation-cap
birretes	graduation-cap
boda	rings dove bouquet
boda civil	rings dove bouquet
bodas	rings dove bouquet
bodas de oro	rings clinking-glasses
bodas de plata	rings clinking-glasses
bodorrio	rings dove bouquet
bola de helado	cone
bolas de helado	cone
bolero	microphone notes
boleros	microphone notes
bomba de gasolina	fuel-pump
bonsai	potted-plant tree
bonsais	potted-plant tree
bonsái	potted-plant tree
bonsáis	potted-plant tree
boquerones	fish
borreguito	sheep
botas de agua	boot
botas de montaña	boot
botijo	amphora
botijos	amphora
botiquín	bandage plus
botox capilar	hair-dryer comb
box de crossfit	kettlebell dumbbell
boxeador	boxing-glove
boxeadora	boxing-glove
brigadistas	fire-extinguisher hard-hat
brindar con champán	champagne balloons
bronceador	sun lotion-bottle
brunch	fried-egg pancakes cup
brushing	hair-dryer comb
brújula	compass
burra	donkey
burrito sabanero	donkey
buscamos conductores	steering-wheel
buzón de correos	postbox
cabalgata de reyes	crown star
cacahuate	peanuts
cacahuates	peanuts
cacerola	pot
cacería	deer
cachapa	corn
cachapas	corn
cachorra	dog
cachorros en adopción	dog
cafe	cup coffee-bean moka-pot
cafe de especialidad	cup coffee-bean moka-pot
cafecito	cup coffee-bean moka-pot
café de idiomas	conversation
caja de desayuno	gift cup croissant
calabaza	pumpkin
calabazas	pumpkin
calaverita	skeleton candle
calaveritas	skeleton candle
caldo de res	stew pot
caldos	stew pot
calesita	carousel-horse
calzone	slice
camarera	cloche
camarero	cloche
cambiamos de local	moving-box truck
cambio de domicilio	moving-box truck
campamento urbano	sun toy-blocks
campeonato de brisca	trophy
campeonato de dominó	trophy
campeonato de mus	trophy
campeonato de truco	trophy
campeones	trophy
camper	van caravan
camperizada	van caravan
camping	tent campfire
cancelería	window
canceles	window
canchitas	football gloves
candy bar	cupcake layer-cake
canina	dog
cantando juntos	choir
canto coral	choir
capuchino	cup coffee-bean moka-pot
carboncillo	pencil
carpintería de aluminio	window
carrera de montaña	runner mountain
carrera nocturna	runner mountain
carrera popular	running-shoe
carros clásicos	car
carta astral	planet moon star
carta de temporada	cutlery cloche
casa de acogida	paw dog cat
casa de campo	house tree
casa de comidas	cutlery cloche
casa flotante	motor-boat
casa piloto	house key
casa rural	house tree
casita rural	house tree
casorio	rings dove bouquet
castillo hinchable	castle balloon
casting	clapper video-camera
cata de agaves	bottle glass
catering	cloche cutlery
cebar mate	mate
cebo mates	mate
celulares	smartphone
cena benéfica	hand-heart cutlery
cena de gala benéfica	hand-heart cutlery
cena solidaria	hand-heart cutlery
centro de copiado	printer
cerezos en flor	cherry-blossom
cerrado por obras	paint-roller hard-hat
cerrado por reforma	paint-roller hard-hat
ceviche	shrimp fish lemon
cevichería	shrimp fish lemon
chacinas	ham
charanga	trumpet drum
charcutería ibérica	ham
charla magistral	lectern microphone
chatarra electrónica	desktop-computer smartphone
chequeo ginecológico	stethoscope doctor
chequeo médico	stethoscope doctor
chequeo médico anual	stethoscope doctor
chirigotas	mask party-popper
choclo	corn
chocoflan	flan
chocolatada	cup
chocolate caliente	cup
chocolate con churros	cup
choferes	steering-wheel
choripanes	hot-dog
choripán	barbecue
churrería	cup
churros	cup
cierre de campaña	ballot-box megaphone
cine club	clapper film-reel popcorn
cineclub	clapper film-reel popcorn
cinefórum	clapper film-reel popcorn
cinturón negro	judo-suit
cinéfilos	clapper film-reel popcorn
cita en línea	calendar
citas online	calendar
clase de ballet	ballet-shoes
clase magistral	lectern microphone
clases de dibujo	pencil
clases de ingles	conversation
clases de manejo	steering-wheel car
clases de natación	swimmer wave
clases de regularización	pencil book-stack
clases de salsa	dancer
clases de vela	boat anchor
club ciclista	cyclist bicycle
clínica del sueño	bed moon
coches clásicos	car
cocina integral	oven
cocinas a medida	oven
coctel de camarón	shrimp fish lemon
coctel de mariscos	shrimp
coctel en vaso	shrimp
coctelería	martini tall-drink
cofradía	candle church
colmena	bee honeycomb honey-pot
colonia de vacaciones	sun toy-blocks
columpio	swing
columpios	swing
comerciantes	storefront
comercio de barrio	storefront
comercio exterior	ship globe
comercio local	storefront
comercios del barrio	storefront
comida casera	pot cutlery
comida corrida	pot cutlery
comida sana	apple avocado
comparsas	mask party-popper
compañera de piso	key house doorway
compañero de piso	key house doorway
completada	hot-dog
completo italiano	hot-dog
completos italianos	hot-dog
componentes de pc	desktop-computer chip
compra local	storefront
comprá en el barrio	storefront
concierto de resurrección	dove church
concierto tributo	guitar drum
concurso de belenes	star fir
concurso de catrinas	skeleton candle
concurso de fotografía	camera aperture
conejita	rabbit
conejito	rabbit
conejitos	rabbit
conejo	rabbit
conferencia	lectern
conferencia magistral	lectern microphone
control de plagas	bug ant
convocatoria de becas	graduation-cap
coordinadora de urgencias	ambulance stethoscope
copa de campeones	trophy
copia de llaves	key
copias a color	printer
copistería	printer
coral polifónica	choir
corderito	sheep
cordero a la estaca	barbecue
cordero al palo	barbecue
cornetas y tambores	trumpet drum
coro parroquial	choir
corona fúnebre	bouquet flower
coronas fúnebres	bouquet flower
corte de agua	tap
corte de energía	bulb plug
corte de luz	bulb plug
corte de uñas canino	dog
corte del agua	tap drop
cortes de agua	tap
cortometraje	clapper video-camera
cortometrajes	clapper film-reel popcorn
corzo	deer
crema solar	sun lotion-bottle
crepas	pancakes
crepería	pancakes
crepes	pancakes
cristalería y aluminio	window
crossbox	kettlebell dumbbell
crossfit	kettlebell dumbbell
cuaderno de recetas	pot chef-hat
cuarto de escape	padlock key
cuarto en renta	key house doorway
cuatro quesos	slice
cucurucho	cone
cuencos tibetanos	bell lotus
cuentacuentos	book teddy-bear
cuidado de la piel	lotion-bottle stethoscope
cuidado pintura	paint-roller brush
cuidadores	hand-heart conversation
culto dominical	church
cumple 30	layer-cake balloons
cumple 40	layer-cake balloons
cumple 50	layer-cake balloons
cumpleaños	layer-cake balloons gift
curso de ingles	conversation
curso de vela	boat anchor
cámara analógica	camera aperture
cámara de comerciantes	storefront
cámara de comercio	storefront
cántara	amphora jar
cántaro	amphora
cántaros	amphora
cóctel de camarón	shrimp fish lemon
código abierto	brackets laptop
cómic	superhero book-stack
cómics	superhero book-stack
decoración con globos	balloons
depa	house key doorway
departamento modelo	house key
departamentos en preventa	house key
departamentos en venta	house key
dermatología	lotion-bottle stethoscope
dermatóloga	lotion-bottle stethoscope
dermatólogo	lotion-bottle stethoscope
desarrolladores	brackets laptop
desarrollo organizacional	people
desayuno a domicilio	gift cup croissant
desayuno buffet	cup croissant
desayuno completo	cup croissant
desayuno continental	cup croissant
desayuno de trabajo	cup croissant
desayuno sin gluten	cup croissant
desayuno solidario	cup croissant
desayuno sorpresa	gift cup croissant
desayunos sorpresa	gift cup croissant
descanse en paz	candle dove
desfibrilador	anatomical-heart
desfile de catrinas	skeleton candle
desfile de moda	dress hanger
despachador de aduana	ship globe
despedida de soltera	champagne clinking-glasses
despedidas de soltera	champagne clinking-glasses
destilería	bottle glass
diario escolar	pencil backpack
dibujo al natural	pencil
dibujo con modelo	pencil
dietista	apple avocado
diplomado	graduation-cap
discos de vinilo	vinyl
discurso	lectern
diseñadora de moda	dress hanger
diseño de moda	dress hanger
doble acristalamiento	window
docencia	apple pencil
dojo	judo-suit
domingo de resurrección	dove church
domos y ventanas	window
donante de sangre	blood-drop
donantes de sangre	blood-drop
dormir mejor	bed moon
dorsales	runner mountain
día de los muertos	skeleton candle
día de muertos	skeleton candle
día del maestro	apple pencil
día sin carro	bicycle
día sin coche	bicycle
días sin azúcar	apple avocado
eclipse de luna	moon
eclipse de sol	sun
eclipse lunar	moon
eclipse solar	sun
editorial independiente	book
editoriales independientes	book
eficiencia energética	bulb plug
egresados	graduation-cap
el móvil	smartphone
el pájaro de fuego	phoenix
el recreo	pencil backpack
elecciones	ballot-box
elefantito	elephant
elote	corn
elotes	corn
email marketing	envelope
embarazadas	pregnancy
embutidos	ham
empanada	dumpling
empanadas	dumpling
empanadas caseras	dumpling
empanadillas	dumpling
empanaditas	dumpling
en adopción	paw dog cat
en bicicleta	bicycle wrench
en reformas	paint-roller hard-hat
en renta	key house doorway
enlace matrimonial	rings dove bouquet
ensayo coral	choir
ensayo de banda	microphone
entradas dobles	ticket
entrega de paquetes	parcel truck
entrenador personal	kettlebell dumbbell
entrenamiento funcional	kettlebell dumbbell
envío de paquetes	parcel truck
equipo novia	champagne clinking-glasses
escalada	climber
escalera de aluminio	ladder
escalera de mano	ladder
escaleras de tijera	ladder
escape room	padlock key
escuela de fútbol	football
escuela de música	notes note
escuela de patinaje	roller-skate
escuela de surf	surfboard wave
escuela de vela	boat anchor
escuela de verano	sun toy-blocks
espardeñas	flat-shoe
espectáculo de magia	top-hat magic-wand
esquite	corn
esquites	corn
estación de servicio	fuel-pump
estambre	yarn
estamos de reforma	paint-roller hard-hat
estrellita	star
estrellitas	star
estudiantina	guitar notes
estudio de fotografía	camera aperture
estudio fotográfico	camera aperture
ex alumnos	graduation-cap
exalumnos	graduation-cap
examen de admisión	pencil
examen de la vista	eye glasses
examen final	pencil
excursión en bus	bus
exposición de fotografía	camera framed-picture
exposición fotográfica	camera framed-picture
extractor de miel	bee honeycomb honey-pot
exámenes finales	pencil
fabada	stew pot
factura de la luz	bulb plug
factura electrónica	receipt calculator
facturación	receipt calculator
facturación electrónica	receipt calculator
facturas electrónicas	receipt calculator
fanfarria	trumpet drum
fantasma	ghost
fantasmas	ghost
faros de coche	car
faros del coche	car
feria de abril	flamenco-dancer hand-fan
feria de ciencias	flask atom microscope
feria de discos	vinyl
feria de ganado	cow
feria de trueque	handshake
feria del libro	book
feria medieval	crossed-swords castle
ferreteria	hammer toolbox screwdriver
ferretero	hammer toolbox screwdriver
ferretería	hammer toolbox screwdriver
fertilizante	sprout leaf
fertilizantes	sprout leaf
fiesta de la matanza	ham wine-glass
fiesta de quince	crown dress
fiesta mayor	pennants balloons
fiestas del barrio	pennants balloons
fiestas patrias	pennants
fiestas patronales	pennants balloons
figurantes	clapper video-camera
finca rural	house tree
fitoterapia	herb leaf
flamenca	flamenco-dancer
flamenco rosa	flamingo
flamencos rosados	flamingo
flamencos rosas	flamingo
flan casero	flan
flan napolitano	flan
fletes	truck moving-box
flotador de flamenco	flamingo
fonoaudiología	conversation
fonoaudióloga	conversation
foto estudio	camera aperture
fotocopiadora	printer
fotocopias	printer
fotografía analógica	camera aperture
fotoperiodismo	camera framed-picture
fotógrafa	camera aperture
fotógrafo	camera aperture
fotógrafo de bodas	camera
fracturas	bone joint
fregadero	sponge tap
fresas	strawberry
fresas con crema	strawberry
frutería	apple cherries citrus
frutos secos	peanuts
fuente de la plaza	fountain
fuente monumental	fountain
fuentes ornamentales	fountain
fugazzeta	slice
fumigación	bug ant
fundación benéfica	hand-heart people
fundas para celular	smartphone
furgo	van caravan
furgo camper	van caravan
furgos	van caravan
futbolito	football
fútbol 5	football gloves
fútbol sala	football gloves
gafas de sol graduadas	sunglasses
gafas de ver	glasses eye
gafas graduadas	glasses eye
gafas oscuras	sunglasses
gala benéfica	hand-heart cutlery
galgo	dog
galgos	dog
galletitas	cookie
ganadera	cow
ganadero	cow
ganadería	cow
gestantes	pregnancy
gestión de talento	people
ginecología	stethoscope doctor
ginecológico	stethoscope doctor
ginecóloga	stethoscope doctor
gladiolos	flower hibiscus
globo aerostático	hot-air-balloon
globos con helio	balloons
golden retriever	dog
golondrina	bird
gorditas	taco
gorros tejidos	yarn
grito de independencia	pennants
grupo de apoyo	conversation hand-heart
grupo de duelo	candle
grupo de rock	guitar drum
grupo sanguíneo	blood-drop
grúa 24 horas	truck car
grúa torre	crane
guantazos	boxing-glove
guantes de boxeo	boxing-glove
guardería canina	dog bathtub
guiso	stew pot
guisos	stew pot
habitación en alquiler	bed key
hamaca de playa	parasol
hamburguesa	burger fries
hamburguesada	burger fries
hamburguesas	burger fries
hamburguesería	burger fries
hardware	desktop-computer chip
hay mesa	cutlery cloche
helados	cone popsicle
helados artesanales	cone
herbolario	herb leaf
herboristería	herb leaf
hierbas medicinales	herb leaf
higiene alimentaria	chef-hat
hilado	yarn
hilandería	yarn
historietas	superhero book-stack
hoguera	campfire flame
homenaje a queen	guitar drum
hongos	mushroom
hora del cuento	book teddy-bear
hora del vermut	olive martini
horneamos	rolling-pin oven
horóscopo	planet moon star
hotcakes	pancakes
huelga	megaphone
huella de carbono	leaf globe
huella ecológica	leaf globe
huellas	footprints
huerta	watering-can sprout carrot
huerta en balcón	potted-plant watering-can sprout
huerta orgánica	potted-plant watering-can sprout
huerto en macetas	potted-plant watering-can sprout
huerto escolar	potted-plant watering-can sprout
huerto urbano	watering-can trowel sprout
huertos comunitarios	watering-can sprout
hueso de perro	bone
huesos	bone
huevos benedictinos	fried-egg pancakes cup
huevos camperos	egg
huevos de corral	egg
huevos de pascua	egg
huevos fritos	fried-egg pancakes cup
huevos rancheros	fried-egg pancakes cup
humitas	corn
ibéricos	ham
iglesia evangélica	church
ilusionista	magic-wand top-hat
impermeabilizante	paint-roller
importación y exportación	ship globe
imprenta	printer
impresiones y copias	printer
inflables	castle balloon
infusiones	teapot cup
infusión	teapot cup
ingeniera civil	bridge blueprint
ingeniero civil	bridge blueprint
ingeniero estructural	bridge blueprint
ingeniería civil	bridge blueprint
ingeniería estructural	bridge blueprint
ingles para adultos	conversation
inglés para adultos	conversation
inglés para niños	conversation
insomnio	bed moon
instalación fotovoltaica	solar-panel
intercambio de idiomas	conversation
intercambio de libros	book book-stack
intercambio solidario	handshake
jamón ibérico	ham
jardín botánico	flower
jardín de infantes	toy-blocks teddy-bear
jardín de niños	toy-blocks teddy-bear
javascript	brackets laptop
jirafita	giraffe
jiu jitsu	judo-suit
jornada de adopción	dog paw cat
jornadas culturales	pennants balloons
jornadas de caza	deer
jornadas micológicas	mushroom
juego de escape	padlock key
juegos infantiles	playground-slide
junta vecinal	people conversation
karate	judo-suit
keratina	hair-dryer comb
kermés	ferris-wheel carousel-horse
kick boxing	boxing-glove
kínder	toy-blocks teddy-bear
la misma sazón	pot cutlery
la última ronda	clinking-glasses
lactancia	stroller teddy-bear
lactancia materna	stroller teddy-bear
lamentamos el fallecimiento	candle dove
lamentamos la partida	candle dove
lana	yarn
lana merino	yarn
lanas	yarn
latas de pintura	paint-roller
lava lo que uses	sponge tap
lava tu plato	sponge tap
lava tus platos	sponge tap
lava tus trastes	sponge tap
lavanda	herb
lavandas	herb
lechón asado	barbecue
lectura de cartas	crystal-ball moon star
lectura de tarot	crystal-ball moon star
lecturas de tarot	crystal-ball moon star
lentejas	stew pot
lentes de sol	sunglasses
lentes graduados	glasses eye
lentes oscuros	sunglasses
leoncito	lion
leones	lion
leña	logs axe
librería papelería	pencil paperclip ruler
libro de cocina	pot chef-hat
libro de recetas	pot chef-hat
libros leídos	book book-stack
licenciatura	graduation-cap
limpieza de costas	wave bucket
limpieza de playa	gloves wastebasket
limpieza de playas	gloves wastebasket
limpieza del río	wave bucket
lirios	flower
lista de correo	envelope
lista de emails	envelope
llave inglesa	wrench
llaves de tuerca	wrench
llaves perdidas	key
lluvia de estrellas	telescope planet
locro	stew
logopeda	conversation
logopedia	conversation
lonches	sandwich
los lirios	flower
los planetas	planet rocket
los tenis	running-shoe
lotería mexicana	lotto-balls
lubina	fish
luces del coche	car
luna de sangre	moon
luna llena	moon
luz de velas	candle
línea de ayuda	telephone
línea gratuita	telephone
maceta	potted-plant
macetas	potted-plant
madejas	yarn
madre no trabaja aquí	sponge tap
maestro de primaria	apple pencil
mago	top-hat magic-wand
manifestación	megaphone
manipulación de alimentos	chef-hat
manipulador de alimentos	chef-hat
mantecados	cookie
manual de convivencia	book pencil
maní	peanuts
marejada	wave
margherita	slice
mariachi	guitar notes
mariposas	butterfly
mariposita	butterfly
marisquería	shrimp fish lemon
martillo	hammer
mascota perdida	dog
matanza del cerdo	ham wine-glass
matanza tradicional	ham wine-glass
matazón	ham wine-glass
matear	mate
material escolar	pencil paperclip ruler
mazorcas	corn
me caso	rings dove bouquet
mecedora	chair
medalla	medal
medallas	medal
medialuna	croissant cup
medialunas	croissant cup
mejillones	shell
menú de cuchara	stew pot
menú de la semana	cutlery cloche
menú del día	cutlery cloche
menú diario	cutlery cloche
menú ejecutivo	cutlery cloche
menú semanal	cutlery cloche
mercadillo navideño	fir bauble bell
mercado navideño	fir bauble bell
mercería	spool needle safety-pin
mercerías	spool needle safety-pin
mercurio retrógrado	planet moon star
merluza	fish
mesa de dulces	cupcake layer-cake
mesa de postres	cupcake layer-cake
mesa dulce	cupcake layer-cake
mesa dulce temática	cupcake layer-cake
mesa para dos	cutlery cloche
mesero	cloche
meseros	cloche
mestizo en adopción	dog
mesón	cutlery cloche
mezcal	bottle glass
mezcalería	bottle glass
mi perro	dog
minicamper	van caravan
mis quince	crown dress
mis xv	crown dress
mis xv años	crown dress
mocasines	flat-shoe
mojitos	martini tall-drink
mole de olla	stew pot
moros y cristianos	crossed-swords castle
movilización	megaphone
mozos	cloche
mudanzas	truck moving-box
muebles de cocina	oven
muestra fotográfica	camera framed-picture
mula	donkey
mulas	donkey
murciélago	bat
murciélagos	bat
muzza	slice
nadar	swimmer wave
natación	swimmer wave
naturista	herb leaf
necesitamos sangre	blood-drop
nevería	cone popsicle
no tenemos baño	toilet
no tires basura	wastebasket
noche de boleros	microphone notes
noche de champán	champagne balloons
noche de estrellas	telescope moon star
noche de los museos	framed-picture temple
noche de salsa	dancer
noche de san juan	campfire flame
normas de clase	book pencil
nos cambiamos de local	moving-box truck
nos casamos	rings dove bouquet
nos hemos mudado	moving-box truck
nos mudamos	moving-box truck
nos tomamos el último	clinking-glasses
nos trasladamos	moving-box truck
novela gráfica	superhero book-stack
nuestro perro	dog
nueva dirección	moving-box truck
nuevo local	moving-box truck
nutricionista	apple avocado
nutrióloga	apple avocado
níscalos	mushroom
o negativo	blood-drop
observación astronómica	telescope planet
observación de estrellas	telescope moon star
observatorio	telescope moon star
ofrenda	candle
ofrenda floral	bouquet flower
ofrendas florales	bouquet flower
olas	wave
oleaje	wave
olla	pot
ollas	pot
ong	hand-heart people
oposiciones	pencil
optica	glasses eye
optometrista	glasses eye
orientación en el monte	compass
orquídea	flower hibiscus
orquídeas	flower hibiscus
ortopedista	bone joint
ositos	teddy-bear
ovejita	sheep
ovillos	yarn
padel	racket
pajarito	bird
pajaritos	bird
paletas de hielo	popsicle
paletería	cone popsicle
pambazo	sandwich
pamela	sun-hat
pan de muerto	loaf
panal	bee honeycomb honey-pot
panderetas	bell star
panel solar	solar-panel
panettone	loaf
panqueques	pancakes
pantalla rota	smartphone
papanicolaou	stethoscope doctor
papas fritas	fries
papelería	pencil paperclip ruler
papelería y copistería	pencil paperclip ruler
pares de tenis	running-shoe
paro general	megaphone
parque infantil	playground-slide
parrillada	barbecue
partido de fútbol	football gloves
pascua de resurrección	dove church
paseo en globo	hot-air-balloon
pastas caseras	pot cutlery
pastel de cumpleaños	layer-cake
pastel imposible	flan
pastorela	bell star
patatas fritas	fries
patinadores	roller-skate
patinaje	roller-skate
patinar sobre hielo	ice-skate
patito	duck
patito de hule	duck
patitos	duck
patitos de goma	duck
pc gamer	desktop-computer chip
peces	fish
pedir cita	calendar
pelea de box	boxing-glove
peregrinación	boot church
periódico escolar	pencil backpack
perol	pot
perrihijo	dog
perrita	dog
perritas	dog
perrito en adopción	dog
perrito salchicha	dog
perro extraviado	dog
perro perdido	dog
perro salchicha	dog
perros en adopción	dog
personas en duelo	candle
pescadería	fish
pescado	fish
pez	fish
peña flamenca	flamenco-dancer guitar
peñas	guitar
pichanga	football
pilates prenatal	pregnancy sitting-yoga
pinchazo de bici	bicycle wrench
pintacaras	palette brush
pintura fresca	paint-roller brush
pintura para exterior	paint-roller
pintura vinilica	paint-roller
pintura vinílica	paint-roller
pisadas	footprints
pisco	bottle glass
piso compartido	key house doorway
piso en alquiler	house key
piso en venta	house key
pista de hielo	ice-skate
pizza	slice
pizza a la piedra	slice
pizza al corte	slice
pizzas	slice
pizzeria	slice
pizzería	slice
placa solar	solar-panel
plan nutricional	apple avocado
plantas de interior	potted-plant
plantas medicinales	herb
plantones	sprout potted-plant
plato de cuchara	stew pot
platos de cuchara	stew pot
plaza de juegos	playground-slide
plásticos en el mar	wave bucket
podenco	dog
pollada	drumstick
pollería	drumstick
pollitos	chick
pollo a la brasa	drumstick
pollos asados	drumstick
polos de hielo	popsicle
polvorones	cookie
portal de belén	star fir
portero de fútbol	football
portones automáticos	garage
portón de garaje	garage
posada navideña	pinata
posadas navideñas	pinata
posgrado	graduation-cap
potaje	stew pot
potro	horse
pozole	stew
pregonero	lectern
pregón	lectern
pregón de carnaval	mask party-popper
prenatal	pregnancy sitting-yoga
preparto	pregnancy
primera comunión	dove candle
primeros auxilios	bandage plus
procesión	candle church
profesorado	apple pencil
protección civil	fire-extinguisher hard-hat
protección solar	sun lotion-bottle
protector solar	sun lotion-bottle
protectora	paw dog cat
protectora de animales	paw dog cat
protectores solares	sun lotion-bottle
prueba de sonido	microphone
psicología	brain heart
psicóloga	conversation armchair
psicólogo	conversation armchair
psicólogos	brain
puente colgante	bridge
puente de piedra	bridge
puente romano	bridge
puericultura	stroller teddy-bear
puerta de garaje	garage
puertas de garaje	garage
puesta de sol	horizon
punto de recogida	parcel truck
python	brackets laptop
pádel	racket
pájaro	bird
pájaro de fuego	phoenix
quesadillas	taco
queso de mano	corn
quinario	candle church
quinceañera	crown dress
racimo	grapes
racimo de uvas	grapes
racimos de uva	grapes
ramo de rosas	rose
ranita	frog
raspados	cone popsicle
rastrillo solidario	vintage-lamp gramophone
ravioles	pot cutlery
rcp	anatomical-heart
reanimación	anatomical-heart
reanimación cardiopulmonar	anatomical-heart
recambios	engine car-battery tire
recetario	pot chef-hat
recetas de la abuela	pot chef-hat
recibo de la luz	bulb plug
reciclaje de pilas	wastebasket
reciclatón	desktop-computer smartphone
recién horneado	rolling-pin oven
recién pintado	paint-roller brush
recogida de basura	gloves wastebasket
recogida de paquetes	parcel truck
recolección de basura	wastebasket
recordatorio de difunto	candle dove
recreación histórica	crossed-swords castle
recursos humanos	people
reencuentro de egresados	graduation-cap
refaccionaria	engine car-battery tire
refacciones	engine car-battery tire
reforma de cocina	hard-hat paint-roller
reforma integral	hard-hat paint-roller
reformas integrales	hard-hat paint-roller
refugio canino	dog
refugio de animales	paw dog cat
regalamos entradas	ticket
reglamento escolar	book pencil
regularización escolar	pencil book-stack
rehacemos tu cocina	hard-hat paint-roller
reina pepiada	corn
remodelación de cocinas	hard-hat paint-roller
repair café	wrench screwdriver
reparación de celulares	smartphone
reparación de móviles	smartphone
reparación de pc	desktop-computer chip
repaso escolar	pencil book-stack
reposera	parasol
repostería casera	rolling-pin oven
repuestos	engine car-battery tire
repuestos de auto	engine car-battery tire
reserva de citas	calendar
reserva de mesa	cutlery cloche
reserva tu mesa	cutlery cloche
reservá tu mesa	cutlery cloche
residuos electrónicos	desktop-computer smartphone
restauración de sillas	chair
resurrección	dove church
reto saludable	apple avocado
reto sin azúcar	apple avocado
reunión de padres	conversation school
revisión de la vista	eye glasses
revista del colegio	pencil backpack
revista escolar	pencil backpack
reyes magos	crown star
rocódromo	climber
rodaje	clapper video-camera
roles de canela	rolling-pin oven
roller derby	roller-skate
rollos de canela	rolling-pin oven
romería	church
ronca	bed moon
rondalla	guitar notes
ronquidos	bed moon
roomie	key house doorway
rosas	rose
rosas rojas	rose
rosca de reyes	donut crown
roscón de reyes	loaf
rosticería	drumstick
rrhh	people
rueda de mate	mate
rust	brackets laptop
ruta de las fuentes	fountain
rutina facial	lotion-bottle stethoscope
sabes nadar	swimmer wave
sabores de la semana	cone popsicle
sala de escape	padlock key
sala de urgencias	ambulance stethoscope
salchipapa	fries
salchipapas	fries
salida del sol	horizon
salsa y bachata	dancer
salud mental	brain heart
san silvestre	runner mountain
sancocho	stew pot
sandías	watermelon
santa misa	church
sapo	frog
saxo	saxophone
saxofones	saxophone
saxofonista	saxophone
saxos	saxophone
sazón casero	pot cutlery
schnauzer	dog
se alquila piso	house key
se busca arquero	football gloves
se busca perro	dog
se buscan conductores	steering-wheel
se casa	rings dove bouquet
se casan	rings dove bouquet
se hacen tareas	pencil book-stack
se renta	key house doorway
se renta cuarto	bed key
se rentan	key house doorway
se rentan cuartos	key house doorway
se solicitan choferes	steering-wheel
se vende piso	house key
seguridad alimentaria	chef-hat
selección de personal	people
semana cultural	pennants balloons
semillas	sprout leaf
sensible fallecimiento	candle dove
servicio de banquetes	cloche cutlery
servicio de grua	truck car
servicio de grúa	truck car
servicio de urgencias	ambulance stethoscope
sesiones de fotos	camera aperture
sesión de fotos	camera aperture
sesión fotográfica	camera aperture
set de filmación	clapper video-camera
setas	mushroom
sevillanas	flamenco-dancer
show de magia	magic-wand top-hat
signos del zodiaco	planet moon star
silencio examen	pencil
silla de madera	chair
sillas	chair
sillas de enea	chair
sillas de mimbre	chair
sillas de rejilla	chair
sillero	chair
simulacro	fire-extinguisher hard-hat
simulacro de evacuación	fire-extinguisher hard-hat
simulacro de sismo	fire-extinguisher hard-hat
sin agua	tap drop
sin luz	bulb plug
sin móviles	smartphone
sin ánimo de lucro	hand-heart people
sistema solar	planet rocket
smash burger	burger fries
sneaker	running-shoe
socorrismo	bandage plus
soldadesca	crossed-swords castle
soldador	goggles hard-hat
soldadora	goggles hard-hat
soldadura	goggles hard-hat
soldar	goggles hard-hat
sombrero de ala ancha	sun-hat
sombrero de paja	sun-hat
sombrero panamá	sun-hat
sombrero texano	cowboy-hat
sombrero vaquero	cowboy-hat
sombrero vueltiao	sun-hat
sopes	taco
sorteamos entradas	ticket
sorteo de entradas	ticket
spa canino	dog bathtub
subasta de ganado	cow
submarino	cup
suculentas	potted-plant
suministro de agua	tap drop
surf	surfboard wave
surfero	surfboard wave
surfista	surfboard wave
sus quince	crown dress
suspensión de agua	tap
tabla de surf	surfboard wave
taburetes	chair
tacos al pastor	taco
taller de bicicletas	bicycle wrench
taller de bicis	bicycle wrench
taller de huerto	watering-can trowel sprout
talleres de verano	sun toy-blocks
tamales	corn
tanatología	candle
tanatóloga	candle
tapicero	armchair sofa
tapicería	armchair sofa
taqueria	taco
taquería	taco
tareas dirigidas	pencil book-stack
tareas escolares	pencil book-stack
tarot	crystal-ball moon star
tarotista	crystal-ball moon star
tarta de boda	layer-cake
tarta de cumpleaños	layer-cake
tartas de boda	layer-cake
taza de chocolate	cup
tebeos	superhero book-stack
tejeduría	yarn
tejido a mano	yarn
tejidos a mano	yarn
teléfono de la esperanza	telephone
templo bautista	church
templo parroquial	church
terapia de lenguaje	conversation
terapia psicológica	brain heart
tereré	mate
ternero	cow
teñido de lana	yarn
teñido natural	yarn
tienda de calzado	high-heel ankle-boot flat-shoe
tienda de campaña	tent campfire
tienda de discos	vinyl
tienda de zapatos	high-heel ankle-boot flat-shoe
tiendas del barrio	storefront
tijeras	scissors
tinaja	amphora
tintes naturales	yarn
tintorería	hanger shirt
tira la basura	wastebasket
tirada de cartas	crystal-ball moon star
tisanas	teapot cup
tlacoyos	taco
tlapalería	hammer toolbox screwdriver
toga y birrete	graduation-cap
torneo de mus	trophy
torneo de pádel	racket
torneo medieval	crossed-swords castle
torta ahogada	sandwich
torta de cumpleaños	layer-cake
torta de milanesa	sandwich
tortas ahogadas	sandwich
tortería	sandwich
tortuguita	turtle
trail	runner mountain
trail running	runner mountain
traje de flamenca	flamenco-dancer
traje largo	dress
trajes de baño	bikini
trajes de flamenca	flamenco-dancer
traumatólogo	bone joint
tributo a queen	guitar drum
triduo	candle church
trofeo	trophy
trucha	fish
truco de magia	magic-wand top-hat
trucos de magia	magic-wand top-hat
trueque	handshake
trueque de libros	book book-stack
trueque de plantas	potted-plant sprout
tu pc	desktop-computer chip
tumbona	parasol
tumbonas	parasol
tuna universitaria	guitar notes
té de hierbas	teapot cup
un amanecer	horizon
un atardecer	horizon
un belén	star fir
un flamenco	flamingo
un león	lion
un mate	mate
un puente	bridge
un salchicha	dog
un ventanal	window
una copa de despedida	clinking-glasses
una huella	footprints
una huella de pie	footprints
una llamada	telephone
unas copas	clinking-glasses
unos mates	mate
unos tenis	running-shoe
urgencias médicas	ambulance stethoscope
urgencias pediátricas	ambulance stethoscope
uso del baño	toilet
vaca	cow
vacas	cow
vacuno	cow
velación	candle
velada de boxeo	boxing-glove
veladoras	candle
velero	boat anchor
venado	deer
ventana	window
ventanal	window
ventanales	window
ventanas	window
ventanas de pvc	window
vermut	olive martini
vermutería	olive martini
vermú	olive martini
vestido de gala	dress
vestido de gitana	flamenco-dancer
vestidos de fiesta	dress
vestidos de noche	dress
viaje de egresados	suitcase bus
viaje de estudios	suitcase bus
vida sana	apple avocado
videncia	crystal-ball moon star
vidente	crystal-ball moon star
vidriera del local	storefront
vidrieras del barrio	storefront
vidriería	window
vidrios y aluminios	window
villancico	bell star
villancicos	bell star
vinilos	vinyl
vivero de plantas	potted-plant sprout
voluntariado	hand-heart people
votaciones	ballot-box megaphone
votación	ballot-box
vuelo en avioneta	airplane
vuelo en globo	hot-air-balloon
vía crucis	candle church
vía láctea	planet rocket
xv años	crown dress
y fabulosa	champagne balloons
yegua	horse
yerba mate	mate
yoga prenatal	pregnancy sitting-yoga
zambomba	bell star
zapatero	boot hammer
zapatería	high-heel ankle-boot flat-shoe
zapatillas deportivas	running-shoe
zapatos	high-heel ankle-boot flat-shoe
zapatos de mujer	high-heel ankle-boot flat-shoe
zona de juegos	playground-slide swing
zorrito	fox
zorro	fox
área de juegos	playground-slide swing
ñoquis	pot cutlery
ñoquis del 29	pot cutlery
óptica	glasses eye
útiles escolares	pencil paperclip ruler`,
} as const;
