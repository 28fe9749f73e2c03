/**
 * Where travellers start from: a city by its usual international airport.
 * Positions of the airport to two decimals (about a kilometre); names also in
 * other languages, the first is how we say it.
 */
export interface Origin {
  /** IATA, of the airport or the city with several. */
  readonly code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly names: readonly string[];
}

const lines = `
BOS US 42.36 -71.01 Boston|ボストン
NYC US 40.64 -73.78 New York|New York City|NYC|JFK|LaGuardia|LGA|EWR|Newark|Nueva York|Nova York|ニューヨーク|Brooklyn|Manhattan
PHL US 39.87 -75.24 Philadelphia|Philly
WAS US 38.95 -77.46 Washington|Washington DC|DC|Dulles|IAD|DCA
BWI US 39.18 -76.67 Baltimore
ATL US 33.64 -84.43 Atlanta
CLT US 35.21 -80.94 Charlotte
RDU US 35.88 -78.79 Raleigh|Durham NC
MIA US 25.79 -80.29 Miami
FLL US 26.07 -80.15 Fort Lauderdale
MCO US 28.43 -81.31 Orlando
TPA US 27.98 -82.53 Tampa
JAX US 30.49 -81.69 Jacksonville
MSY US 29.99 -90.26 New Orleans
BNA US 36.12 -86.68 Nashville
MEM US 35.04 -89.98 Memphis
CHI US 41.98 -87.90 Chicago|ORD|MDW|シカゴ
DTT US 42.21 -83.35 Detroit|DTW
CLE US 41.41 -81.85 Cleveland
CMH US 39.99 -82.89 Columbus Ohio
CVG US 39.05 -84.67 Cincinnati
PIT US 40.49 -80.23 Pittsburgh
IND US 39.72 -86.29 Indianapolis
MKE US 42.95 -87.90 Milwaukee
MSP US 44.88 -93.22 Minneapolis|St Paul
STL US 38.75 -90.37 St Louis|Saint Louis
MCI US 39.30 -94.71 Kansas City
DFW US 32.90 -97.04 Dallas|Fort Worth
HOU US 29.98 -95.34 Houston|IAH
AUS US 30.19 -97.67 Austin
SAT US 29.53 -98.47 San Antonio
OKC US 35.39 -97.60 Oklahoma City
DEN US 39.86 -104.67 Denver
SLC US 40.79 -111.98 Salt Lake City|Salt Lake
PHX US 33.43 -112.01 Phoenix
LAS US 36.08 -115.15 Las Vegas|Vegas
LAX US 33.94 -118.41 Los Angeles|L.A.|LA|ロサンゼルス
SAN US 32.73 -117.19 San Diego
SFO US 37.62 -122.38 San Francisco|Bay Area|SF|サンフランシスコ
SJC US 37.36 -121.93 San Jose California
OAK US 37.72 -122.22 Oakland
SMF US 38.70 -121.59 Sacramento
PDX US 45.59 -122.60 Portland
SEA US 47.45 -122.31 Seattle|シアトル
HNL US 21.32 -157.92 Honolulu|Hawaii
ANC US 61.17 -150.00 Anchorage
CHS US 32.90 -80.04 Charleston
SAV US 32.13 -81.20 Savannah
BUF US 42.94 -78.73 Buffalo
ALB US 42.75 -73.80 Albany
HPN US 41.07 -73.71 White Plains
BDL US 41.94 -72.68 Hartford|Connecticut
PVD US 41.72 -71.43 Providence
ABQ US 35.04 -106.61 Albuquerque
YTO CA 43.68 -79.63 Toronto|YYZ|トロント
YMQ CA 45.47 -73.74 Montreal|Montréal|YUL
YVR CA 49.19 -123.18 Vancouver
YYC CA 51.13 -114.01 Calgary
YEG CA 53.31 -113.58 Edmonton
YOW CA 45.32 -75.67 Ottawa
YHZ CA 44.88 -63.51 Halifax
YWG CA 49.91 -97.24 Winnipeg
MEX MX 19.44 -99.07 Mexico City|Ciudad de México|CDMX
GDL MX 20.52 -103.31 Guadalajara
MTY MX 25.78 -100.11 Monterrey
LON GB 51.47 -0.45 London|Heathrow|LHR|Gatwick|LGW|Stansted|STN|Luton|LTN|Londres|Londra|ロンドン
MAN GB 53.35 -2.28 Manchester
BHX GB 52.45 -1.75 Birmingham
EDI GB 55.95 -3.36 Edinburgh
GLA GB 55.87 -4.43 Glasgow
BRS GB 51.38 -2.72 Bristol
LPL GB 53.33 -2.85 Liverpool
NCL GB 55.04 -1.69 Newcastle
LBA GB 53.87 -1.66 Leeds|Bradford
EMA GB 52.83 -1.33 East Midlands|Nottingham
BFS GB 54.66 -6.22 Belfast
CWL GB 51.40 -3.34 Cardiff
ABZ GB 57.20 -2.20 Aberdeen
SOU GB 50.95 -1.36 Southampton
DUB IE 53.42 -6.27 Dublin|Dublín
ORK IE 51.84 -8.49 Cork
SNN IE 52.70 -8.92 Shannon|Limerick
PAR FR 49.01 2.55 Paris|CDG|Orly|ORY|París|Parigi|パリ
LYS FR 45.73 5.08 Lyon
NCE FR 43.66 7.21 Nice|Nizza
MRS FR 43.44 5.21 Marseille
TLS FR 43.63 1.36 Toulouse
BOD FR 44.83 -0.72 Bordeaux
NTE FR 47.15 -1.61 Nantes
LIL FR 50.56 3.09 Lille
SXB FR 48.54 7.63 Strasbourg|Straßburg
MPL FR 43.58 3.96 Montpellier
RNS FR 48.07 -1.73 Rennes
BRU BE 50.90 4.48 Brussels|Bruxelles|Brüssel|Bruselas
ANR BE 51.19 4.46 Antwerp|Antwerpen
LUX LU 49.63 6.21 Luxembourg|Luxemburg
AMS NL 52.31 4.76 Amsterdam|Schiphol|Ámsterdam
EIN NL 51.45 5.37 Eindhoven
RTM NL 51.96 4.44 Rotterdam|The Hague
FRA DE 50.03 8.57 Frankfurt|Frankfurt am Main|Francfort
MUC DE 48.35 11.79 Munich|München|Muenchen|Múnich|Monaco di Baviera
BER DE 52.37 13.50 Berlin|Berlín|Berlino
HAM DE 53.63 9.99 Hamburg|Hambourg
DUS DE 51.29 6.77 Düsseldorf|Duesseldorf
CGN DE 50.87 7.14 Cologne|Köln|Koeln|Bonn
STR DE 48.69 9.22 Stuttgart
HAJ DE 52.46 9.69 Hannover|Hanover
NUE DE 49.50 11.08 Nürnberg|Nuremberg
LEJ DE 51.42 12.24 Leipzig
DRS DE 51.13 13.77 Dresden
BRE DE 53.05 8.79 Bremen
DTM DE 51.52 7.61 Dortmund
VIE AT 48.11 16.57 Vienna|Wien|Viena|Vienne
SZG AT 47.79 13.00 Salzburg
INN AT 47.26 11.34 Innsbruck
GRZ AT 46.99 15.44 Graz
ZRH CH 47.46 8.55 Zurich|Zürich|Zuerich
GVA CH 46.24 6.11 Geneva|Genève|Genf|Ginebra|Ginevra
BSL CH 47.59 7.53 Basel|Bâle|Basle
BRN CH 46.91 7.50 Bern
MAD ES 40.47 -3.56 Madrid|マドリード
BCN ES 41.30 2.08 Barcelona|Barcelone|Barcellona
VLC ES 39.49 -0.48 Valencia
SVQ ES 37.42 -5.89 Sevilla|Seville
AGP ES 36.67 -4.50 Málaga|Malaga
BIO ES 43.30 -2.91 Bilbao
ALC ES 38.28 -0.56 Alicante
PMI ES 39.55 2.74 Palma|Palma de Mallorca|Mallorca
ZAZ ES 41.67 -1.04 Zaragoza
SCQ ES 42.90 -8.42 Santiago de Compostela|A Coruña|Vigo
LPA ES 27.93 -15.39 Las Palmas|Gran Canaria
TFN ES 28.48 -16.34 Tenerife
LIS PT 38.77 -9.13 Lisbon|Lisboa|Lisbonne|Lissabon
OPO PT 41.24 -8.68 Porto|Oporto
FAO PT 37.01 -7.97 Faro
FNC PT 32.69 -16.77 Funchal|Madeira
ROM IT 41.80 12.24 Rome|Roma|Rom|FCO|Fiumicino
MIL IT 45.63 8.72 Milan|Milano|Mailand|MXP|Malpensa|Linate|Bergamo|BGY
VCE IT 45.51 12.35 Venice|Venezia|Venedig|Treviso
NAP IT 40.88 14.29 Naples|Napoli|Neapel
BLQ IT 44.53 11.29 Bologna
FLR IT 43.81 11.20 Florence|Firenze|Florenz
TRN IT 45.20 7.65 Turin|Torino
PSA IT 43.69 10.40 Pisa
CTA IT 37.47 15.07 Catania
PMO IT 38.18 13.10 Palermo
BRI IT 41.14 16.76 Bari
VRN IT 45.40 10.89 Verona
CPH DK 55.62 12.65 Copenhagen|København|Kopenhagen|Copenhague
BLL DK 55.74 9.15 Billund
AAR DK 56.30 10.62 Aarhus|Århus
AAL DK 57.09 9.85 Aalborg
ODE DK 55.48 10.33 Odense
STO SE 59.65 17.92 Stockholm|Arlanda|ARN|Estocolmo
GOT SE 57.66 12.28 Gothenburg|Göteborg
MMX SE 55.53 13.37 Malmö|Malmo
OSL NO 60.19 11.10 Oslo
BGO NO 60.29 5.22 Bergen
TRD NO 63.46 10.92 Trondheim
SVG NO 58.88 5.64 Stavanger
HEL FI 60.32 24.96 Helsinki
KEF IS 63.99 -22.62 Reykjavik|Reykjavík
WAW PL 52.17 20.97 Warsaw|Warszawa|Warschau
KRK PL 50.08 19.78 Krakow|Kraków|Cracow
GDN PL 54.38 18.47 Gdansk|Gdańsk
PRG CZ 50.10 14.26 Prague|Praha|Prag|Praga
BUD HU 47.44 19.26 Budapest
BTS SK 48.17 17.21 Bratislava
LJU SI 46.22 14.46 Ljubljana
ZAG HR 45.74 16.07 Zagreb
BEG RS 44.82 20.31 Belgrade|Beograd
OTP RO 44.57 26.09 Bucharest|București|Bucarest
SOF BG 42.70 23.41 Sofia
ATH GR 37.94 23.94 Athens|Athen|Atenas|Atene
SKG GR 40.52 22.97 Thessaloniki
LCA CY 34.88 33.62 Larnaca|Cyprus
MLA MT 35.86 14.48 Malta
RIX LV 56.92 23.97 Riga
TLL EE 59.41 24.83 Tallinn
VNO LT 54.63 25.29 Vilnius
IST TR 41.26 28.74 Istanbul|SAW
ANK TR 40.13 32.99 Ankara
IZM TR 38.29 27.16 Izmir
TLV IL 32.01 34.89 Tel Aviv|Jerusalem|Israel
DXB AE 25.25 55.36 Dubai
AUH AE 24.44 54.65 Abu Dhabi
DOH QA 25.27 51.61 Doha
RUH SA 24.96 46.70 Riyadh
JED SA 21.68 39.16 Jeddah
CAI EG 30.12 31.41 Cairo
CMN MA 33.37 -7.59 Casablanca
JNB ZA -26.14 28.25 Johannesburg
CPT ZA -33.97 18.60 Cape Town
NBO KE -1.32 36.93 Nairobi
LOS NG 6.58 3.32 Lagos
ACC GH 5.61 -0.17 Accra
DEL IN 28.57 77.10 Delhi|New Delhi
BOM IN 19.09 72.87 Mumbai|Bombay
BLR IN 13.20 77.71 Bangalore|Bengaluru
MAA IN 12.99 80.17 Chennai
HYD IN 17.24 78.43 Hyderabad
CCU IN 22.65 88.45 Kolkata
BKK TH 13.69 100.75 Bangkok
SIN SG 1.36 103.99 Singapore|Singapur|Singapour
KUL MY 2.75 101.71 Kuala Lumpur|KL
CGK ID -6.13 106.66 Jakarta
MNL PH 14.51 121.02 Manila
SGN VN 10.82 106.65 Ho Chi Minh City|Saigon
HAN VN 21.22 105.81 Hanoi
HKG HK 22.31 113.91 Hong Kong|香港
TPE TW 25.08 121.23 Taipei|台北
SHA CN 31.14 121.81 Shanghai|上海
BJS CN 40.08 116.58 Beijing|北京
CAN CN 23.39 113.30 Guangzhou
SEL KR 37.46 126.44 Seoul|Incheon|ソウル
TYO JP 35.77 140.39 Tokyo|Tokio|東京|成田|羽田|Narita|Haneda
OSA JP 34.43 135.24 Osaka|大阪|関空|Kyoto|京都
NGO JP 34.86 136.81 Nagoya|名古屋
FUK JP 33.59 130.45 Fukuoka|福岡
SPK JP 42.78 141.69 Sapporo|札幌|新千歳
SYD AU -33.95 151.18 Sydney|シドニー
MEL AU -37.67 144.84 Melbourne
BNE AU -27.38 153.12 Brisbane
PER AU -31.94 115.97 Perth
ADL AU -34.94 138.53 Adelaide
AKL NZ -37.01 174.79 Auckland
WLG NZ -41.33 174.81 Wellington
CHC NZ -43.49 172.53 Christchurch
SAO BR -23.43 -46.47 São Paulo|Sao Paulo|Guarulhos|GRU
RIO BR -22.81 -43.25 Rio de Janeiro|Rio
BSB BR -15.87 -47.92 Brasília|Brasilia
BUE AR -34.82 -58.54 Buenos Aires
SCL CL -33.39 -70.79 Santiago|Santiago de Chile
LIM PE -12.02 -77.11 Lima
BOG CO 4.70 -74.15 Bogotá|Bogota
MDE CO 6.16 -75.42 Medellín|Medellin
CTG CO 10.44 -75.51 Cartagena
UIO EC -0.13 -78.36 Quito
PTY PA 9.07 -79.38 Panama City|Ciudad de Panamá
SJO CR 9.99 -84.21 San José|San Jose|San José Costa Rica
SJU PR 18.44 -66.00 San Juan
HAV CU 22.99 -82.41 Havana|La Habana
`;

export const origins: readonly Origin[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', country = '', lat = '', lon = '', ...names] = line.split(' ');
    return { code, country, lat: Number(lat), lon: Number(lon), names: names.join(' ').split('|') };
  });
