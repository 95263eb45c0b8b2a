import type { Localized } from '@bottega/api/kernel/database/schema/columns.ts'
import { trilingual } from '../localized.ts'
import { between } from '../random.ts'

const storageTexts = {
  cool: 'Conservare in luogo fresco. Lavare prima del consumo. | Kühl lagern. Vor dem Verzehr waschen. | Keep in a cool place. Wash before eating.',
  dark: 'Conservare in luogo fresco, asciutto e al riparo dalla luce. | Kühl, trocken und dunkel lagern. | Keep in a cool, dry place away from light.',
  dry: 'Conservare in luogo fresco e asciutto, lontano da fonti di calore. | Kühl und trocken lagern, vor Wärme schützen. | Keep in a cool, dry place away from heat.',
  fridge:
    'Conservare in frigorifero tra 0 e +4 °C. Una volta aperto consumare entro 3 giorni. | Im Kühlschrank bei 0 bis +4 °C lagern. Nach dem Öffnen innerhalb von 3 Tagen verbrauchen. | Keep refrigerated at 0 to +4 °C. Once opened, use within 3 days.',
  fresh:
    'Conservare in frigorifero tra 0 e +2 °C. Consumare previa accurata cottura entro la data indicata. | Im Kühlschrank bei 0 bis +2 °C lagern. Vor dem Verzehr gut durchgaren, bis zum angegebenen Datum verbrauchen. | Keep refrigerated at 0 to +2 °C. Cook thoroughly and use by the date shown.',
  frozen:
    'Conservare a –18 °C. Una volta scongelato non ricongelare. | Bei –18 °C lagern. Nach dem Auftauen nicht wieder einfrieren. | Keep at –18 °C. Do not refreeze once thawed.',
  opened:
    'Conservare a temperatura ambiente. Dopo l’apertura conservare in frigorifero e consumare entro 5 giorni. | Bei Raumtemperatur lagern. Nach dem Öffnen im Kühlschrank aufbewahren und innerhalb von 5 Tagen verbrauchen. | Keep at room temperature. Once opened, refrigerate and use within 5 days.',
  bread:
    'Conservare nel sacchetto, in luogo fresco e asciutto. | Im Beutel kühl und trocken aufbewahren. | Keep in its bag in a cool, dry place.',
  bottle:
    'Conservare al riparo dalla luce e da fonti di calore. | Vor Licht und Wärme geschützt lagern. | Keep away from light and heat.',
  home: 'Tenere fuori dalla portata dei bambini. | Außer Reichweite von Kindern aufbewahren. | Keep out of reach of children.',
  none: '',
} as const

export type StorageKey = keyof typeof storageTexts

export function storageText(key: StorageKey): Localized | undefined {
  return storageTexts[key] ? trilingual(storageTexts[key]) : undefined
}

const streets = [
  'via dei Tigli',
  'via del Lavoro',
  'via Monte Grappa',
  'strada dei Mulini',
  'via Artigianato',
  'via della Cooperazione',
  'località Prati',
] as const
const towns = [
  'Cuneo (CN)',
  'Alba (CN)',
  'Parma (PR)',
  'Modena (MO)',
  'Brescia (BS)',
  'Lodi (LO)',
  'Trento (TN)',
  'Bolzano (BZ)',
  'Verona (VR)',
  'Vercelli (VC)',
  'Altamura (BA)',
  'Salerno (SA)',
  'Catania (CT)',
  'Imola (BO)',
] as const

/** The responsible operator of the product, which the law requires on the page: each brand always has the same seat. */
export function operatorText(brand: string, seed: number): Localized {
  const company = brand.toLowerCase().replace(/(^|[\s’'])\p{L}/gu, (start) => start.toUpperCase())
  const street = streets[between(0, streets.length - 1, seed, brand, 'street')] ?? streets[0]
  const town = towns[between(0, towns.length - 1, seed, brand, 'town')] ?? towns[0]
  return { it: `${company} S.r.l., ${street} ${between(1, 120, seed, brand, 'number')}, ${town}` }
}
