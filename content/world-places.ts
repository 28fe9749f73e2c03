/**
 * Well-known places we do not cover, so that asking for one is understood and
 * answered honestly instead of being mistaken for a neighbour in spelling.
 * Several names of one place are joined by "=", the first is how we say it.
 */
export const worldPlaces: readonly string[] = `
Paris=París=Parigi=パリ|Nice=Niza=Nizza|Lyon|Marseille=Marsella=Marsiglia|Bordeaux=Burdeos|Toulouse|Strasbourg=Straßburg=Estrasburgo|Lille|Nantes|Montpellier|Cannes|Antibes|Saint-Tropez=St Tropez|Avignon|Provence|Normandy=Normandie=Normandía|Brittany=Bretagne=Bretaña|Corsica=Corse=Korsika=Córcega|French Riviera=Côte d’Azur=Cote d Azur|Alsace=Elsass|Loire Valley=Loire|Burgundy=Bourgogne|Dordogne|Biarritz|Chamonix|Courchevel|Méribel=Meribel|Val d’Isère=Val d Isere|Tignes|Alpe d’Huez|Avoriaz|Morzine|Les Arcs|La Plagne|Annecy|Disneyland Paris=Disneyland|Mont Saint-Michel=Mont St Michel|Réunion=La Reunion|Monaco=Monte Carlo
Germany=Deutschland=Alemania=Allemagne=Germania=Tyskland=Alemanha=ドイツ|Berlin=Berlín=Berlino=ベルリン|Munich=München=Monaco di Baviera=Múnich|Hamburg=Hambourg=Hamburgo|Cologne=Köln=Colonia|Frankfurt=Francfort|Dresden|Leipzig|Stuttgart|Düsseldorf=Duesseldorf|Heidelberg|Bavaria=Bayern=Baviera|Black Forest=Schwarzwald|Sylt|Rügen|Nuremberg=Nürnberg
Austria=Österreich=Oesterreich=Autriche=Østrig=Áustria=オーストリア|Vienna=Wien=Viena=Vienne=ウィーン|Salzburg=Salzbourg=Salzburgo|Innsbruck|Tyrol=Tirol|Hallstatt|Graz|Kitzbühel=Kitzbuehel|St Anton|Ischgl|Sölden=Soelden|Lech
Switzerland=Schweiz=Suisse=Suiza=Svizzera=Suíça=スイス|Zurich=Zürich|Geneva=Genève=Genf=Ginebra=Ginevra|Lucerne=Luzern|Interlaken|Zermatt|Verbier|St Moritz|Davos|Grindelwald|Bern=Berne|Basel=Basilea
Netherlands=Holland=Holanda=Pays-Bas=Niederlande=Países Bajos=Paesi Bassi=オランダ|Amsterdam=Ámsterdam=アムステルダム|Rotterdam|Utrecht|The Hague=Den Haag|Maastricht
Belgium=Belgien=Belgique=Bélgica=Belgio|Brussels=Bruxelles=Brüssel=Bruselas|Bruges=Brugge=Brügge=Brujas|Ghent=Gent|Antwerp=Antwerpen=Amberes|Luxembourg=Luxemburg
Ireland=Irland=Irlande=Irlanda=アイルランド|Dublin=Dublín=Dublino|Galway|Killarney|Belfast|Northern Ireland|Limerick|Kerry|Donegal
Scotland=Schottland=Escocia=Écosse=Scozia=Skotland=スコットランド|Edinburgh=Edimburgo=Édimbourg=エディンバラ|Glasgow|Isle of Skye=Skye|Scottish Highlands=Highlands|Inverness|Wales=Gales|Cardiff|Cornwall|Devon|Manchester|Liverpool|Birmingham|Oxford|Cambridge|Brighton|York|Lake District|Cotswolds|Bristol|Newcastle|Leeds|Isle of Wight|Peak District|Stonehenge|Jersey|Guernsey
Norway=Norwegen=Norvège=Noruega=Norvegia=Norge=ノルウェー|Oslo|Bergen|Tromsø=Tromso|Lofoten|Trondheim|Stavanger|Norwegian fjords=the fjords=fjords|Svalbard
Sweden=Schweden=Suède=Suecia=Svezia=Sverige=Suécia=スウェーデン|Stockholm=Estocolmo=Stoccolma|Gothenburg=Göteborg|Malmö=Malmo|Lapland=Lappland=Laponie=Laponia|Abisko|Kiruna
Finland=Finnland=Finlande=Finlandia=Suomi|Helsinki|Rovaniemi|Levi Finland
Iceland=Island=Islande=Islandia=Islanda=Islândia=アイスランド|Reykjavik=Reykjavík|Faroe Islands=Faroes=Færøerne|Greenland=Grönland=Groenland=Grønland|Aarhus=Århus|Odense|Aalborg|Skagen|Bornholm|Legoland|Billund
Poland=Polen=Pologne=Polonia=Polska=Polónia|Warsaw=Warszawa=Warschau=Varsovia|Krakow=Kraków=Cracow=Krakau=Cracovia|Gdansk=Gdańsk=Danzig|Wroclaw|Zakopane
Czech Republic=Czechia=Tschechien=Chequia=République tchèque|Prague=Praga=Prag=Praha=プラハ|Brno|Hungary=Ungarn=Hongrie=Hungría=Ungheria|Budapest=ブダペスト|Slovakia|Bratislava|Slovenia=Slowenien=Slovénie|Ljubljana|Lake Bled=Bled
Croatia=Kroatien=Croatie=Croacia=Croazia=Hrvatska=クロアチア|Dubrovnik|Split|Zagreb|Hvar|Zadar|Istria=Istrien|Rovinj|Montenegro|Kotor|Serbia|Belgrade=Beograd=Belgrad|Bosnia=Bosnia and Herzegovina|Sarajevo|Mostar|Albania=Albanien=Albanie|Tirana|Saranda|North Macedonia=Ohrid|Kosovo
Romania=Rumänien=Roumanie=Rumanía|Bucharest=Bukarest=Bucarest|Transylvania|Bulgaria=Bulgarien=Bulgarie|Sofia|Bansko|Estonia=Estland|Tallinn|Latvia=Lettland|Riga|Lithuania=Litauen|Vilnius|Ukraine|Kyiv=Kiev|Lviv|Russia=Russland=Russie=Rusia|Moscow=Moskau=Moscou=Moscú|St Petersburg=Saint Petersburg|Belarus|Moldova|Georgia=Georgien=Géorgie|Tbilisi=Tiflis|Batumi|Armenia|Yerevan|Azerbaijan|Baku
Porto=Oporto|Algarve|Faro|Lagos Portugal|Albufeira|Madeira|Funchal|Azores=Açores=Azoren|São Miguel|Coimbra|Évora|Douro=Douro Valley
Mallorca=Majorca=Maiorca=Mallorque=Majorque|Palma=Palma de Mallorca|Menorca=Minorca|Formentera|Canary Islands=Canaries=Canarias=Islas Canarias=Kanaren=Kanarische Inseln|Tenerife=Teneriffa=Ténérife|Gran Canaria|Lanzarote|Fuerteventura|La Palma|La Gomera|Camino de Santiago=Santiago de Compostela=Camino|Alicante|Benidorm|Costa Brava|Costa Blanca|Ronda|Cadiz=Cádiz|Asturias|Galicia|Zaragoza|Andorra|Gibraltar
Athens=Atenas=Athen=Athènes=Atene=アテネ|Mykonos|Crete=Creta=Kreta=Crète|Rhodes=Rodos=Rhodos=Rodas|Corfu=Korfu=Corfou|Zakynthos=Zante|Kos|Paros|Naxos|Milos|Thessaloniki|Kefalonia=Cephalonia|Peloponnese|Meteora|Cyprus=Zypern=Chypre=Chipre=Cipro|Paphos|Limassol|Malta=Malte|Gozo|Valletta
Cappadocia=Kapadokya=Kappadokien=Cappadoce=Capadocia|Antalya|Bodrum|Izmir=İzmir|Ankara|Fethiye|Marmaris|Ephesus|Pamukkale
Cartagena Spain=Cartagena España=Cartagena Murcia
Morocco coast=Agadir|Casablanca|Fez=Fès|Essaouira|Chefchaouen|Tangier=Tanger|Rabat|Merzouga|Tunisia=Tunesien=Tunisie=Túnez|Tunis|Djerba|Hammamet|Algeria|Egypt=Ägypten=Égypte=Egipto=Egitto=Egito=Egypten=エジプト|Cairo=Kairo=Le Caire|Luxor|Hurghada|Sharm el Sheikh=Sharm|Aswan|Nile=Nile cruise
South Africa=Südafrika=Afrique du Sud=Sudáfrica=Sudafrica=南アフリカ|Cape Town=Kapstadt=Le Cap=Ciudad del Cabo|Johannesburg|Durban|Kruger=Kruger Park|Garden Route|Kenya=Kenia|Nairobi|Mombasa|Masai Mara=Maasai Mara|Tanzania=Tansania|Zanzibar=Sansibar|Serengeti|Kilimanjaro|Uganda|Rwanda|Ethiopia|Namibia|Botswana|Zambia|Victoria Falls|Zimbabwe|Mozambique|Madagascar|Mauritius=Maurice|Seychelles=Seychellen|Ghana|Accra|Nigeria|Lagos|Senegal|Dakar|Gambia|Mali|Cape Verde=Cabo Verde|Ivory Coast|Angola|Malawi
Israel|Tel Aviv|Jerusalem|Eilat|Jordan=Jordanien=Jordanie=Jordania|Petra|Amman|Wadi Rum|Lebanon|Beirut|Dubai=ドバイ|Abu Dhabi|United Arab Emirates=UAE=Emirates|Oman|Muscat|Qatar|Doha|Bahrain|Kuwait|Saudi Arabia|Riyadh|Jeddah|Mecca=Makkah|Iran|Iraq|Syria|Yemen
India=Indien=Inde=インド|Delhi=New Delhi|Mumbai=Bombay|Goa|Kerala|Jaipur|Rajasthan|Agra=Taj Mahal|Varanasi|Bangalore=Bengaluru|Chennai|Kolkata|Kashmir|Ladakh|Nepal|Kathmandu|Everest|Bhutan|Sri Lanka|Colombo|Maldives=Malediven=Maldivas=Maldive=モルディブ|Pakistan|Lahore|Karachi|Bangladesh|Dhaka|Uzbekistan|Samarkand|Kazakhstan|Kyrgyzstan|Mongolia
Thailand=Thaïlande=Tailandia=Thailandia=Tailândia=タイ|Bangkok=バンコク|Phuket|Chiang Mai|Koh Samui=Ko Samui|Krabi|Koh Phangan|Koh Tao|Pattaya|Vietnam=Viêt Nam=ベトナム|Hanoi|Ho Chi Minh City=Saigon=Ho Chi Minh|Da Nang|Hoi An|Halong Bay=Ha Long|Cambodia=Kambodscha|Siem Reap=Angkor Wat=Angkor|Phnom Penh|Laos|Luang Prabang|Myanmar=Burma|Malaysia|Kuala Lumpur|Langkawi|Penang|Borneo|Singapore=Singapur=Singapour=Singapura=シンガポール|Indonesia=Indonesien|Bali=バリ島=バリ|Ubud|Lombok|Jakarta|Gili Islands|Komodo|Philippines=Filipinas=Philippinen|Manila|Cebu|Boracay|Palawan
China=Chine=Cina=中国|Beijing=Pekín=Pékin=Peking=北京|Shanghai=上海|Hong Kong=香港|Macau=Macao|Guilin|Xian=Xi’an|Chengdu|Shenzhen|Guangzhou|Tibet|Taiwan=台湾|Taipei=台北|South Korea=Korea=Südkorea=Corée=Corea=韓国|Seoul=Séoul=Seúl=ソウル|Busan|Jeju|North Korea
Kyoto=Kioto=京都|Osaka=大阪|Nara=奈良|Hiroshima=広島|Okinawa=沖縄|Sapporo=札幌|Fukuoka=福岡|Nagoya=名古屋|Hakone=箱根|Kanazawa=金沢|Nagano=長野|Hakuba=白馬|Mount Fuji=Mt Fuji=Fuji=富士山|Nikko=日光|Kamakura=鎌倉|Nozawa Onsen=野沢温泉|Furano=富良野|Rusutsu|Yokohama=横浜|Takayama=高山
Australia=Australien=Australie=オーストラリア=Austrália|Sydney=シドニー|Melbourne=メルボルン|Brisbane|Perth|Adelaide|Cairns|Gold Coast|Great Barrier Reef|Uluru|Tasmania|Byron Bay|Noosa|New Zealand=Neuseeland=Nouvelle-Zélande=Nueva Zelanda=ニュージーランド|Auckland|Queenstown|Wellington|Christchurch|Rotorua|Milford Sound|Fiji|Tahiti|Bora Bora|French Polynesia|Samoa|Cook Islands|Vanuatu|New Caledonia|Guam|Palau
Canada=Kanada=カナダ=Canadá|Toronto=トロント|Vancouver=バンクーバー|Montreal=Montréal|Quebec=Québec|Ottawa|Calgary|Banff|Whistler|Niagara Falls=Niagara|Halifax|Nova Scotia|Jasper|Lake Louise|Yukon|Newfoundland
Los Angeles=L.A.=ロサンゼルス|San Francisco=サンフランシスコ|San Diego|California=Kalifornien=Californie|Las Vegas=Vegas=ラスベガス|Hawaii=ハワイ=Hawaï|Honolulu=Waikiki|Maui|Kauai|Oahu|Chicago=シカゴ|Boston=ボストン|Washington DC=Washington D.C.=Washington|Philadelphia=Philly|Seattle=シアトル|Portland|Dallas|Houston|San Antonio|Atlanta|Orlando=Disney World=Walt Disney World|Key West=Florida Keys|Tampa|Fort Lauderdale|Naples Florida=Naples FL|Savannah|Memphis|Phoenix|Sedona|Scottsdale|Tucson|Arizona|Grand Canyon|Salt Lake City|Moab|Zion=Zion National Park|Yellowstone|Yosemite|Lake Tahoe=Tahoe|Jackson Hole=Jackson Wyoming|Big Sky|Montana|Wyoming|Alaska|Anchorage|Maine|Vermont|Stowe|Cape Cod|Nantucket|Martha’s Vineyard|Newport|Rhode Island|Connecticut|New Jersey|Atlantic City|Minneapolis|Detroit|Michigan|Cleveland|Ohio|Kansas City|St Louis|Milwaukee|Napa=Napa Valley|Sonoma|Palm Springs|Santa Fe|Albuquerque|New Mexico|Asheville|Outer Banks|Myrtle Beach|Hilton Head|Georgia USA|Alabama|Mississippi|Arkansas|Oklahoma|Nevada|Oregon|Idaho|Kentucky|Virginia|West Virginia|North Carolina|Smoky Mountains|Gatlinburg|Dollywood|Upstate New York|Finger Lakes|Catskills|Adirondacks|Indianapolis|Pittsburgh|Cincinnati|Charleston West Virginia=Charleston WV
Mexico=México=Mexiko=Mexique=Messico=メキシコ|Mexico City=Ciudad de México=CDMX|Cancun=Cancún=カンクン|Tulum|Playa del Carmen|Cabo=Cabo San Lucas=Los Cabos|Puerto Vallarta|Oaxaca|Riviera Maya|Cozumel|Guadalajara|Sayulita|San Miguel de Allende|Mérida
Cuba|Havana=La Habana=Havanna|Jamaica=Jamaika|Dominican Republic=República Dominicana=Dominikanische Republik|Punta Cana|Puerto Rico|San Juan Puerto Rico|Bahamas|Nassau|Barbados|Aruba|Curaçao=Curacao|St Lucia=Saint Lucia|Turks and Caicos|Cayman Islands|Antigua|Bermuda|Trinidad|Martinique|Guadeloupe|St Martin=Sint Maarten|Virgin Islands|St Barts|Haiti|Belize|Guatemala|Honduras|El Salvador|Nicaragua|Panama=Panamá|San Jose Costa Rica=San José|Manuel Antonio|Tamarindo|La Fortuna|Monteverde|Guanacaste
Brazil=Brasil=Brasilien=Brésil=Brasile=ブラジル|Rio de Janeiro=Rio|São Paulo=Sao Paulo|Salvador de Bahia=Bahia|Florianópolis|Iguazu=Iguazú=Iguaçu|Amazon=Amazonas=Amazon rainforest|Argentina=Argentinien=Argentine|Buenos Aires|Patagonia=Patagonien=Patagonie|Mendoza|Bariloche|Ushuaia|Chile=Chili|Santiago=Santiago de Chile|Atacama|Easter Island|Torres del Paine|Peru=Perú=Pérou=ペルー|Lima|Cusco=Cuzco|Machu Picchu|Bolivia|La Paz|Uyuni|Ecuador|Quito|Galapagos=Galápagos|Uruguay|Montevideo|Paraguay|Venezuela|Caracas|Bogotá=Bogota|Medellín=Medellin|Cali Colombia|Santa Marta|San Andrés|Guyana|Suriname
Antarctica=Antarktis|Arctic|North Pole=Nordpol|South Pole|Sahara|Moon=the Moon=dark side of the Moon=the dark side of the Moon=Mond=la Lune=la Luna=月|Mars=planet Mars|Space=outer space|Atlantis|Narnia|Hogwarts|Wakanda|Middle-earth=Mordor|Westeros|Jupiter|Venus|Sun
`
  .trim()
  .split(/[\n|]/);

/** Names that are ordinary words or people: taken as places only when nothing else is written beside them. */
export const homonyms: readonly string[] = [
  'Nice',
  'Split',
  'Cork',
  'Bath',
  'Space',
  'Sun',
  'Jordan',
  'China',
  'Chile',
  'Chili',
  'Mars',
  'Moon',
  'Rio',
  'York',
  'Jersey',
  'Georgia',
  'Virginia',
  'Turkey',
  'Cologne',
  'Phoenix',
  'Sofia',
  'Alexandria',
  'Perth',
  'Lima',
  'Amazon',
  'Bled',
  'Lech',
  'Levi',
  'Faro',
  'Cabo',
  'Island',
  'タイ',
  '月',
  'Petra',
  'Santiago',
  'Mali',
  'Arctic',
  'US',
  'EU',
  'Edo',
  'Orange',
  'Kos',
  'Highlands',
  'Venus',
  'Jupiter',
  'Kerry',
  'Fez',
];
