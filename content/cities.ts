/**
 * Cities that can be typed where a position is not known, beside our own places.
 * One line per time zone and country; positions of the centre to two decimals
 * (about a kilometre). Other names of a city follow it after "=".
 *
 * Compared on 2026-11-23: the positions with GeoNames (geonames.org, CC BY 4.0), the zones
 * with timezone-boundary-builder (of OpenStreetMap, ODbL).
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
Europe/London GB: Edinburgh 55.95 -3.19; Glasgow 55.86 -4.25; Manchester 53.48 -2.24; Birmingham 52.48 -1.9; Liverpool 53.41 -2.98; Leeds 53.8 -1.55; Bristol 51.45 -2.59; Newcastle 54.97 -1.61; Brighton 50.82 -0.14; Oxford 51.75 -1.26; Cambridge 52.21 0.12; York 53.96 -1.08; Bath 51.38 -2.36; Cardiff 51.48 -3.18; Belfast 54.6 -5.93; Inverness 57.48 -4.22; Sheffield 53.38 -1.47; Nottingham 52.95 -1.15; Leicester 52.64 -1.13; Coventry 52.41 -1.51; Bradford 53.79 -1.75; Stoke-on-Trent 53 -2.19; Sunderland 54.9 -1.38; Reading 51.46 -0.97; Hull 53.74 -0.34; Preston 53.76 -2.7; Swansea 51.62 -3.94; Newport 51.59 -3; Derby 52.92 -1.48; Plymouth 50.37 -4.14; Southampton 50.9 -1.4; Portsmouth 50.8 -1.09; Norwich 52.63 1.3; Northampton 52.25 -0.88; Milton Keynes 52.04 -0.76; Luton 51.88 -0.42; Wolverhampton 52.59 -2.12; Blackpool 53.82 -3.05; Aberdeen 57.14 -2.1; Dundee 56.47 -2.97; Swindon 51.56 -1.78; Ipswich 52.06 1.16; Exeter 50.72 -3.53; Bournemouth 50.72 -1.88; Canterbury 51.28 1.08; Chester 53.19 -2.89; Middlesbrough 54.58 -1.23; Peterborough 52.57 -0.25; Perth 56.4 -3.43; Stirling 56.12 -3.94; Lancaster 54.05 -2.8; Cheltenham 51.9 -2.08; Gloucester 51.87 -2.24; Worcester 52.19 -2.22; Lincoln 53.23 -0.54; Durham 54.78 -1.58; Carlisle 54.9 -2.94; Winchester 51.07 -1.32; Salisbury 51.07 -1.8; Truro 50.27 -5.05; Hastings 50.86 0.57; Southend-on-Sea 51.54 0.71; Derry=Londonderry 55 -7.32
Europe/Dublin IE: Dublin 53.35 -6.26; Cork 51.9 -8.47; Galway 53.27 -9.05; Limerick 52.66 -8.63; Waterford 52.26 -7.11; Kilkenny 52.65 -7.25; Killarney 52.06 -9.51
Europe/Paris FR: Paris=París=Parigi 48.86 2.35; Lyon 45.76 4.84; Marseille 43.3 5.37; Nice 43.7 7.27; Bordeaux 44.84 -0.58; Toulouse 43.6 1.44; Strasbourg 48.57 7.75; Lille 50.63 3.06; Nantes 47.22 -1.55; Montpellier 43.61 3.88; Cannes 43.55 7.02; Avignon 43.95 4.81; Biarritz 43.48 -1.56; Annecy 45.9 6.13; Chamonix 45.92 6.87; Reims 49.26 4.03; Rennes 48.11 -1.67; Le Havre 49.49 0.11; Saint-Étienne 45.43 4.39; Toulon 43.12 5.93; Angers 47.47 -0.55; Grenoble 45.18 5.71; Dijon 47.32 5.02; Nîmes 43.83 4.36; Aix-en-Provence 43.53 5.45; Brest 48.39 -4.49; Le Mans 48 0.2; Amiens 49.9 2.3; Tours 47.39 0.7; Limoges 45.83 1.25; Clermont-Ferrand 45.78 3.09; Besançon 47.25 6.02; Orléans 47.9 1.9; Metz 49.12 6.17; Rouen 49.44 1.1; Mulhouse 47.75 7.33; Perpignan 42.7 2.9; Caen 49.19 -0.36; Nancy 48.68 6.18; Poitiers 46.58 0.34; La Rochelle 46.16 -1.15; Pau 43.31 -0.36; Colmar 48.08 7.36; Ajaccio 41.92 8.74; Bastia 42.7 9.45; Antibes 43.59 7.11; Carcassonne 43.21 2.35; Arles 43.68 4.63; Béziers 43.34 3.21; Valence 44.93 4.91; Chambéry 45.57 5.92; Saint-Malo 48.65 -2.01; Quimper 48 -4.1; Troyes 48.3 4.09; Bayonne 43.49 -1.47; Beaune 47.02 4.84; Lourdes 43.1 -0.05; Calais 50.95 1.86; Vannes 47.66 -2.76; Lorient 47.75 -3.37
Europe/Monaco MC: Monaco=Monte Carlo 43.74 7.42
Europe/Madrid ES: Madrid 40.42 -3.7; Barcelona 41.39 2.17; Seville=Sevilla 37.39 -5.99; Valencia 39.47 -0.38; Bilbao 43.26 -2.93; San Sebastián=Donostia 43.32 -1.98; Granada 37.18 -3.6; Málaga 36.72 -4.42; Palma 39.57 2.65; Zaragoza 41.65 -0.89; Córdoba 37.88 -4.78; Alicante 38.35 -0.48; Murcia 37.99 -1.13; Valladolid 41.66 -4.72; Vigo 42.23 -8.72; Gijón 43.54 -5.66; A Coruña=La Coruña=Corunna 43.37 -8.4; Vitoria-Gasteiz=Vitoria 42.85 -2.67; Elche=Elx 38.26 -0.7; Oviedo 43.36 -5.84; Cartagena 37.61 -0.99; Jerez=Jerez de la Frontera 36.69 -6.14; Pamplona=Iruña 42.82 -1.64; Almería 36.84 -2.46; Santander 43.46 -3.8; Castellón=Castelló 39.99 -0.05; Burgos 42.34 -3.7; Albacete 38.99 -1.86; Salamanca 40.97 -5.66; Logroño 42.47 -2.45; Huelva 37.27 -6.94; Badajoz 38.88 -6.97; Tarragona 41.12 1.25; Lleida=Lérida 41.62 0.62; Marbella 36.52 -4.89; León 42.6 -5.57; Cádiz 36.53 -6.29; Jaén 37.77 -3.79; Girona=Gerona 41.98 2.82; Santiago de Compostela 42.88 -8.55; Toledo 39.86 -4.02; Segovia 40.95 -4.12; Mérida 38.92 -6.34; Ávila 40.66 -4.7; Cáceres 39.48 -6.37; Ronda 36.74 -5.17
Atlantic/Canary ES: Las Palmas 28.12 -15.43; Santa Cruz de Tenerife 28.46 -16.25
Europe/Lisbon PT: Porto=Oporto 41.15 -8.61; Faro 37.02 -7.93; Coimbra 40.21 -8.43; Braga 41.55 -8.42; Setúbal 38.52 -8.89; Évora 38.57 -7.9; Aveiro 40.64 -8.65; Leiria 39.74 -8.81; Lagos 37.1 -8.67; Guimarães 41.44 -8.3
Atlantic/Madeira PT: Funchal 32.65 -16.91
Atlantic/Azores PT: Ponta Delgada 37.74 -25.67
Europe/Rome IT: Rome=Roma 41.9 12.5; Milan=Milano 45.46 9.19; Florence=Firenze 43.77 11.26; Venice=Venezia 45.44 12.32; Naples=Napoli 40.85 14.27; Bologna 44.49 11.34; Turin=Torino 45.07 7.69; Palermo 38.12 13.36; Verona 45.44 10.99; Genoa=Genova 44.41 8.93; Catania 37.5 15.09; Bari 41.12 16.87; Pisa 43.72 10.4; Siena 43.32 11.33; Messina 38.19 15.55; Padua=Padova 45.41 11.89; Trieste 45.65 13.78; Brescia 45.54 10.21; Taranto 40.46 17.25; Reggio Calabria 38.11 15.66; Modena 44.65 10.93; Livorno 43.54 10.33; Cagliari 39.23 9.12; Parma 44.8 10.33; Foggia 41.46 15.55; Reggio Emilia 44.7 10.63; Salerno 40.68 14.79; Perugia 43.11 12.39; Rimini 44.06 12.57; Pescara 42.46 14.2; Bergamo 45.7 9.67; Ravenna 44.41 12.2; Ferrara 44.84 11.62; Syracuse=Siracusa 37.08 15.29; Vicenza 45.55 11.55; Trento 46.07 11.12; Bolzano=Bozen 46.49 11.34; Lecce 40.35 18.17; Udine 46.07 13.24; Lucca 43.84 10.5; Ancona 43.59 13.5; Como 45.81 9.08; Matera 40.67 16.6; Sassari 40.73 8.56; Olbia 40.92 9.5; Sorrento 40.63 14.38; Taormina 37.85 15.29; Cremona 45.13 10.02; Mantua=Mantova 45.16 10.8; L’Aquila 42.35 13.4; Arezzo 43.46 11.88; La Spezia 44.1 9.82; Trapani 38.02 12.54
Europe/Malta MT: Valletta 35.9 14.51
Europe/Berlin DE: Berlin 52.52 13.41; Munich=München 48.14 11.58; Hamburg 53.55 9.99; Cologne=Köln 50.94 6.96; Frankfurt 50.11 8.68; Stuttgart 48.78 9.18; Düsseldorf 51.23 6.77; Leipzig 51.34 12.37; Dresden 51.05 13.74; Nuremberg=Nürnberg 49.45 11.08; Heidelberg 49.4 8.69; Bremen 53.08 8.8; Hanover=Hannover 52.37 9.73; Essen 51.46 7.01; Dortmund 51.51 7.47; Duisburg 51.43 6.77; Bochum 51.48 7.22; Wuppertal 51.26 7.15; Bielefeld 52.03 8.53; Bonn 50.73 7.1; Mannheim 49.49 8.47; Karlsruhe 49.01 8.4; Wiesbaden 50.08 8.25; Münster 51.96 7.63; Gelsenkirchen 51.51 7.1; Aachen 50.78 6.08; Mönchengladbach 51.19 6.44; Augsburg 48.37 10.9; Chemnitz 50.84 12.93; Brunswick=Braunschweig 52.27 10.53; Krefeld 51.34 6.55; Halle=Halle (Saale) 51.48 11.98; Kiel 54.32 10.13; Magdeburg 52.13 11.63; Freiburg 48 7.85; Lübeck 53.87 10.69; Erfurt 50.98 11.03; Rostock 54.09 12.14; Kassel 51.32 9.5; Mainz 49.98 8.28; Saarbrücken 49.23 7.01; Potsdam 52.4 13.07; Würzburg 49.79 9.95; Regensburg 49.02 12.1; Ulm 48.4 9.99; Göttingen 51.53 9.93; Trier 49.76 6.64; Weimar 50.98 11.33; Koblenz 50.35 7.58; Bamberg 49.9 10.9; Konstanz 47.66 9.18
Europe/Vienna AT: Vienna=Wien 48.21 16.37; Salzburg 47.8 13.04; Innsbruck 47.27 11.39; Graz 47.07 15.44; Linz 48.31 14.29; Bregenz 47.5 9.75; Klagenfurt 46.62 14.31
Europe/Zurich CH: Zurich=Zürich 47.38 8.54; Geneva=Genève=Genf 46.2 6.14; Basel 47.56 7.59; Bern 46.95 7.45; Lausanne 46.52 6.63; Lucerne=Luzern 47.05 8.31; Zermatt 46.02 7.75; St. Gallen 47.42 9.37; Lugano 46.01 8.96; Winterthur 47.51 8.72; Fribourg 46.8 7.15; Interlaken 46.68 7.87
Europe/Amsterdam NL: Amsterdam 52.37 4.9; Rotterdam 51.92 4.48; Utrecht 52.09 5.12; The Hague=Den Haag 52.08 4.31; Eindhoven 51.44 5.48; Groningen 53.22 6.57; Maastricht 50.85 5.69; Haarlem 52.38 4.64; Leiden 52.16 4.49; Delft 52.01 4.36; Nijmegen 51.84 5.85; Arnhem 51.98 5.91; Breda 51.59 4.78
Europe/Brussels BE: Brussels=Bruxelles 50.85 4.35; Bruges=Brugge 51.21 3.22; Ghent=Gent 51.05 3.72; Antwerp=Antwerpen 51.22 4.4; Liège=Luik 50.63 5.57; Charleroi 50.41 4.44; Namur 50.47 4.87; Leuven 50.88 4.7; Mons 50.45 3.95
Europe/Luxembourg LU: Luxembourg 49.61 6.13
Europe/Copenhagen DK: Aarhus 56.16 10.2; Odense 55.4 10.39; Aalborg=Ålborg 57.05 9.92; Esbjerg 55.47 8.45; Randers 56.46 10.04; Roskilde 55.64 12.08
Europe/Stockholm SE: Stockholm 59.33 18.07; Gothenburg=Göteborg 57.71 11.97; Malmö 55.6 13; Uppsala 59.86 17.64; Örebro 59.27 15.21; Linköping 58.41 15.62; Umeå 63.83 20.26; Västerås 59.62 16.55; Kiruna 67.86 20.23
Europe/Oslo NO: Oslo 59.91 10.75; Bergen 60.39 5.32; Trondheim 63.43 10.4; Tromsø 69.65 18.96; Stavanger 58.97 5.73; Kristiansand 58.15 8; Bodø 67.28 14.41; Ålesund 62.47 6.15; Drammen 59.74 10.2
Europe/Helsinki FI: Helsinki 60.17 24.94; Turku 60.45 22.27; Rovaniemi 66.5 25.73; Tampere 61.5 23.79; Espoo 60.21 24.65; Oulu 65.01 25.47; Jyväskylä 62.24 25.72; Kuopio 62.89 27.68
Atlantic/Reykjavik IS: Reykjavik=Reykjavík 64.15 -21.94
Europe/Warsaw PL: Warsaw=Warszawa 52.23 21.01; Krakow=Kraków 50.06 19.94; Gdansk=Gdańsk 54.35 18.65; Wroclaw=Wrocław 51.11 17.04; Lodz=Łódź 51.77 19.47; Poznan 52.41 16.93; Szczecin 53.43 14.55; Bydgoszcz 53.12 18.01; Lublin 51.25 22.57; Katowice 50.26 19.03; Bialystok=Białystok 53.13 23.16; Torun 53.01 18.6; Rzeszów 50.04 22; Zakopane 49.3 19.95
Europe/Prague CZ: Prague=Praha 50.08 14.44; Brno 49.2 16.61; Ostrava 49.83 18.28; Plzen=Pilsen 49.75 13.38; Olomouc 49.6 17.25; Liberec 50.77 15.06
Europe/Budapest HU: Budapest 47.5 19.04; Debrecen 47.53 21.62; Szeged 46.25 20.15; Pécs 46.07 18.23
Europe/Bratislava SK: Bratislava 48.15 17.11; Košice 48.71 21.26
Europe/Ljubljana SI: Ljubljana 46.06 14.51; Maribor 46.55 15.65
Europe/Zagreb HR: Zagreb 45.81 15.98; Split 43.51 16.44; Dubrovnik 42.65 18.09; Rijeka 45.33 14.44; Zadar 44.12 15.23; Osijek 45.55 18.69; Pula 44.87 13.85
Europe/Belgrade RS: Belgrade=Beograd 44.79 20.45; Novi Sad 45.25 19.84; Niš 43.32 21.9
Europe/Sarajevo BA: Sarajevo 43.86 18.41; Mostar 43.34 17.81; Banja Luka 44.78 17.19
Europe/Bucharest RO: Bucharest=București 44.43 26.1; Cluj-Napoca 46.77 23.62; Iasi 47.17 27.6; Timisoara 45.75 21.23; Constanta 44.18 28.63; Brasov 45.65 25.61; Craiova 44.32 23.8; Sibiu 45.8 24.15
Europe/Sofia BG: Sofia 42.7 23.32; Plovdiv 42.15 24.75; Varna 43.22 27.92; Burgas 42.51 27.47
Europe/Athens GR: Athens=Athína 37.98 23.73; Thessaloniki 40.64 22.94; Heraklion 35.34 25.14; Mykonos 37.45 25.33; Rhodes 36.43 28.22; Corfu 39.62 19.92; Patras=Pátra 38.24 21.73; Larissa=Lárisa 39.64 22.42; Chania 35.51 24.03; Ioannina 39.66 20.85; Volos 39.36 22.94; Kalamata 37.04 22.11; Nafplio 37.57 22.81; Kavala 40.94 24.41
Asia/Nicosia CY: Nicosia 35.17 33.36; Limassol 34.68 33.04; Paphos 34.77 32.42
Europe/Tallinn EE: Tallinn 59.44 24.75; Tartu 58.38 26.73
Europe/Riga LV: Riga 56.95 24.11
Europe/Vilnius LT: Vilnius 54.69 25.28; Kaunas 54.9 23.91; Klaipėda 55.71 21.14
Europe/Kyiv UA: Kyiv=Kiev 50.45 30.52; Lviv 49.84 24.03; Kharkiv 49.98 36.25; Dnipro 48.46 35.04; Odesa=Odessa 46.48 30.73
Europe/Istanbul TR: Ankara 39.93 32.86; Izmir=İzmir 38.42 27.14; Antalya 36.9 30.71; Bodrum 37.03 27.43; Bursa 40.2 29.06; Adana 36.99 35.33; Gaziantep 37.06 37.38; Konya 37.87 32.48; Diyarbakir=Diyarbakır 37.91 40.22; Kayseri 38.73 35.49; Mersin 36.81 34.64; Eskişehir 39.78 30.52; Sanliurfa=Şanlıurfa=Urfa 37.17 38.79; Malatya 38.35 38.32; Erzurum 39.91 41.28; Samsun 41.28 36.34; Van 38.49 43.38; Denizli 37.77 29.09; Trabzon 41.01 39.73; Edirne 41.68 26.56; Çanakkale 40.16 26.41; Fethiye 36.64 29.13; Marmaris 36.85 28.27
Europe/Skopje MK: Skopje 42 21.43
Europe/Tirane AL: Tirana 41.33 19.82
Europe/Podgorica ME: Podgorica 42.44 19.26; Kotor 42.42 18.77
Europe/Chisinau MD: Chisinau 47.01 28.86
Europe/Minsk BY: Minsk 53.9 27.57
Europe/Moscow RU: Moscow=Moskva 55.75 37.62; Saint Petersburg=St. Petersburg 59.94 30.31; Kazan 55.79 49.12; Nizhny Novgorod 56.33 44
Asia/Novosibirsk RU: Novosibirsk 55.04 82.93
Asia/Yekaterinburg RU: Yekaterinburg 56.85 60.61
Europe/Samara RU: Samara 53.2 50.15
Asia/Omsk RU: Omsk 54.99 73.37
Asia/Krasnoyarsk RU: Krasnoyarsk 56.02 92.87
Asia/Vladivostok RU: Vladivostok 43.11 131.87
Asia/Tbilisi GE: Tbilisi 41.72 44.79
Asia/Yerevan AM: Yerevan 40.18 44.51
Asia/Baku AZ: Baku 40.41 49.87
Africa/Casablanca MA: Casablanca 33.57 -7.59; Fez=Fès 34.03 -5; Rabat 34.02 -6.84; Tangier 35.77 -5.8; Essaouira 31.51 -9.77; Agadir 30.42 -9.6; Meknès 33.89 -5.55; Oujda 34.68 -1.91; Kénitra 34.26 -6.58; Tétouan 35.58 -5.37; Chefchaouen 35.17 -5.27; El Jadida 33.25 -8.51; Ouarzazate 30.92 -6.9
Africa/Tunis TN: Tunis 36.81 10.18; Sfax 34.74 10.76; Sousse 35.83 10.64
Africa/Algiers DZ: Algiers 36.75 3.06; Oran 35.7 -0.64; Constantine 36.37 6.61
Africa/Cairo EG: Cairo 30.04 31.24; Alexandria 31.2 29.92; Luxor 25.69 32.64; Giza 30.01 31.21; Aswan 24.09 32.9; Hurghada 27.26 33.81
Africa/Johannesburg ZA: Cape Town 33.92S 18.42; Johannesburg 26.2S 28.05; Durban 29.86S 31.02; Stellenbosch 33.94S 18.86; Pretoria 25.74S 28.19; Port Elizabeth=Gqeberha 33.96S 25.61; Bloemfontein 29.12S 26.21
Africa/Nairobi KE: Nairobi 1.29S 36.82; Mombasa 4.04S 39.67; Kisumu 0.1S 34.76
Africa/Dar_es_Salaam TZ: Dar es Salaam 6.79S 39.21; Zanzibar City 6.16S 39.19; Arusha 3.37S 36.68; Dodoma 6.17S 35.74
Africa/Addis_Ababa ET: Addis Ababa 9.03 38.74
Africa/Lagos NG: Lagos 6.52 3.38; Abuja 9.06 7.5; Kano 12 8.52; Ibadan 7.38 3.91; Port Harcourt 4.78 7.01
Africa/Accra GH: Accra 5.6 -0.19; Kumasi 6.69 -1.62
Africa/Dakar SN: Dakar 14.72 -17.47; Saint-Louis 16.02 -16.49
Africa/Kigali RW: Kigali 1.94S 30.06
Africa/Windhoek NA: Windhoek 22.56S 17.08
Africa/Tripoli LY: Tripoli 32.89 13.19
Africa/Khartoum SD: Khartoum 15.55 32.53
Africa/Bamako ML: Bamako 12.65 -8
Africa/Abidjan CI: Abidjan 5.35 -4
Africa/Douala CM: Douala 4.05 9.7; Yaoundé 3.87 11.52
Africa/Kinshasa CD: Kinshasa 4.33S 15.31
Africa/Lubumbashi CD: Lubumbashi 11.66S 27.48
Africa/Brazzaville CG: Brazzaville 4.27S 15.28
Africa/Luanda AO: Luanda 8.84S 13.23
Africa/Lusaka ZM: Lusaka 15.41S 28.29; Livingstone 17.84S 25.85
Africa/Harare ZW: Harare 17.83S 31.05; Bulawayo 20.15S 28.58
Africa/Maputo MZ: Maputo 25.97S 32.58
Africa/Gaborone BW: Gaborone 24.65S 25.91
Africa/Kampala UG: Kampala 0.32 32.58
Africa/Ouagadougou BF: Ouagadougou 12.37 -1.53
Africa/Niamey NE: Niamey 13.51 2.11
Africa/Lome TG: Lomé 6.13 1.22
Africa/Porto-Novo BJ: Cotonou 6.37 2.42
Africa/Libreville GA: Libreville 0.39 9.45
Africa/Conakry GN: Conakry 9.54 -13.68
Africa/Monrovia LR: Monrovia 6.3 -10.8
Africa/Freetown SL: Freetown 8.49 -13.24
Africa/Mogadishu SO: Mogadishu 2.04 45.34
Indian/Mauritius MU: Port Louis 20.16S 57.5
Asia/Jerusalem IL: Jerusalem 31.77 35.21; Tel Aviv 32.09 34.78; Haifa 32.82 34.99; Eilat 29.56 34.95
Asia/Amman JO: Amman 31.95 35.93
Asia/Beirut LB: Beirut 33.89 35.5
Asia/Dubai AE: Dubai 25.2 55.27; Abu Dhabi 24.45 54.38; Sharjah 25.34 55.41
Asia/Qatar QA: Doha 25.29 51.53
Asia/Riyadh SA: Riyadh 24.71 46.68; Jeddah 21.49 39.19; Mecca=Makkah 21.43 39.83; Medina 24.47 39.61; Dammam 26.43 50.1
Asia/Muscat OM: Muscat 23.59 58.41
Asia/Kolkata IN: Delhi=New Delhi 28.61 77.21; Mumbai=Bombay 19.08 72.88; Bengaluru=Bangalore 12.97 77.59; Chennai 13.08 80.27; Kolkata 22.57 88.36; Hyderabad 17.39 78.49; Jaipur 26.91 75.79; Panaji=Goa 15.49 73.83; Kochi 9.93 76.27; Udaipur 24.59 73.71; Ahmedabad 23.03 72.59; Surat 21.2 72.83; Pune=Poona 18.52 73.86; Kanpur 26.47 80.35; Lucknow 26.84 80.92; Nagpur 21.15 79.08; Varanasi=Benares 25.32 83.01; Agra 27.18 78.02; Amritsar 31.62 74.88; Bhopal 23.25 77.4; Indore 22.72 75.83; Patna 25.59 85.14; Coimbatore 11.01 76.97; Visakhapatnam 17.68 83.2; Mysuru=Mysore 12.3 76.64; Thiruvananthapuram=Trivandrum 8.49 76.95; Chandigarh 30.74 76.79; Jodhpur 26.27 73.01; Madurai 9.92 78.12; Guwahati 26.18 91.75; Vadodara 22.3 73.21
Asia/Kathmandu NP: Kathmandu 27.72 85.32; Pokhara 28.27 83.97
Asia/Colombo LK: Colombo 6.93 79.86; Kandy 7.29 80.63; Galle 6.05 80.21
Indian/Maldives MV: Malé 4.18 73.51
Indian/Antananarivo MG: Antananarivo 18.91S 47.54
Asia/Dhaka BD: Dhaka 23.81 90.41; Chittagong=Chattogram 22.34 91.83
Asia/Karachi PK: Karachi 24.86 67; Lahore 31.55 74.34; Islamabad 33.72 73.04; Faisalabad 31.42 73.09; Rawalpindi 33.6 73.05; Peshawar 34.01 71.58; Multan 30.2 71.48
Asia/Tashkent UZ: Tashkent 41.3 69.24
Asia/Samarkand UZ: Samarkand 39.65 66.96
Asia/Bangkok TH: Bangkok 13.76 100.5; Chiang Mai 18.79 98.99; Phuket 7.88 98.39; Pattaya 12.93 100.88; Ayutthaya 14.35 100.58; Krabi 8.07 98.91
Asia/Ho_Chi_Minh VN: Ho Chi Minh City=Saigon 10.78 106.7; Hanoi 21.03 105.85; Da Nang 16.05 108.2; Hoi An 15.88 108.33; Haiphong 20.86 106.68; Hue 16.46 107.6; Nha Trang 12.25 109.19; Can Tho 10.04 105.79
Asia/Phnom_Penh KH: Phnom Penh 11.56 104.92; Siem Reap 13.36 103.86
Asia/Vientiane LA: Luang Prabang 19.89 102.14; Vientiane 17.97 102.6
Asia/Kuala_Lumpur MY: Kuala Lumpur 3.14 101.69; George Town=Penang 5.41 100.34; Johor Bahru 1.47 103.76; Ipoh 4.58 101.08; Malacca=Melaka 2.2 102.24
Asia/Kuching MY: Kuching 1.55 110.33; Kota Kinabalu 5.97 116.07
Asia/Singapore SG: Singapore=Singapur 1.29 103.85
Asia/Jakarta ID: Jakarta 6.21S 106.85; Yogyakarta 7.8S 110.37; Surabaya 7.25S 112.75; Bandung 6.92S 107.61; Medan 3.58 98.67; Semarang 6.99S 110.42; Palembang 2.92S 104.75
Asia/Makassar ID: Denpasar=Bali 8.65S 115.22; Ubud 8.51S 115.26; Makassar 5.15S 119.43
Asia/Manila PH: Manila 14.6 120.98; Cebu 10.32 123.89; Davao 7.07 125.61; Quezon City 14.65 121.05
Asia/Hong_Kong HK: Hong Kong 22.28 114.16
Asia/Macau MO: Macau=Macao 22.2 113.55
Asia/Taipei TW: Taipei 25.03 121.57; Tainan 22.99 120.21; Kaohsiung 22.62 120.31; Taichung 24.15 120.68
Asia/Shanghai CN: Shanghai 31.23 121.47; Beijing=Peking 39.9 116.41; Guangzhou 23.13 113.26; Shenzhen 22.54 114.06; Chengdu 30.57 104.07; Xi’an 34.34 108.94; Hangzhou 30.27 120.16; Chongqing 29.56 106.55; Tianjin 39.14 117.18; Wuhan 30.58 114.27; Nanjing 32.06 118.78; Suzhou 31.3 120.6; Shenyang 41.79 123.43; Harbin 45.75 126.65; Qingdao 36.06 120.38; Dalian 38.91 121.6; Xiamen 24.48 118.08; Kunming 25.04 102.72; Jinan 36.67 117; Zhengzhou 34.76 113.65; Changsha 28.2 112.97; Ningbo 29.88 121.55; Hefei 31.86 117.28; Fuzhou 26.06 119.31; Guilin 25.28 110.29; Dongguan 23.02 113.75; Foshan 23.03 113.13; Nanchang 28.68 115.85; Guiyang 26.58 106.72; Nanning 22.82 108.32; Taiyuan 37.87 112.56; Changchun 43.88 125.32; Wuxi 31.57 120.29; Lijiang 26.87 100.22; Haikou 20.05 110.34; Shijiazhuang 38.04 114.48; Lanzhou 36.06 103.84
Asia/Seoul KR: Seoul 37.57 126.98; Busan 35.18 129.08; Jeju 33.5 126.53; Incheon 37.46 126.71; Daegu 35.87 128.59; Daejeon 36.35 127.38; Gwangju 35.15 126.92; Ulsan 35.54 129.32; Jeonju 35.82 127.15; Suwon 37.29 127.01
Asia/Tokyo JP: Kyoto 35.01 135.77; Osaka 34.69 135.5; Sapporo 43.06 141.35; Fukuoka 33.59 130.4; Hiroshima 34.39 132.46; Nagoya 35.18 136.91; Yokohama 35.44 139.64; Kobe 34.69 135.2; Nara 34.69 135.8; Kanazawa 36.56 136.65; Naha=Okinawa 26.21 127.68; Kawasaki 35.52 139.72; Saitama 35.91 139.66; Sendai 38.27 140.87; Kitakyushu 33.85 130.85; Chiba 35.6 140.12; Sakai 34.58 135.47; Shizuoka 34.98 138.38; Kumamoto 32.81 130.69; Okayama 34.65 133.93; Hamamatsu 34.7 137.73; Kagoshima 31.57 130.55; Niigata 37.89 139.01; Himeji 34.82 134.7; Utsunomiya 36.57 139.88; Oita 33.23 131.6; Matsuyama 33.84 132.77; Kurashiki 34.58 133.77; Nagasaki 32.75 129.88; Gifu 35.42 136.76; Toyohashi 34.77 137.38; Nagano 36.65 138.18; Asahikawa 43.77 142.36; Wakayama 34.23 135.17; Takamatsu 34.33 134.05; Toyama 36.7 137.22; Kochi 33.55 133.53; Miyazaki 31.92 131.42; Hakodate 41.78 140.74; Akita 39.72 140.12; Aomori 40.82 140.73; Morioka 39.7 141.15; Matsumoto 36.23 137.97; Kamakura 35.31 139.55; Nikko 36.75 139.62; Takayama 36.13 137.25; Otsu 35 135.87; Fukuyama 34.48 133.37; Maebashi 36.4 139.08; Tokushima 34.07 134.57
Asia/Almaty KZ: Almaty 43.26 76.93; Astana=Nur-Sultan 51.17 71.43
Asia/Bishkek KG: Bishkek 42.87 74.59
Asia/Dushanbe TJ: Dushanbe 38.54 68.78
Asia/Ashgabat TM: Ashgabat 37.95 58.38
Asia/Ulaanbaatar MN: Ulaanbaatar 47.91 106.88
Asia/Pyongyang KP: Pyongyang 39.03 125.75
Asia/Yangon MM: Yangon=Rangoon 16.81 96.16; Mandalay 21.97 96.08
Asia/Kabul AF: Kabul 34.53 69.17
Asia/Tehran IR: Tehran 35.69 51.42; Isfahan 32.65 51.67; Shiraz 29.61 52.53; Mashhad 36.32 59.57; Tabriz 38.08 46.29
Asia/Baghdad IQ: Baghdad 33.34 44.4; Erbil 36.18 44.01; Basra=Basrah 30.51 47.78
Asia/Damascus SY: Damascus 33.51 36.29; Aleppo 36.2 37.16
Asia/Kuwait KW: Kuwait City 29.37 47.98
Asia/Bahrain BH: Manama 26.23 50.59
Asia/Aden YE: Sanaa 15.35 44.21
Australia/Sydney AU: Sydney 33.87S 151.21; Canberra 35.28S 149.13; Newcastle 32.93S 151.78; Wollongong 34.42S 150.89; Byron Bay 28.65S 153.61
Australia/Melbourne AU: Melbourne 37.81S 144.96; Geelong 38.15S 144.36
Australia/Brisbane AU: Brisbane 27.47S 153.03; Cairns 16.92S 145.77; Gold Coast 28S 153.43; Townsville 19.27S 146.81
Australia/Perth AU: Perth 31.95S 115.86
Australia/Adelaide AU: Adelaide 34.93S 138.6
Australia/Darwin AU: Darwin 12.46S 130.84; Alice Springs 23.7S 133.88
Australia/Hobart AU: Hobart 42.88S 147.33; Launceston 41.44S 147.13
Pacific/Auckland NZ: Auckland 36.85S 174.76; Wellington 41.29S 174.78; Christchurch 43.53S 172.64; Queenstown 45.03S 168.66; Hamilton 37.78S 175.28; Dunedin 45.87S 170.5; Tauranga 37.69S 176.17; Rotorua 38.14S 176.25; Nelson 41.27S 173.28; Napier 39.49S 176.91
Pacific/Tahiti PF: Papeete 17.54S -149.57
Pacific/Honolulu US: Honolulu 21.31 -157.86; Lahaina=Maui 20.87 -156.68
America/New_York US: Boston 42.36 -71.06; Philadelphia 39.95 -75.17; Washington=Washington DC 38.91 -77.04; Baltimore 39.29 -76.61; Atlanta 33.75 -84.39; Orlando 28.54 -81.38; Tampa 27.95 -82.46; Fort Lauderdale 26.12 -80.14; Key West 24.56 -81.78; Savannah 32.08 -81.09; Charlotte 35.23 -80.84; Raleigh 35.78 -78.64; Asheville 35.6 -82.55; Pittsburgh 40.44 -80; Cleveland 41.5 -81.69; Columbus 39.96 -83; Cincinnati 39.1 -84.51; Buffalo 42.89 -78.88; Providence 41.82 -71.41; Portland Maine 43.66 -70.26; Richmond 37.54 -77.44; Jacksonville 30.33 -81.66; Burlington 44.48 -73.21; Virginia Beach 36.85 -75.98; Lexington 38.05 -84.46; Greensboro 36.07 -79.79; Newark 40.74 -74.17; Toledo 41.66 -83.56; Durham 35.99 -78.9; St. Petersburg 27.77 -82.68; Norfolk 36.85 -76.29; Winston-Salem 36.1 -80.24; Rochester New York 43.15 -77.62; Akron 41.08 -81.52; Tallahassee 30.44 -84.28; Knoxville 35.96 -83.92; Worcester 42.26 -71.8; Chattanooga 35.05 -85.31; Columbia South Carolina 34 -81.03; Charleston West Virginia 38.35 -81.63; Dayton 39.76 -84.19; Syracuse 43.05 -76.15; Albany 42.65 -73.76; Hartford 41.76 -72.69; New Haven 41.31 -72.93; Gainesville 29.65 -82.32; Sarasota 27.34 -82.53; Naples Florida 26.14 -81.8; Fort Myers 26.62 -81.84; Daytona Beach 29.21 -81.02; Myrtle Beach 33.69 -78.89; Wilmington North Carolina 34.23 -77.94; Augusta Georgia 33.47 -81.97; Macon 32.84 -83.63; Athens Georgia 33.96 -83.38; Annapolis 38.98 -76.49; Atlantic City 39.36 -74.42; Princeton 40.35 -74.66; Cambridge Massachusetts 42.38 -71.11
America/Detroit US: Detroit 42.33 -83.05; Ann Arbor 42.28 -83.74; Grand Rapids 42.96 -85.67; Lansing 42.73 -84.56
America/Indiana/Indianapolis US: Indianapolis 39.77 -86.16; Fort Wayne 41.13 -85.13; South Bend 41.68 -86.25
America/Kentucky/Louisville US: Louisville 38.25 -85.76
America/Chicago US: Chicago 41.88 -87.63; Houston 29.76 -95.37; Dallas 32.78 -96.8; San Antonio 29.42 -98.49; Fort Worth 32.76 -97.33; Minneapolis 44.98 -93.27; Milwaukee 43.04 -87.91; St. Louis 38.63 -90.2; Kansas City 39.1 -94.58; Memphis 35.15 -90.05; Omaha 41.26 -95.94; Oklahoma City 35.47 -97.52; Tulsa 36.15 -95.99; Madison 43.07 -89.4; Birmingham Alabama 33.52 -86.8; Mobile 30.69 -88.04; Baton Rouge 30.45 -91.19; Wichita 37.69 -97.34; Corpus Christi 27.8 -97.4; St. Paul=Saint Paul 44.94 -93.09; Lincoln 40.8 -96.67; Laredo 27.51 -99.51; Lubbock 33.58 -101.86; Des Moines 41.6 -93.61; Montgomery 32.37 -86.3; Amarillo 35.22 -101.83; Little Rock 34.75 -92.29; Shreveport 32.53 -93.75; Huntsville 34.73 -86.59; Brownsville 25.9 -97.5; Sioux Falls 43.55 -96.7; Jackson Mississippi 32.3 -90.18; Springfield Missouri 37.22 -93.3; Cedar Rapids 42.01 -91.64; Green Bay 44.52 -88.02; Duluth 46.78 -92.11; Fargo 46.88 -96.79; Waco 31.55 -97.15; Galveston 29.3 -94.8; Lafayette 30.22 -92.02; Biloxi 30.4 -88.89; Pensacola 30.42 -87.22; Evansville 37.97 -87.56; Topeka 39.05 -95.68
America/Denver US: Denver 39.74 -104.99; Boulder 40.01 -105.28; Colorado Springs 38.83 -104.82; Salt Lake City 40.76 -111.89; Albuquerque 35.08 -106.65; Santa Fe 35.69 -105.94; El Paso 31.76 -106.49; Jackson 43.48 -110.76; Moab 38.57 -109.55; Rapid City 44.08 -103.23; Billings 45.78 -108.5; Missoula 46.87 -113.99; Bozeman 45.68 -111.04; Fort Collins 40.59 -105.08; Cheyenne 41.14 -104.82
America/Boise US: Boise 43.62 -116.2
America/Phoenix US: Phoenix 33.45 -112.07; Tucson 32.22 -110.97; Sedona 34.87 -111.76; Scottsdale 33.49 -111.93; Mesa 33.42 -111.82; Flagstaff 35.2 -111.65; Tempe 33.41 -111.91
America/Los_Angeles US: Los Angeles 34.05 -118.24; San Francisco 37.77 -122.42; San Diego 32.72 -117.16; San Jose 37.34 -121.89; Sacramento 38.58 -121.49; Oakland 37.8 -122.27; Santa Barbara 34.42 -119.7; Palm Springs 33.83 -116.55; Napa 38.3 -122.29; Las Vegas 36.17 -115.14; Reno 39.53 -119.81; Portland Oregon 45.52 -122.68; Seattle 47.61 -122.33; Spokane 47.66 -117.43; Fresno 36.75 -119.77; Long Beach 33.77 -118.19; Bakersfield 35.37 -119.02; Stockton 37.96 -121.29; Modesto 37.64 -121; Tacoma 47.25 -122.44; Oxnard 34.2 -119.18; Santa Rosa 38.44 -122.71; Eugene 44.05 -123.09; Salem Oregon 44.94 -123.04; Bend 44.06 -121.32; Santa Cruz 36.97 -122.03; Monterey 36.6 -121.89; San Luis Obispo 35.28 -120.66; Bellingham 48.76 -122.49; Riverside 33.95 -117.4; Anaheim 33.84 -117.91
America/Anchorage US: Anchorage 61.22 -149.9; Fairbanks 64.84 -147.72
America/Juneau US: Juneau 58.3 -134.42
America/Puerto_Rico PR: San Juan 18.47 -66.11
America/Toronto CA: Toronto 43.65 -79.38; Montreal=Montréal 45.5 -73.57; Ottawa 45.42 -75.7; Quebec City=Québec 46.81 -71.21; Niagara Falls 43.09 -79.08; Mississauga 43.58 -79.66; Hamilton 43.25 -79.85; London Ontario 42.98 -81.23; Kitchener 43.43 -80.51; Windsor 42.3 -83.02; Kingston 44.23 -76.48; Sherbrooke 45.4 -71.9; Thunder Bay 48.38 -89.25
America/Vancouver CA: Vancouver 49.28 -123.12; Victoria 48.43 -123.37; Whistler 50.12 -122.96; Kelowna 49.88 -119.49
America/Edmonton CA: Calgary 51.05 -114.07; Edmonton 53.55 -113.49; Banff 51.18 -115.57; Yellowknife 62.45 -114.37
America/Winnipeg CA: Winnipeg 49.9 -97.14
America/Halifax CA: Halifax 44.65 -63.57
America/Regina CA: Saskatoon 52.13 -106.67; Regina 50.45 -104.62
America/St_Johns CA: St. John’s 47.56 -52.71
America/Moncton CA: Moncton 46.09 -64.8
America/Whitehorse CA: Whitehorse 60.72 -135.05
America/Mexico_City MX: Mexico City=Ciudad de México=CDMX 19.43 -99.13; Guadalajara 20.67 -103.35; Oaxaca 17.06 -96.73; San Miguel de Allende 20.91 -100.74; Puebla 19.04 -98.21; León 21.13 -101.67; Querétaro 20.59 -100.39; San Luis Potosí 22.15 -100.98; Aguascalientes 21.88 -102.28; Acapulco 16.85 -99.91; Morelia 19.7 -101.18; Toluca 19.29 -99.65; Veracruz 19.18 -96.14; Guanajuato 21.02 -101.26; Puerto Vallarta 20.62 -105.23; Cuernavaca 18.93 -99.23; San Cristóbal de las Casas 16.73 -92.64; Puerto Escondido 15.87 -97.08
America/Merida MX: Mérida 20.97 -89.62; Campeche 19.84 -90.53
America/Cancun MX: Cancún=Cancun 21.16 -86.85; Tulum 20.21 -87.46; Playa del Carmen 20.63 -87.08
America/Monterrey MX: Monterrey 25.69 -100.32; Torreón 25.54 -103.42; Saltillo 25.42 -101.01
America/Mazatlan MX: Cabo San Lucas 22.89 -109.92; Culiacán 24.79 -107.39; Mazatlán 23.23 -106.41; La Paz 24.14 -110.3
America/Tijuana MX: Tijuana 32.51 -117.04; Mexicali 32.63 -115.45
America/Chihuahua MX: Chihuahua 28.64 -106.09
America/Hermosillo MX: Hermosillo 29.1 -110.98
America/Ciudad_Juarez MX: Ciudad Juárez 31.69 -106.42
America/Havana CU: Havana=La Habana 23.11 -82.37; Santiago de Cuba 20.02 -75.83; Trinidad 21.8 -79.98
America/Jamaica JM: Kingston 17.97 -76.79
America/Santo_Domingo DO: Santo Domingo 18.49 -69.93; Punta Cana 18.58 -68.4; Santiago de los Caballeros 19.45 -70.7
America/Nassau BS: Nassau 25.05 -77.36
America/Costa_Rica CR: San José 9.93 -84.08; Tamarindo 10.3 -85.84; Liberia 10.64 -85.44; Limón 9.99 -83.04; Puntarenas 9.98 -84.84; Alajuela 10.02 -84.21; Heredia 10 -84.12
America/Panama PA: Panama City 8.98 -79.52
America/Guatemala GT: Antigua Guatemala 14.56 -90.73; Guatemala City 14.64 -90.51
America/Belize BZ: Belize City 17.5 -88.2
America/Bogota CO: Bogotá=Bogota 4.71 -74.07; Medellín=Medellin 6.24 -75.58; Cali 3.45 -76.53; Santa Marta 11.24 -74.2; Barranquilla 10.97 -74.78; Cúcuta 7.89 -72.51; Bucaramanga 7.13 -73.12; Pereira 4.81 -75.7; Ibagué 4.44 -75.23; Manizales 5.07 -75.52; Pasto 1.21 -77.28; Neiva 2.93 -75.28; Villavicencio 4.14 -73.63; Armenia 4.53 -75.68; Valledupar 10.46 -73.25; Popayán 2.44 -76.61; Montería 8.75 -75.88
America/Lima PE: Lima 12.05S -77.04; Cusco=Cuzco 13.53S -71.97; Arequipa 16.41S -71.54; Trujillo 8.12S -79.03; Chiclayo 6.77S -79.84; Puno 15.84S -70.02
America/Guayaquil EC: Quito 0.18S -78.47; Guayaquil 2.19S -79.89; Cuenca 2.9S -79
America/La_Paz BO: La Paz 16.5S -68.15; Santa Cruz=Santa Cruz de la Sierra 17.79S -63.18; Cochabamba 17.39S -66.16; Sucre 19.03S -65.26
America/Santiago CL: Santiago 33.45S -70.67; Valparaíso 33.05S -71.61; Concepción 36.83S -73.05; Antofagasta 23.65S -70.4; Viña del Mar 33.02S -71.55; Puerto Montt 41.47S -72.94
America/Punta_Arenas CL: Punta Arenas 53.15S -70.91
America/Argentina/Buenos_Aires AR: Buenos Aires 34.6S -58.38; La Plata 34.92S -57.95; Mar del Plata 38S -57.56
America/Argentina/Mendoza AR: Mendoza 32.89S -68.83
America/Argentina/Cordoba AR: Córdoba Argentina 31.42S -64.18; Rosario 32.94S -60.65
America/Argentina/Salta AR: Salta 24.79S -65.41; Bariloche 41.15S -71.31
America/Argentina/Tucuman AR: San Miguel de Tucumán=Tucumán 26.82S -65.22
America/Argentina/Ushuaia AR: Ushuaia 54.81S -68.32
America/Montevideo UY: Montevideo 34.9S -56.16; Punta del Este 34.95S -54.93
America/Asuncion PY: Asunción 25.26S -57.58
America/Sao_Paulo BR: São Paulo 23.55S -46.63; Rio de Janeiro 22.91S -43.17; Brasília 15.79S -47.88; Curitiba 25.43S -49.27; Florianópolis 27.6S -48.55; Porto Alegre 30.03S -51.23; Belo Horizonte 19.92S -43.94; Paraty 23.22S -44.71; Goiânia 16.68S -49.25; Campinas 22.91S -47.06; Vitória 20.32S -40.34; Santos 23.96S -46.33; Foz do Iguaçu 25.55S -54.59
America/Bahia BR: Salvador 12.97S -38.5
America/Recife BR: Recife 8.05S -34.88
America/Fortaleza BR: Fortaleza 3.73S -38.53; Natal 5.79S -35.21; São Luís 2.53S -44.3; João Pessoa 7.11S -34.86
America/Manaus BR: Manaus 3.12S -60.02
America/Belem BR: Belém 1.46S -48.5
America/Maceio BR: Maceió 9.67S -35.74
America/Campo_Grande BR: Campo Grande 20.44S -54.65
America/Cuiaba BR: Cuiabá 15.6S -56.1
America/El_Salvador SV: San Salvador 13.69 -89.19
America/Tegucigalpa HN: Tegucigalpa 14.08 -87.21; San Pedro Sula 15.5 -88.02
America/Managua NI: Managua 12.13 -86.25; Granada 11.93 -85.96
America/Port-au-Prince HT: Port-au-Prince 18.54 -72.34
America/Caracas VE: Caracas 10.49 -66.88; Maracaibo 10.67 -71.61; Valencia 10.16 -68.01
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
