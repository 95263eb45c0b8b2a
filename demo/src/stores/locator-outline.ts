/**
 * City | province | postal code | street | number | latitude | longitude | cooperative | leaflet type | hours | name
 * where it is not the city's
 */
export const locatorOutline = `
Monza | MB | 20900 | Via Carlo Alberto | 22 | 45.5845 | 9.2744 | 1 | 4 | long
Bergamo | BG | 24121 | Via Tiraboschi | 41 | 45.6942 | 9.6698 | 1 | 4 | long
Brescia | BS | 25121 | Via San Faustino | 58 | 45.5430 | 10.2186 | 1 | 4 | long
Como | CO | 22100 | Via Milano | 76 | 45.8043 | 9.0866 | 1 | 4 | split
Lecco | LC | 23900 | Corso Martiri della Liberazione | 33 | 45.8531 | 9.3947 | 1 | 7 | split
Sondrio | SO | 23100 | Via Trento | 12 | 46.1711 | 9.8724 | 1 | 7 | split
Pavia | PV | 27100 | Corso Cavour | 25 | 45.1850 | 9.1526 | 1 | 4 | long
Lodi | LO | 26900 | Corso Adda | 48 | 45.3144 | 9.5061 | 1 | 4 | split
Cremona | CR | 26100 | Via Dante | 119 | 45.1402 | 10.0242 | 1 | 4 | split
Mantova | MN | 46100 | Corso Garibaldi | 63 | 45.1532 | 10.7977 | 1 | 4 | split
Varese | VA | 21100 | Via Veratti | 15 | 45.8196 | 8.8271 | 5 | 3 | long
Gallarate | VA | 21013 | Via Manzoni | 20 | 45.6602 | 8.7926 | 5 | 3 | split
Busto Arsizio | VA | 21052 | Via Mameli | 37 | 45.6118 | 8.8497 | 5 | 3 | long
Luino | VA | 21016 | Via Vittorio Veneto | 9 | 46.0017 | 8.7440 | 5 | 3 | split
Legnano | MI | 20025 | Corso Sempione | 84 | 45.5990 | 8.9102 | 1 | 4 | long
Sesto San Giovanni | MI | 20099 | Viale Gramsci | 130 | 45.5337 | 9.2345 | 1 | 4 | long
Vigevano | PV | 27029 | Corso Milano | 54 | 45.3165 | 8.8640 | 1 | 4 | split
Treviglio | BG | 24047 | Viale del Partigiano | 18 | 45.5208 | 9.5930 | 1 | 4 | split
Novara | NO | 28100 | Corso Risorgimento | 46 | 45.4560 | 8.6206 | 5 | 3 | long
Arona | NO | 28041 | Corso Cavour | 102 | 45.7602 | 8.5594 | 5 | 3 | split
Verbania | VB | 28922 | Corso Mameli | 29 | 45.9236 | 8.5518 | 5 | 3 | split | Verbania Intra
Stresa | VB | 28838 | Via Principe Tomaso | 14 | 45.8840 | 8.5340 | 5 | 3 | split
Domodossola | VB | 28845 | Corso Fratelli Di Dio | 40 | 46.1154 | 8.2925 | 5 | 3 | split
Vercelli | VC | 13100 | Corso Libertà | 143 | 45.3252 | 8.4227 | 3 | 9 | split
Biella | BI | 13900 | Via Torino | 31 | 45.5615 | 8.0563 | 3 | 9 | split
Asti | AT | 14100 | Corso Alfieri | 256 | 44.9008 | 8.2069 | 3 | 9 | long
Alessandria | AL | 15121 | Via Dante | 88 | 44.9129 | 8.6133 | 3 | 9 | long
Cuneo | CN | 12100 | Corso Nizza | 47 | 44.3868 | 7.5428 | 3 | 9 | long
Alba | CN | 12051 | Corso Langhe | 64 | 44.6935 | 8.0312 | 3 | 9 | split
Pinerolo | TO | 10064 | Via Saluzzo | 53 | 44.8840 | 7.3320 | 3 | 9 | split
Ivrea | TO | 10015 | Corso Nigra | 36 | 45.4634 | 7.8741 | 3 | 9 | split
Moncalieri | TO | 10024 | Corso Roma | 21 | 45.0013 | 7.6838 | 3 | 9 | long
Trento | TN | 38122 | Via Brennero | 139 | 46.0838 | 11.1176 | 4 | 5 | long
Rovereto | TN | 38068 | Corso Rosmini | 72 | 45.8890 | 11.0387 | 4 | 5 | split
Riva del Garda | TN | 38066 | Viale Trento | 45 | 45.8897 | 10.8480 | 4 | 5 | split
Pergine Valsugana | TN | 38057 | Via Pennella | 17 | 46.0620 | 11.2375 | 4 | 5 | split
Merano | BZ | 39012 | Via Goethe / Goethestraße | 28 | 46.6700 | 11.1560 | 4 | 8 | split | Merano / Meran
Bressanone | BZ | 39042 | Via Dante / Dantestraße | 33 | 46.7145 | 11.6540 | 4 | 8 | split | Bressanone / Brixen
Brunico | BZ | 39031 | Via San Lorenzo / St.-Lorenzner-Straße | 20 | 46.7960 | 11.9290 | 4 | 8 | split | Brunico / Bruneck
Laives | BZ | 39055 | Via Kennedy / Kennedystraße | 112 | 46.4275 | 11.3400 | 4 | 8 | long | Laives / Leifers
`
