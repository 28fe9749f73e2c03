/**
 * Cities that can be typed where a position is not known, beside our own places.
 * One line per time zone and country; positions of the centre to two decimals
 * (about a kilometre). Other names of a city follow it after "=".
 */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA. */
  readonly timeZone: string;
}

const lines = `
Europe/London GB: Edinburgh 55.95 -3.19; Glasgow 55.86 -4.25; Manchester 53.48 -2.24; Birmingham 52.48 -1.9; Liverpool 53.41 -2.98; Leeds 53.8 -1.55; Bristol 51.45 -2.59; Newcastle 54.97 -1.61; Brighton 50.82 -0.14; Oxford 51.75 -1.26; Cambridge 52.21 0.12; York 53.96 -1.08; Bath 51.38 -2.36; Cardiff 51.48 -3.18; Belfast 54.6 -5.93; Inverness 57.48 -4.22
Europe/Dublin IE: Dublin 53.35 -6.26; Cork 51.9 -8.47; Galway 53.27 -9.05
Europe/Paris FR: Paris=París=Parigi 48.86 2.35; Lyon 45.76 4.84; Marseille 43.3 5.37; Nice 43.7 7.27; Bordeaux 44.84 -0.58; Toulouse 43.6 1.44; Strasbourg 48.57 7.75; Lille 50.63 3.06; Nantes 47.22 -1.55; Montpellier 43.61 3.88; Cannes 43.55 7.02; Avignon 43.95 4.81; Biarritz 43.48 -1.56; Annecy 45.9 6.13; Chamonix 45.92 6.87; Reims 49.26 4.03
Europe/Monaco MC: Monaco=Monte Carlo 43.74 7.42
Europe/Madrid ES: Madrid 40.42 -3.7; Barcelona 41.39 2.17; Seville=Sevilla 37.39 -5.99; Valencia 39.47 -0.38; Bilbao 43.26 -2.93; San Sebastián=Donostia 43.32 -1.98; Granada 37.18 -3.6; Málaga 36.72 -4.42; Palma 39.57 2.65; Zaragoza 41.65 -0.89; Córdoba 37.88 -4.78; Alicante 38.35 -0.48
Atlantic/Canary ES: Las Palmas 28.12 -15.43; Santa Cruz de Tenerife 28.46 -16.25
Europe/Lisbon PT: Porto=Oporto 41.15 -8.61; Faro 37.02 -7.93; Coimbra 40.21 -8.43
Atlantic/Madeira PT: Funchal 32.65 -16.91
Atlantic/Azores PT: Ponta Delgada 37.74 -25.67
Europe/Rome IT: Rome=Roma 41.9 12.5; Milan=Milano 45.46 9.19; Florence=Firenze 43.77 11.26; Venice=Venezia 45.44 12.32; Naples=Napoli 40.85 14.27; Bologna 44.49 11.34; Turin=Torino 45.07 7.69; Palermo 38.12 13.36; Verona 45.44 10.99; Genoa=Genova 44.41 8.93; Catania 37.5 15.09; Bari 41.12 16.87; Pisa 43.72 10.4; Siena 43.32 11.33
Europe/Malta MT: Valletta 35.9 14.51
Europe/Berlin DE: Berlin 52.52 13.41; Munich=München 48.14 11.58; Hamburg 53.55 9.99; Cologne=Köln 50.94 6.96; Frankfurt 50.11 8.68; Stuttgart 48.78 9.18; Düsseldorf 51.23 6.77; Leipzig 51.34 12.37; Dresden 51.05 13.74; Nuremberg=Nürnberg 49.45 11.08; Heidelberg 49.4 8.69; Bremen 53.08 8.8; Hanover=Hannover 52.37 9.73
Europe/Vienna AT: Vienna=Wien 48.21 16.37; Salzburg 47.8 13.04; Innsbruck 47.27 11.39; Graz 47.07 15.44
Europe/Zurich CH: Zurich=Zürich 47.38 8.54; Geneva=Genève=Genf 46.2 6.14; Basel 47.56 7.59; Bern 46.95 7.45; Lausanne 46.52 6.63; Lucerne=Luzern 47.05 8.31; Zermatt 46.02 7.75
Europe/Amsterdam NL: Amsterdam 52.37 4.9; Rotterdam 51.92 4.48; Utrecht 52.09 5.12; The Hague=Den Haag 52.08 4.31
Europe/Brussels BE: Brussels=Bruxelles 50.85 4.35; Bruges=Brugge 51.21 3.22; Ghent=Gent 51.05 3.72; Antwerp=Antwerpen 51.22 4.4
Europe/Luxembourg LU: Luxembourg 49.61 6.13
Europe/Copenhagen DK: Aarhus 56.16 10.2; Odense 55.4 10.39
Europe/Stockholm SE: Stockholm 59.33 18.07; Gothenburg=Göteborg 57.71 11.97; Malmö 55.6 13
Europe/Oslo NO: Oslo 59.91 10.75; Bergen 60.39 5.32; Trondheim 63.43 10.4; Tromsø 69.65 18.96; Stavanger 58.97 5.73
Europe/Helsinki FI: Helsinki 60.17 24.94; Turku 60.45 22.27; Rovaniemi 66.5 25.73
Atlantic/Reykjavik IS: Reykjavik=Reykjavík 64.15 -21.94
Europe/Warsaw PL: Warsaw=Warszawa 52.23 21.01; Krakow=Kraków 50.06 19.94; Gdansk=Gdańsk 54.35 18.65; Wroclaw=Wrocław 51.11 17.04
Europe/Prague CZ: Prague=Praha 50.08 14.44; Brno 49.2 16.61
Europe/Budapest HU: Budapest 47.5 19.04
Europe/Bratislava SK: Bratislava 48.15 17.11
Europe/Ljubljana SI: Ljubljana 46.06 14.51
Europe/Zagreb HR: Zagreb 45.81 15.98; Split 43.51 16.44; Dubrovnik 42.65 18.09
Europe/Belgrade RS: Belgrade=Beograd 44.79 20.45
Europe/Sarajevo BA: Sarajevo 43.86 18.41
Europe/Bucharest RO: Bucharest=București 44.43 26.1; Cluj-Napoca 46.77 23.62
Europe/Sofia BG: Sofia 42.7 23.32
Europe/Athens GR: Athens=Athína 37.98 23.73; Thessaloniki 40.64 22.94; Heraklion 35.34 25.14; Mykonos 37.45 25.33; Rhodes 36.43 28.22; Corfu 39.62 19.92
Asia/Nicosia CY: Nicosia 35.17 33.36; Limassol 34.68 33.04; Paphos 34.77 32.42
Europe/Tallinn EE: Tallinn 59.44 24.75
Europe/Riga LV: Riga 56.95 24.11
Europe/Vilnius LT: Vilnius 54.69 25.28
Europe/Kyiv UA: Kyiv=Kiev 50.45 30.52; Lviv 49.84 24.03
Europe/Istanbul TR: Ankara 39.93 32.86; Izmir=İzmir 38.42 27.14; Antalya 36.9 30.71; Bodrum 37.03 27.43
Asia/Tbilisi GE: Tbilisi 41.72 44.79
Asia/Yerevan AM: Yerevan 40.18 44.51
Asia/Baku AZ: Baku 40.41 49.87
Africa/Casablanca MA: Casablanca 33.57 -7.59; Fez=Fès 34.03 -5; Rabat 34.02 -6.84; Tangier 35.77 -5.8; Essaouira 31.51 -9.77; Agadir 30.42 -9.6
Africa/Tunis TN: Tunis 36.81 10.18
Africa/Algiers DZ: Algiers 36.75 3.06
Africa/Cairo EG: Cairo 30.04 31.24; Alexandria 31.2 29.92; Luxor 25.69 32.64
Africa/Johannesburg ZA: Cape Town 33.92S 18.42; Johannesburg 26.2S 28.05; Durban 29.86S 31.02; Stellenbosch 33.94S 18.86
Africa/Nairobi KE: Nairobi 1.29S 36.82; Mombasa 4.04S 39.67
Africa/Dar_es_Salaam TZ: Dar es Salaam 6.79S 39.21; Zanzibar City 6.16S 39.19
Africa/Addis_Ababa ET: Addis Ababa 9.03 38.74
Africa/Lagos NG: Lagos 6.52 3.38
Africa/Accra GH: Accra 5.6 -0.19
Africa/Dakar SN: Dakar 14.72 -17.47
Africa/Kigali RW: Kigali 1.94S 30.06
Africa/Windhoek NA: Windhoek 22.56S 17.08
Indian/Mauritius MU: Port Louis 20.16S 57.5
Asia/Jerusalem IL: Jerusalem 31.77 35.21; Tel Aviv 32.09 34.78
Asia/Amman JO: Amman 31.95 35.93
Asia/Beirut LB: Beirut 33.89 35.5
Asia/Dubai AE: Dubai 25.2 55.27; Abu Dhabi 24.45 54.38
Asia/Qatar QA: Doha 25.29 51.53
Asia/Riyadh SA: Riyadh 24.71 46.68; Jeddah 21.49 39.19
Asia/Muscat OM: Muscat 23.59 58.41
Asia/Kolkata IN: Delhi=New Delhi 28.61 77.21; Mumbai=Bombay 19.08 72.88; Bengaluru=Bangalore 12.97 77.59; Chennai 13.08 80.27; Kolkata 22.57 88.36; Hyderabad 17.39 78.49; Jaipur 26.91 75.79; Panaji=Goa 15.49 73.83; Kochi 9.93 76.27; Udaipur 24.59 73.71
Asia/Kathmandu NP: Kathmandu 27.72 85.32
Asia/Colombo LK: Colombo 6.93 79.86
Indian/Maldives MV: Malé 4.18 73.51
Asia/Dhaka BD: Dhaka 23.81 90.41
Asia/Karachi PK: Karachi 24.86 67; Lahore 31.55 74.34
Asia/Tashkent UZ: Tashkent 41.3 69.24
Asia/Samarkand UZ: Samarkand 39.65 66.96
Asia/Bangkok TH: Bangkok 13.76 100.5; Chiang Mai 18.79 98.99; Phuket 7.88 98.39
Asia/Ho_Chi_Minh VN: Ho Chi Minh City=Saigon 10.78 106.7; Hanoi 21.03 105.85; Da Nang 16.05 108.2; Hoi An 15.88 108.33
Asia/Phnom_Penh KH: Phnom Penh 11.56 104.92; Siem Reap 13.36 103.86
Asia/Vientiane LA: Luang Prabang 19.89 102.14
Asia/Kuala_Lumpur MY: Kuala Lumpur 3.14 101.69; George Town=Penang 5.41 100.34
Asia/Singapore SG: Singapore=Singapur 1.29 103.85
Asia/Jakarta ID: Jakarta 6.21S 106.85; Yogyakarta 7.8S 110.37
Asia/Makassar ID: Denpasar=Bali 8.65S 115.22; Ubud 8.51S 115.26
Asia/Manila PH: Manila 14.6 120.98; Cebu 10.32 123.89
Asia/Hong_Kong HK: Hong Kong 22.28 114.16
Asia/Macau MO: Macau=Macao 22.2 113.55
Asia/Taipei TW: Taipei 25.03 121.57; Tainan 22.99 120.21
Asia/Shanghai CN: Shanghai 31.23 121.47; Beijing=Peking 39.9 116.41; Guangzhou 23.13 113.26; Shenzhen 22.54 114.06; Chengdu 30.57 104.07; Xi’an 34.34 108.94; Hangzhou 30.27 120.16
Asia/Seoul KR: Seoul 37.57 126.98; Busan 35.18 129.08; Jeju 33.5 126.53
Asia/Tokyo JP: Kyoto 35.01 135.77; Osaka 34.69 135.5; Sapporo 43.06 141.35; Fukuoka 33.59 130.4; Hiroshima 34.39 132.46; Nagoya 35.18 136.91; Yokohama 35.44 139.64; Kobe 34.69 135.2; Nara 34.69 135.8; Kanazawa 36.56 136.65; Naha=Okinawa 26.21 127.68
Australia/Sydney AU: Sydney 33.87S 151.21; Canberra 35.28S 149.13
Australia/Melbourne AU: Melbourne 37.81S 144.96
Australia/Brisbane AU: Brisbane 27.47S 153.03; Cairns 16.92S 145.77; Gold Coast 28S 153.43
Australia/Perth AU: Perth 31.95S 115.86
Australia/Adelaide AU: Adelaide 34.93S 138.6
Australia/Darwin AU: Darwin 12.46S 130.84
Australia/Hobart AU: Hobart 42.88S 147.33
Pacific/Auckland NZ: Auckland 36.85S 174.76; Wellington 41.29S 174.78; Christchurch 43.53S 172.64; Queenstown 45.03S 168.66
Pacific/Tahiti PF: Papeete 17.54S -149.57
Pacific/Honolulu US: Honolulu 21.31 -157.86; Lahaina=Maui 20.87 -156.68
America/New_York US: Boston 42.36 -71.06; Philadelphia 39.95 -75.17; Washington=Washington DC 38.91 -77.04; Baltimore 39.29 -76.61; Atlanta 33.75 -84.39; Orlando 28.54 -81.38; Tampa 27.95 -82.46; Fort Lauderdale 26.12 -80.14; Key West 24.56 -81.78; Savannah 32.08 -81.09; Charlotte 35.23 -80.84; Raleigh 35.78 -78.64; Asheville 35.6 -82.55; Pittsburgh 40.44 -80; Cleveland 41.5 -81.69; Columbus 39.96 -83; Cincinnati 39.1 -84.51; Buffalo 42.89 -78.88; Providence 41.82 -71.41; Portland Maine 43.66 -70.26; Richmond 37.54 -77.44; Jacksonville 30.33 -81.66; Burlington 44.48 -73.21
America/Detroit US: Detroit 42.33 -83.05; Ann Arbor 42.28 -83.74
America/Indiana/Indianapolis US: Indianapolis 39.77 -86.16
America/Kentucky/Louisville US: Louisville 38.25 -85.76
America/Chicago US: Chicago 41.88 -87.63; Houston 29.76 -95.37; Dallas 32.78 -96.8; San Antonio 29.42 -98.49; Fort Worth 32.76 -97.33; Minneapolis 44.98 -93.27; Milwaukee 43.04 -87.91; St. Louis 38.63 -90.2; Kansas City 39.1 -94.58; Memphis 35.15 -90.05; Omaha 41.26 -95.94; Oklahoma City 35.47 -97.52; Tulsa 36.15 -95.99; Madison 43.07 -89.4; Birmingham Alabama 33.52 -86.8; Mobile 30.69 -88.04; Baton Rouge 30.45 -91.19
America/Denver US: Denver 39.74 -104.99; Boulder 40.01 -105.28; Colorado Springs 38.83 -104.82; Salt Lake City 40.76 -111.89; Albuquerque 35.08 -106.65; Santa Fe 35.69 -105.94; El Paso 31.76 -106.49; Jackson 43.48 -110.76; Moab 38.57 -109.55
America/Boise US: Boise 43.62 -116.2
America/Phoenix US: Phoenix 33.45 -112.07; Tucson 32.22 -110.97; Sedona 34.87 -111.76; Scottsdale 33.49 -111.93
America/Los_Angeles US: Los Angeles 34.05 -118.24; San Francisco 37.77 -122.42; San Diego 32.72 -117.16; San Jose 37.34 -121.89; Sacramento 38.58 -121.49; Oakland 37.8 -122.27; Santa Barbara 34.42 -119.7; Palm Springs 33.83 -116.55; Napa 38.3 -122.29; Las Vegas 36.17 -115.14; Reno 39.53 -119.81; Portland Oregon 45.52 -122.68; Seattle 47.61 -122.33; Spokane 47.66 -117.43
America/Anchorage US: Anchorage 61.22 -149.9
America/Puerto_Rico PR: San Juan 18.47 -66.11
America/Toronto CA: Toronto 43.65 -79.38; Montreal=Montréal 45.5 -73.57; Ottawa 45.42 -75.7; Quebec City=Québec 46.81 -71.21; Niagara Falls 43.09 -79.08
America/Vancouver CA: Vancouver 49.28 -123.12; Victoria 48.43 -123.37; Whistler 50.12 -122.96
America/Edmonton CA: Calgary 51.05 -114.07; Edmonton 53.55 -113.49; Banff 51.18 -115.57
America/Winnipeg CA: Winnipeg 49.9 -97.14
America/Halifax CA: Halifax 44.65 -63.57
America/Mexico_City MX: Mexico City=Ciudad de México=CDMX 19.43 -99.13; Guadalajara 20.67 -103.35; Oaxaca 17.06 -96.73; San Miguel de Allende 20.91 -100.74; Puebla 19.04 -98.21
America/Merida MX: Mérida 20.97 -89.62
America/Cancun MX: Cancún=Cancun 21.16 -86.85; Tulum 20.21 -87.46; Playa del Carmen 20.63 -87.08
America/Monterrey MX: Monterrey 25.69 -100.32
America/Mazatlan MX: Cabo San Lucas 22.89 -109.92
America/Tijuana MX: Tijuana 32.51 -117.04
America/Havana CU: Havana=La Habana 23.11 -82.37
America/Jamaica JM: Kingston 17.97 -76.79
America/Santo_Domingo DO: Santo Domingo 18.49 -69.93; Punta Cana 18.58 -68.4
America/Nassau BS: Nassau 25.05 -77.36
America/Costa_Rica CR: San José 9.93 -84.08; Tamarindo 10.3 -85.84
America/Panama PA: Panama City 8.98 -79.52
America/Guatemala GT: Antigua Guatemala 14.56 -90.73
America/Belize BZ: Belize City 17.5 -88.2
America/Bogota CO: Bogotá=Bogota 4.71 -74.07; Medellín=Medellin 6.24 -75.58; Cali 3.45 -76.53; Santa Marta 11.24 -74.2
America/Lima PE: Lima 12.05S -77.04; Cusco=Cuzco 13.53S -71.97; Arequipa 16.41S -71.54
America/Guayaquil EC: Quito 0.18S -78.47; Guayaquil 2.19S -79.89
America/La_Paz BO: La Paz 16.5S -68.15
America/Santiago CL: Santiago 33.45S -70.67; Valparaíso 33.05S -71.61
America/Argentina/Buenos_Aires AR: Buenos Aires 34.6S -58.38
America/Argentina/Mendoza AR: Mendoza 32.89S -68.83
America/Argentina/Cordoba AR: Córdoba Argentina 31.42S -64.18; Rosario 32.94S -60.65
America/Montevideo UY: Montevideo 34.9S -56.16
America/Asuncion PY: Asunción 25.26S -57.58
America/Sao_Paulo BR: São Paulo 23.55S -46.63; Rio de Janeiro 22.91S -43.17; Brasília 15.79S -47.88; Curitiba 25.43S -49.27; Florianópolis 27.6S -48.55; Porto Alegre 30.03S -51.23; Belo Horizonte 19.92S -43.94; Paraty 23.22S -44.71
America/Bahia BR: Salvador 12.97S -38.5
America/Recife BR: Recife 8.05S -34.88
America/Fortaleza BR: Fortaleza 3.73S -38.53
America/Manaus BR: Manaus 3.12S -60.02
`;

export const cities: readonly City[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, timeZone = '', country = '', list = ''] = /^(\S+) (\w\w): (.+)$/.exec(line) ?? [];
    return list.split('; ').map((entry) => {
      const [, names = '', latitude = '', longitude = ''] = /^(.+) (\S+) (\S+)$/.exec(entry) ?? [];
      const [name = '', ...aliases] = names.split('=');
      return {
        id: `${slug(name)}-${country.toLowerCase()}`,
        name,
        aliases,
        country,
        latitude: degrees(latitude),
        longitude: Number(longitude),
        timeZone,
      };
    });
  });

/** "33.92S" is south. */
function degrees(text: string): number {
  return text.endsWith('S') ? -Number(text.slice(0, -1)) : Number(text);
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
