/**
 * What travellers write for what the catalogue knows: "tag, tag: words". Folded
 * spelling (no accents, lower case); a star ends a stem, an underscore joins the
 * words of a phrase. The first tag is the strongest, the others come along.
 */
export const wishWords = `
museum: museum* museen museo* musee* musei museu* 博物館 美術館
art: art arts arte arti kunst* painting* pintura* peinture* gemalde* pittura* artist* malerei アート 美術
modern-art: modern_art contemporary_art arte_moderno arte_moderna art_moderne art_contemporain moderne_kunst arte_contemporanea arte_contemporaneo
gallery, art: galler* galeri* galerie* gallerie*
design: design* diseno architecture_and_design interiordesign デザイン
history, historic: histor* geschicht* storia storico historia old_town old_towns altstadt vieille_ville casco_antiguo centro_storico casco_viejo centro_historico medieval old_stones heritage past 歴史 旧市街
war-history: war wwii ww2 wwi world_war military guerra guerre krieg* battlefield* resistance churchill
civil-rights: civil_rights slavery black_history african_american_history
archaeology, ruins: archaeolog* archeolog* arqueolog* archaolog* excavat* antiquit* roman_ruins roman_remains roman_baths ancient antike 遺跡
ruins: ruin* ruines rovine ruinas old_stones ruinen
architecture: architect* architekt* arquitect* architett* arkitektur* gaudi* modernism* art_nouveau art_deco brutalism* skyline facades 建築
palace, architecture: palace* palac* palais palast* schloss* palazz* palais royal* 宮殿
castle: castle* castill* chateau* burg* castell* castel* slot slotte fort fortress* 城
mosque, religious: mosque* mezquita* mosquee* moschee* moschea* mesquita* mosk* blue_mosque モスク
church, religious: church* iglesia* eglise* kirche* chies* igreja* kirke* cathedral* catedral* cathedrale* dom kathedral* cattedral* basilica* domkirke monaster* abbey* 教会
synagogue, religious: synagog* sinagog* jewish_quarter jewish_heritage jewish_history ghetto
temple, religious: temple* templo* tempel* tempio templi 寺 お寺
shrine, religious: shrine* santuario* schrein* 神社
cemetery: cemeter* cementerio* cimetier* friedhof* cimiter* kirkegard*
monument: monument* landmark* denkmal* sights sightseeing highlights must-sees must_sees sehenswurdigkeit* monumento* lieux_incontournables statue* sevaerdighed* 名所 観光
bridge: bridge* brucke* puentes ponti broer
square: piazza* plaza* squares platze
neighbourhood, walk: neighbo* barrio* quartier* viertel* quartier* bairro* kvarter* district* wander* strolling stroll medina harlem village kiez 街歩き 散策
street: streets alley* lanes gassen backstreets back_streets
viewpoint, view: view viewpoint* views miradour* mirador* aussicht* point_de_vue vista* panoram* miradouro* belveder* udsigt* lookout* scenic 夜景 展望
tower, viewpoint: tower* observation_deck* empire_state skyscraper* torre* turm* wolkenkratzer* rascacielos
sunset, viewpoint: sunset* atardecer* coucher_de_soleil sonnenunterg* tramont* por_do_sol solnedgang* 夕日
sunrise: sunrise* amanecer* lever_de_soleil sonnenaufg* alba
library, books: librar* bibliot* bibliothek*
literature, books: literat* writer* writers poet* poesia novel* hemingway pessoa shakespeare
books: books bookshop* bookstore* librerias librairie* buchladen buchhandlung* 本屋
film, cinema: film* movie* cinema* cine harry_potter kino
science: science* scienc* wissenschaft* ciencia* scienz* technology planetarium* experimentarium 科学
space: space astronom* nasa planets espace espacio weltraum craters rockets
dinosaurs, science: dinosaur* dinosauri* dinos natural_history 恐竜
maritime: maritime ships nautical naval viking* harbour harbor seafaring
transport: transport* trams vintage_trams
tram: tram* strassenbahn* eletrico* tranvia* sporvogn*
train: trains scenic_train* railway* railroad* zug* trenes 電車 鉄道
ferry, boat: ferry ferries fahre* transbordador* traghett* faerge*
tiles, ceramics: tile* azulejo* kachel* carreaux piastrelle
ceramics, crafts: ceramic* potter* keram* ceramica* poterie* porcelain* 陶芸 陶器 焼き物
crafts, market: craft* artesan* artisan* handwerk* artigian* artesanato handicraft* handmade weav* carpets rugs leather handvaerk kunsthandvaerk* 工芸
fashion, shopping: fashion* moda vintage_clothes thrift* designer_shops
street-art: street_art graffiti* mural* streetart wynwood
photo: photo* fotograf* instagram* 写真
park: park parks parque* parc parcs parchi central_park 公園
garden, park: garden* jardin* garten* garten giardin* jardim* jardins haver botanic* 庭園 庭
botanical, garden: botanic* botan*
nature: nature* natur naturaleza natura outdoors national_park* countryside wilderness wild 自然
wildlife, nature: wildlife animals tiere animales animaux fauna monkeys sloth* sloths crocodile* turtle* macaw* whales whale_watching dolphin* safari* dyr 動物
birds: bird* birding vogel oiseaux aves birdwatch*
zoo, family: zoo* tierpark* 動物園
aquarium, family: aquari* oceanar* oceanario* acuario* den_bla_planet 水族館
beach, swim: beach* playa* plage* strand* spiagg* praia* sandy sunbath* sunbak* tanning sonnenbad* tomar_el_sol bronzer solbad* seaside badeurlaub 海水浴 ビーチ 海
swim, beach: swim* nadar baigna* nuotare nadar schwimm* baden bathing banarse bain svomn* swimming_hole* bano bade* 泳 プール
surf, beach: surf* 波乗り サーフィン
dive, snorkel: diving dive scuba buceo plongee tauchen immersion* mergulh* dykning ダイビング
snorkel: snorkel* schnorchel* シュノーケル
sail, boat: sail* segeln velero voile vela catamaran* yacht* sejl*
boat, cruise: boat* barco* bateau* boot boots bootsfahrt* barca barche bateaux schiff* bad_tur bosphorus_cruise boat_day river_cruise* 船 クルーズ
kayak: kayak* kajak* canoe* paddle*
fishing: fishing angeln pesca peche fisketur* lystfisk* 釣り
island: island* isla* ile* insel* isole isola ilha* o_hop* oer 島
river: river* thames tagus seine fluss* riviere fiume* floden 川
lake: lake* lago* lac lacs
canal: canal* kanal* canaux
waterfall, nature: waterfall* cascad* wasserfall* cachoeir* vandfald 滝
cave: cave caves cueva* grotte* hohle*
forest: forest* bosque* foret* wald walder foresta skov
jungle, nature: jungle* rainforest* selva* dschungel* regnskov* jungla
mountain, nature: mountain* montana* montagne* berge bergen atlas_mountains montagna montanha* bjerg* 山
volcano: volcan* vulkan* caldera
desert: desert* wuste* deserto orken sahara dunes agafay 砂漠
hike, nature: hike* hiking trek* senderis* randonnee* wander wandern wanderung* escursion* trilha* vandre* vandring* ハイキング 登山
walk: walk walks walking paseo* promenade* spazier* passeggiat* passeio* gature 散歩
bike: bike* biking cycl* bici* velo fahrrad* radfahren radtour* bicicleta* cykel* cykl* mountain_bik* 自転車
horse: horse* caballo* cheval chevaux reiten pferde* cavall* heste* ridning
zipline: zipline* zip-lin* zip_lin* tirolina* tyrolienne* canopy_tour*
golf: golf*
balloon: balloon* globo ballon montgolfier*
stargazing: stargaz* stars_at_night night_sky
ski: ski skis skiing skier* skiing esqui* skifahr* skilaufen sciare sci slopes pistes powder freeride backcountry off-piste off_piste skilob skilift スキー パウダー
snowboard, ski: snowboard* スノボ スノーボード
snowshoe: snowshoe* raquettes schneeschuh*
sledding: sled* sledging toboggan* luge schlitten rodel* kaelk* そり
ice-skating: ice_skat* iceskat* patinage schlittschuh* pattinaggio skojte*
cable-car: cable_car* gondola_lift seilbahn* telepherique*
scenic-drive: road_trip* scenic_drive* roadtrip* coastal_drive
tour: guided_tour* tours walking_tour* visita_guiada* visite_guidee* fuhrung* ツアー
workshop: workshop* taller* atelier* kurs*
cooking-class: cooking_class* cooking_course* cookery kochkurs* cours_de_cuisine curso_de_cocina corso_di_cucina madlavningskurs* 料理教室
tasting: tasting* degustac* degustation* verkostung* degustazion* smagning* wine_tasting* food_tour* foodie*
market, local: market* mercado* marche marches markt* mercat* marked* souk* bazaar* bazar* flea_market* soco zoco* 市場 マーケット
food-hall, market: food_hall* food_market* food_court* time_out_market mercado_gastronomico
shopping: shopping shop* compras einkauf* bummeln boutiques magasins negozi outlet* mall malls comprare compra 買い物 ショッピング
antiques: antique* antiguedad* antiquit* antikmarkt brocante* trodel* antiquariato vintage
playground, family: playground* spielplatz* parque_infantil aire_de_jeux parco_giochi legeplads* parquinho 遊び場 公園で遊
theme-park, family: theme_park* amusement_park* rollercoaster* freizeitpark* parc_d'attractions parque_de_atracciones tivoli disney* forlystelsespark* 遊園地
family: family-friendly family_friendly kid-friendly kid_friendly child-friendly kids_activities kinderfreundlich bornevenlig* 子連れ
spa, wellness: spa spas wellness* massage* thermal* therme* thermes balneario* terme sauna* 温泉施設 スパ
hammam, spa: hammam* hamam* turkish_bath* hamman
onsen, hot-spring: onsen* hot_spring* thermes_chaudes heisse_quelle* aguas_termales 温泉
yoga, wellness: yoga* meditat* retreat ヨガ
wellness: wellbeing relax* pamper* entspann* detente relajar* rilassar* descansar afslapning*
sport: sport* deporte* football soccer futbol fussball* baseball basketball nba nfl f1 formula_1 tennis calcio sports_bar fodbold
stadium, sport: stadium* stadion* stade estadio*
festival: festival* carnival fiesta* feria fest festa
seasonal: cherry_blossom* blossom* sakura foliage autumn_leaves autumn_colo* fall_colo* fall_foliage christmas_market* weihnachtsmarkt* marche_de_noel 桜 紅葉
romantic: romantic* romantis* romantique* honeymoon candle*
quiet: quiet* peaceful tranquil* ruhig* calme silenz* rolig* stille 静か
free: free_things kostenlos* gratis gratuit*
rainy-day: rainy_day* indoor*
carriage: carriage* kutsche* caleche* horse_drawn
alcohol: alcohol* booze alkohol* alcool* アルコール お酒
music, live-music: music* musica musique* musik* gigs gig concert* konzert* conciert* koncert* 音楽 ライブ
live-music, music: live_music live_bands livemusik musica_en_vivo musica_dal_vivo musique_live honky-tonk* honky_tonk* songwrit* songwriters bands
jazz, live-music: jazz* ジャズ
blues, live-music: blues
country, live-music: country_music honky* bluegrass songwrit* grand_ole_opry
fado, live-music: fado* ファド
flamenco, live-music: flamenco* フラメンコ
opera, classical: opera* oper オペラ
classical: classical_music classical_concert* philharmon* symphon* klassisk* klassische_musik
theatre: theatre* theater* teatro* 演劇 歌舞伎 kabuki
musical, theatre: musical* broadway west_end ミュージカル
comedy: comedy stand-up standup kabarett
dance: dance* dancing baile* danse* tanz* ballet* salsa tango danza
cinema: cinemas movie_theater*
nightlife, bar: nightlife night_life nachtleben vie_nocturne vida_nocturna vita_notturna vida_noturna natteliv party partying fiesta_nocturna feiern fare_festa clubbing sortir going_out 夜遊び
nightclub, nightlife: nightclub* club clubs clubbing discotec* discothe* boites_de_nuit boite_de_nuit techno raves electronic_music dj djs disco* clubber* クラブ
bar, cocktails: bar bars bares kneipe* pub_crawl speakeas* dive_bar* barer bar_crawl bodega* バー
rooftop, view: rooftop* roof_top azotea* dachterrasse* toit* terrazza tagterrasse*
cocktails, bar: cocktail* mixolog* coctel* カクテル
beer, pub: beer* bier* biere* birra birre cerveza* cerveja* craft_beer* pint pints ale ales ビール
wine, tasting: wine_tasting* wine* vino vinos vini vin vins wein* vinho* weingut* winery wineries ワイン
natural-wine, wine: natural_wine* naturwein* vin_naturel vins_naturels vino_natural* vini_naturali naturvin
winery, wine: winer* vineyard* bodegas vigneto* weingut* vignoble* vinyard* vingard*
casino: casino* gambl* poker roulette
strip, adults-only: strip_club* stripper*
adults-only: adults-only adults_only
local, casual: local_food local_restaurants local* authentic* typisch* typique* tipic* lokale einheimisch* simple_places no_frills hole_in_the_wall hidden hyggelig* lavet_lokalt 地元 郷土料理
street-food, local: street_food streetfood comida_callejera cuisine_de_rue cibo_di_strada comida_de_rua food_trucks food_stalls gadekokken 屋台
fine-dining: fine_dining michelin* gourmet* tasting_menu* gastronomi* haute_cuisine sternerestaurant* omakase fancy_dinner* ミシュラン 高級レストラン
casual: casual simple comfort_food unpretentious relaxed_food kid_friendly_food
cafe, coffee: cafe cafes cafeteria* kaffeehaus* caffe kaffe coffeeshop* outdoor_cafe* カフェ 喫茶
coffee, cafe: coffee* kaffee* espresso* cafe_con_leche specialty_coffee コーヒー
bakery, pastry: baker* boulanger* panader* backer* panetter* padari* bager* bread パン
pastry, bakery: pastr* patisser* pasteler* pasticcer* pastel_de_nata pasteis pasteis_de_nata gebak* kuchen cake* croissant* dessert* sweets desserts dulces sweet_tooth kager wienerbrod konditor* スイーツ ケーキ
ice-cream: ice_cream* gelat* helad* glace* eis eisdiele* sorvete* アイス ジェラート
breakfast: breakfast* desayuno* petit-dejeuner* fruhstuck* colazion* morgenmad 朝食
brunch: brunch* ブランチ
tea: afternoon_tea high_tea tea teas tearoom* salon_de_the お茶 紅茶
seafood, fish: seafood* mariscos marisco fruits_de_mer meeresfruchte* frutti_di_mare frutos_do_mar oysters oyster* lobster* crab shrimp prawns clams fisk_og_skaldyr skaldyr 海鮮 シーフード 魚介
fish: fish pescado* poisson* fisch pesce peixe* fisk grilled_fish 魚
raw-fish, sushi: raw_fish sashimi pescado_crudo poisson_cru roher_fisch pesce_crudo 刺身 生魚
sushi, japanese: sushi* 寿司 鮨
ramen, noodles: ramen ラーメン
noodles: noodle* nudel* udon soba うどん そば
izakaya, japanese: izakaya* 居酒屋
tempura, japanese: tempura* 天ぷら
steak, grill: steak* bistec* steakhouse* churrasc* bistecca wagyu ステーキ 和牛
grill, bbq: grill* parrilla* grigliat*
bbq, southern: bbq* barbecue* barbeque* brisket ribs バーベキュー
burgers, american: burger* hamburger* hamburguesa* ハンバーガー
fried-chicken, southern: fried_chicken
hot-chicken, southern: hot_chicken
pizza, italian: pizza* pizze* ピザ
pasta, italian: pasta* spaghetti carbonara パスタ
tapas, spanish: tapas タパス
pintxos, spanish: pintxo* pincho*
paella, spanish: paella* パエリア
petiscos, portuguese: petisco*
smorrebrod, nordic: smorrebrod* smorrebroed* smoerrebroed* open_sandwich*
meze, turkish: meze* mezze*
kebab, turkish: kebab* doner kofte ケバブ
tagine, moroccan: tagine* tajine* couscous タジン
ceviche: ceviche* cebiche*
tacos, mexican: taco* タコス
creole, cajun: creole* gumbo jambalaya beignet* po-boy* po_boy*
cajun, creole: cajun*
lowcountry, southern: lowcountry low-country low_country shrimp_and_grits grits
southern: southern_food southern_cooking biscuits_and_gravy soul_food
soul-food, southern: soul_food
american: american_food
diner, american: diner diners
deli: deli delis pastrami bagel*
french: french frances francais* franzos* francese bistro* brasserie* フランス料理 フレンチ
italian: italian* italiano italien* italienisch* trattoria* osteria* イタリアン
spanish: spanish_food cocina_espanola
portuguese: portuguese_food cozinha_portuguesa bacalhau
greek: greek* griechisch* taverna* gyros
turkish: turkish_food turkisch*
moroccan: moroccan_food marokkanisch*
japanese: japanese_food japones* japonais* japanisch* giapponese washoku 和食 kaiseki 懐石
chinese: chinese* dim_sum chinatown 中華
korean: korean* 韓国料理
thai: thai*
vietnamese: vietnames* pho banh_mi
indian: indian* curry curries インド料理 カレー
middle-eastern: middle_eastern falafel* hummus lebanese shawarma
mexican: mexican* mexikan*
colombian: arepa* colombian_food
caribbean: caribbean_food cuban* jerk
costa-rican: casado gallo_pinto
nordic: nordic* new_nordic nordisk* skandinavisch*
british: british_food fish_and_chips sunday_roast pie_and_mash
pub: pub pubs gastropub*
brewery, beer: brewer* brauerei* brasserie_artisanale cerveceria* birrificio* bryggeri*
fondue, alpine: fondue* raclette*
alpine: mountain_food savoyard* alpine_food
vegetarian-kitchen: vegetarian_food veggie_food
kid-menu, family: kid_menu* kids_menu* kinderkarte children's_menu* menu_enfant* bornemenu*
terrace: terrace* terraza* terrasse* outdoor_seating alfresco al_fresco plein_air esplanada*
waterfront, view: waterfront* seafront harbourside harborside am_wasser by_the_water ved_vandet havn* bosphorus
farm-to-table: farm_to_table organic bio produits_locaux zero_kilometre km_0 okolog*
historic: historic_buildings old_building* stately
houses: historic_house* mansion*
plantation: plantation*
presidents: president*
stroller: buggy-friendly
`;
