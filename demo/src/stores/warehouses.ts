import { slugify } from '@bottega/rules/text/plain-words.ts'
import type {
  cooperative,
  CustomServiceHour,
  ServiceHour,
  warehouse,
  warehouseClass,
} from '@bottega/api/places/stores/stores.tables.ts'
import { trilingual } from '../localized.ts'
import { between } from '../random.ts'
import { locatorOutline } from './locator-outline.ts'

export type WarehouseRow = typeof warehouse.$inferInsert & { id: number }

/** Logos in demo/pictures/logos carry these ids. (Shopping core, section 9) */
export const cooperativeRows: (typeof cooperative.$inferInsert)[] = [
  { id: 1, name: 'Bottega Lombarda', slug: 'bottega-lombarda' },
  { id: 3, name: 'Bottega delle Langhe', slug: 'bottega-delle-langhe' },
  { id: 4, name: 'Bottega delle Dolomiti', slug: 'bottega-delle-dolomiti' },
  { id: 5, name: 'Bottega dei Laghi', slug: 'bottega-dei-laghi' },
]

export const warehouseClassRows: (typeof warehouseClass.$inferInsert & { id: number })[] = [
  { id: 1, name: trilingual('Superstore | Großmarkt | Superstore') },
  { id: 2, name: trilingual('Supermercato | Supermarkt | Supermarket') },
]

const weekdays = [2, 3, 4, 5, 6, 7]
const everyDay = (beginHour: string, endHour: string): ServiceHour[] =>
  weekdays.map((beginWeekDay) => ({ beginWeekDay, beginHour, endHour }))

/** Opening rules; 1 is Sunday. */
const openingHours: Record<string, ServiceHour[]> = {
  long: [...everyDay('08:00', '20:30'), { beginWeekDay: 1, beginHour: '09:00', endHour: '19:30' }],
  split: [
    ...everyDay('08:30', '13:00'),
    ...everyDay('15:30', '19:30'),
    { beginWeekDay: 1, beginHour: '09:00', endHour: '12:30' },
  ],
}

/** A shop is large where it stays open at noon. */
const classOf: Record<string, number> = { long: 1, split: 2 }

const shopping: WarehouseRow[] = [
  {
    id: 1,
    cooperativeId: 1,
    name: 'Bottega Milano Porta Romana',
    slug: 'milano-porta-romana',
    street: 'Corso di Porta Romana',
    streetNumber: '121',
    city: 'Milano',
    province: 'MI',
    postalCode: '20122',
    latitude: 45.4538,
    longitude: 9.1995,
    phone: '02 5550 1121',
    leafletTypeId: 10,
    serviceHours: openingHours.long ?? [],
    warehouseClassId: classOf.long,
  },
  {
    id: 2,
    cooperativeId: 3,
    name: 'Bottega Torino San Salvario',
    slug: 'torino-san-salvario',
    street: 'Via Madama Cristina',
    streetNumber: '58',
    city: 'Torino',
    province: 'TO',
    postalCode: '10125',
    latitude: 45.0562,
    longitude: 7.6818,
    phone: '011 5550 158',
    leafletTypeId: 9,
    serviceHours: openingHours.long ?? [],
    warehouseClassId: classOf.long,
  },
  {
    id: 3,
    cooperativeId: 4,
    name: 'Bottega Bolzano / Bozen Gries',
    slug: 'bolzano-bozen-gries',
    street: 'Corso Libertà / Freiheitsstraße',
    streetNumber: '46',
    city: 'Bolzano / Bozen',
    province: 'BZ',
    postalCode: '39100',
    latitude: 46.4995,
    longitude: 11.3403,
    phone: '0471 555 046',
    leafletTypeId: 8,
    serviceHours: openingHours.long ?? [],
    warehouseClassId: classOf.long,
  },
]

const areaCodes: Record<string, string> = {
  MB: '039',
  BG: '035',
  BS: '030',
  CO: '031',
  LC: '0341',
  SO: '0342',
  PV: '0382',
  LO: '0371',
  CR: '0372',
  MN: '0376',
  VA: '0332',
  MI: '02',
  NO: '0321',
  VB: '0323',
  VC: '0161',
  BI: '015',
  AT: '0141',
  AL: '0131',
  CN: '0171',
  TO: '011',
  TN: '0461',
  BZ: '0473',
}

/** The shop that supplies those of a cooperative: the one of the group that holds stock nearest to it. */
const suppliedBy: Record<number, number> = { 1: 1, 3: 2, 4: 3, 5: 1 }

/** Those whose goods have prices and stock: their ids by slug. */
export const shoppingWarehouses: ReadonlyMap<string, number> = new Map(shopping.map(({ slug, id }) => [slug, id]))

/** The shopping stores' warehouses, then the shops one can only find on the map; `today` is a day of the calendar. */
export function warehouseRows(seed: number, today: string): WarehouseRow[] {
  const located = locatorOutline
    .trim()
    .split('\n')
    .map((line, index) => locatedWarehouse(line, shopping.length + index + 1, seed))
  const customHours = holidays(Number(today.slice(0, 4)))
  return [...shopping, ...located].map((row) => Object.assign({}, row, { customHours }))
}

/** Days closed in every shop, and the evenings before, of this year and the next. */
function holidays(year: number): CustomServiceHour[] {
  return [year, year + 1].flatMap((of) => [
    closed(`${of}-01-01`, 'Capodanno | Neujahr | New Year'),
    closed(`${of}-05-01`, 'Festa dei lavoratori | Tag der Arbeit | Labour Day'),
    closed(`${of}-08-15`, 'Ferragosto | Mariä Himmelfahrt | Assumption Day'),
    { ...on(`${of}-12-24`, 'Vigilia di Natale | Heiligabend | Christmas Eve'), beginHour: '08:00', endHour: '17:00' },
    closed(`${of}-12-25`, 'Natale | Weihnachten | Christmas'),
    closed(`${of}-12-26`, 'Santo Stefano | Stephanstag | Boxing Day'),
    { ...on(`${of}-12-31`, 'San Silvestro | Silvester | New Year’s Eve'), beginHour: '08:00', endHour: '17:00' },
  ])
}

const on = (date: string, name: string) => ({ beginDate: date, endDate: date, name: trilingual(name) })
const closed = (date: string, name: string): CustomServiceHour => ({
  ...on(date, name),
  beginHour: '00:00',
  endHour: '00:00',
})

function locatedWarehouse(line: string, id: number, seed: number): WarehouseRow {
  const [
    city = '',
    province = '',
    postalCode = '',
    street = '',
    streetNumber = '',
    latitude,
    longitude,
    cooperativeId,
    leaflet,
    hours = '',
    own,
  ] = line.split('|').map((part) => part.trim())
  const place = own ?? city
  return {
    id,
    cooperativeId: Number(cooperativeId),
    name: `Bottega ${place}`,
    slug: slugify(place),
    street,
    streetNumber,
    city: own?.includes('/') ? own : city,
    province,
    postalCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    phone: `${areaCodes[province] ?? '02'} 555 ${between(1000, 9999, seed, city, 'phone')}`,
    leafletTypeId: Number(leaflet),
    serviceHours: openingHours[hours] ?? [],
    warehouseClassId: classOf[hours],
    parentWarehouseId: suppliedBy[Number(cooperativeId)],
  }
}
