/**
 * Pictures that the library takes, by their names in their sets: things that customers' designs are about. `name:id` renames one, so that
 * the id says what it shows. What the studio draws itself is not here.
 */
export const fluentPictures = `
badger bear beaver beetle bison boar camel chipmunk coral crocodile deer dolphin donkey dragon duck eagle elephant
ewe:sheep feather flamingo four-leaf-clover frog front-facing-baby-chick:chick giraffe goat goose gorilla hamster hatching-chick hedgehog
herb hibiscus hippopotamus horse-face:horse hyacinth jellyfish kangaroo koala lady-beetle:ladybug leopard lion lizard llama mammoth
maple-leaf monkey-face:monkey moose mosquito mouse-face:mouse  orangutan otter owl panda parrot peacock
penguin pig-face:pig polar-bear poodle raccoon ram rhinoceros rooster sauropod:dinosaur scorpion seal shark skunk sloth snail snake spider
spider-web spouting-whale:whale sunflower swan t-rex tiger-face:tiger tropical-fish turkey turtle unicorn wolf worm zebra
blowfish:pufferfish cherry-blossom bouquet squid lobster crab shrimp oyster bug ant cockroach phoenix-bird:phoenix microbe
 amphora baby-bottle bacon bagel baguette-bread:baguette banana beans bell-pepper bento-box 
blueberries bottle-with-popping-cork:champagne broccoli bubble-tea burrito butter candy cheese-wedge:cheese chestnut chocolate-bar
chopsticks clinking-glasses coconut cooked-rice:rice cookie cooking:fried-egg cucumber curry-rice:curry custard:flan cut-of-meat:steak
dango dumpling ear-of-corn:corn eggplant falafel fondue fortune-cookie fried-shrimp garlic ginger-root:ginger glass-of-milk:milk
green-salad:salad honey-pot hot-dog hot-pepper:chili jar kiwi-fruit:kiwi leafy-green:lettuce lemon lime lollipop mango melon
meat-on-bone:ham moon-cake olive onion pancakes pea-pod peach peanuts pear pie pineapple potato poultry-leg:drumstick rice-ball sandwich
salt shallow-pan-of-food:paella soft-ice-cream spaghetti steaming-bowl:ramen strawberry stuffed-flatbread:kebab taco takeout-box 
tomato tumbler-glass:whiskey waffle watermelon pot-of-food:stew mate american-football badminton baseball bowling:bowling-pins
boxing-glove bullseye:target chess-pawn crystal-ball curling-stone diving-mask field-hockey fishing-pole:fishing-rod
flag-in-hole:golf-flag framed-picture ice-hockey ice-skate jack-o-lantern joystick kite magic-wand
martial-arts-uniform:judo-suit nesting-dolls party-popper piata:pinata ping-pong pool-8-ball:billiard-ball puzzle-piece ribbon:bow
rugby-football roller-skate running-shirt skis sled sparkler teddy-bear thread:spool volleyball yo-yo ambulance
articulated-lorry:semi-truck auto-rickshaw bellhop-bell brick bridge-at-night:bridge bus canoe carousel-horse castle church
cloud construction:barrier desert-island factory ferris-wheel fire-engine fountain fuel-pump helicopter hindu-temple
hospital hourglass-done:hourglass hut japanese-castle:pagoda kick-scooter locomotive metro:subway minibus mosque motor-boat
motor-scooter:scooter motorcycle mountain-cableway:cable-car national-park office-building parachute 
pickup-truck playground-slide police-car racing-car rainbow ring-buoy:lifebuoy roller-coaster satellite school ship skateboard
snow-capped-mountain sport-utility-vehicle:suv stadium statue-of-liberty synagogue taxi thermometer tornado tractor tram
vertical-traffic-light:traffic-light volcano watch wood:logs world-map abacus accordion adhesive-bandage:bandage axe backpack ballet-shoes
ballot-box-with-ballot:ballot-box banjo basket bathtub bed bikini billed-cap:baseball-cap boomerang bow-and-arrow briefs bubbles calendar
carpentry-saw:saw closed-mailbox-with-raised-flag:mailbox coat coffin computer-mouse credit-card crown crutch crossed-swords crayon
desktop-computer diya-lamp dna drop-of-blood:blood-drop electric-plug:plug envelope fire-extinguisher flashlight flat-shoe flute
funeral-urn:urn gloves goggles handbag headstone:gravestone high-heeled-shoe:high-heel hook identification-card:id-card jeans kimono
lab-coat ladder locked:padlock long-drum:conga lotion-bottle magnet magnifying-glass-tilted-left:magnifier maracas microscope mirror
mobile-phone:smartphone money-bag musical-keyboard:keyboard necktie newspaper nut-and-bolt package:parcel paperclip pick:pickaxe plunger
postbox printer purse pushpin radio razor receipt red-paper-lantern:paper-lantern rescue-workers-helmet:hard-hat safety-pin safety-vest
satellite-antenna sari scarf screwdriver scroll shopping-cart shorts shower soap socks sponge stethoscope sunglasses syringe telephone
telescope television test-tube thong-sandal:flip-flop toilet toolbox top-hat video-camera violin wastebasket womans-boot:ankle-boot
womans-hat:sun-hat x-ray alembic shopping-bags
folding-hand-fan:hand-fan roll-of-paper:toilet-paper anatomical-heart brain ear foot leg lungs nose handshake nail-polish footprints
flexed-biceps:biceps mechanical-arm santa-claus
`;

/** Pictures of other sets, in one tone: what emoji don't show, or not as plainly. `set:name:id`. */
export const otherPictures = `
healthicons:nurse:nurse healthicons:spine:spine healthicons:joints:joint healthicons:skeleton:skeleton
healthicons:kidneys:kidneys healthicons:intestine:intestine healthicons:pregnant:pregnancy healthicons:hearing-aid:hearing-aid
healthicons:general-surgery:scalpel healthicons:wheelchair:wheelchair healthicons:doctor-female:doctor ph:barbell-fill:barbell
ph:pipe-fill:pipe ph:pipe-wrench-fill:pipe-wrench ph:shovel-fill:shovel ph:baby-carriage-fill:stroller 
ph:garage-fill:garage ph:washing-machine-fill:washing-machine ph:oven-fill:oven ph:crane-tower-fill:crane ph:lighthouse-fill:lighthouse
ph:solar-panel-fill:solar-panel ph:solar-roof-fill:solar-roof ph:charging-station-fill:charging-station ph:person-simple-ski-fill:skier
ph:person-simple-swim-fill:swimmer ph:campfire-fill:campfire ph:hair-dryer-fill:hair-dryer ph:bowling-ball-fill:bowling-ball
ph:drone-fill:drone ph:headset-fill:headset ph:wall-fill:wall ph:vault-fill:safe ph:calculator-fill:calculator ph:chef-hat-fill:chef-hat
ph:cowboy-hat-fill:cowboy-hat ph:belt-fill:belt ph:car-battery-fill:car-battery ph:hoodie-fill:hoodie ph:swimming-pool-fill:swimming-pool
ph:steering-wheel-fill:steering-wheel ph:tire-fill:tire ph:engine-fill:engine ph:fan-fill:fan ph:lego-fill:toy-brick
ph:picnic-table-fill:picnic-table ph:cricket-fill:cricket-bat ph:metronome-fill:metronome ph:armchair-fill:armchair ph:desk-fill:desk
ph:dresser-fill:dresser ph:blueprint-fill:blueprint ph:lectern-fill:lectern ph:hand-soap-fill:hand-soap ph:bulldozer-fill:bulldozer
ph:jar-label-fill:jam-jar ph:knife-fill:knife ph:van-fill:van ph:jeep-fill:jeep ph:person-simple-run-fill:runner
ph:person-simple-hike-fill:hiker ph:person-simple-snowboard-fill:snowboarder ph:person-simple-bike-fill:cyclist ph:gas-can-fill:gas-can
ph:binoculars-fill:binoculars tabler:caravan-filled:caravan tabler:blender-filled:blender tabler:microwave-filled:microwave
temaki:fireplace:fireplace temaki:water-tap:tap temaki:anvil:anvil temaki:wind-turbine:wind-turbine
temaki:swing:swing temaki:trampoline:trampoline temaki:tattoo-machine:tattoo-machine temaki:security-camera:security-camera
temaki:brick-trowel:brick-trowel temaki:archery:archer temaki:climbing:climber temaki:window:window temaki:sandbox:sandbox
 temaki:scuba-diving:scuba-diver maki:watermill:watermill maki:fence:fence maki:bbq:barbecue
`;

/** Pictures whose features are told by fine shades. */
export const finePictures: readonly string[] = ["pig", "pie", "chestnut", "peach", "mango", "hippopotamus"];

/** Emoji whose words name what the studio draws itself: `name:figure`. */
export const drawnByHand = `
croissant pretzel doughnut:donut popcorn carrot cherries grapes mushroom avocado cupcake honeybee:bee butterfly rabbit-face:rabbit
cow-face:cow guitar saxophone trumpet drum rocket robot umbrella snowman cactus tulip rose teapot lipstick
chicken:hen palm-tree:palm broom spiral-shell:shell ringed-planet:planet
`;
