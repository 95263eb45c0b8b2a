import type { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { deliveryService as services } from '@bottega/rules/delivery/delivery-services.ts'
import { packagingIds, storeIds } from '../stores/shopping-stores.ts'
import type { AddressRow } from '../stores/collection-places.ts'

/** A login of the demo; the command line prints these after seeding. Passwords are for the demo world only. */
export interface DemoPerson {
  id: number
  login: string
  password: string
  /** One line for the printed table. */
  shows: string
  /** Secret of a staff member's authenticator; the page /dev/codes of a demo shows the current code. */
  totpSecret?: string
}

type UserRow = Omit<typeof appUser.$inferInsert, 'login' | 'email' | 'passwordHash'>

export const personIds = {
  giulia: 1,
  marco: 2,
  rossi: 3,
  nuovo: 4,
  operator: 5,
  admin: 6,
  picker: 7,
  keeper: 8,
  keeperOfTorino: 18,
} as const

export const demoPeople: readonly DemoPerson[] = [
  {
    id: personIds.giulia,
    login: 'giulia@bottega.example',
    password: 'basilico-fresco-7',
    shows: 'private, member, home delivery in Milano, six months of orders, shopping lists, vouchers',
  },
  {
    id: personIds.marco,
    login: 'marco@bottega.example',
    password: 'gianduia-torino-7',
    shows: 'private, store pickup in Torino, one order to collect, two saved cards',
  },
  {
    id: personIds.rossi,
    login: 'azienda@bottega.example',
    password: 'ufficio-rossi-srl-7',
    shows: 'company with VAT number, home delivery in Bolzano / Bozen, may pay later',
  },
  {
    id: personIds.nuovo,
    login: 'nuovo@bottega.example',
    password: 'prima-spesa-2026-7',
    shows: 'new customer: no address, no order',
  },
  {
    id: personIds.operator,
    login: 'operatore@bottega.example',
    password: 'banco-servizi-7',
    shows: 'back office: searches customers and acts for them, with a code from /dev/codes',
    totpSecret: 'BANCOSERVIZI2345BANCOSERVIZI2345',
  },
  {
    id: personIds.admin,
    login: 'admin@bottega.example',
    password: 'chiavi-di-bottega-7',
    shows: 'administration, with a code from /dev/codes',
    totpSecret: 'CHIAVIBOTTEGA234CHIAVIBOTTEGA234',
  },
  {
    id: personIds.picker,
    login: 'corsia@bottega.example',
    password: 'cassetta-di-mele-7',
    shows: 'picks orders on a phone at /admin/picking, with a code from /dev/codes',
    totpSecret: 'CORSIABOTTEGA234CORSIABOTTEGA234',
  },
  {
    id: personIds.keeper,
    login: 'negozio@bottega.example',
    password: 'saracinesca-su-7',
    shows: 'runs a store: picks, ends orders, decides returns and offers, with a code from /dev/codes',
    totpSecret: 'NEGOZIOBOTTEGA23NEGOZIOBOTTEGA23',
  },
  {
    id: personIds.keeperOfTorino,
    login: 'torino@bottega.example',
    password: 'mole-di-sera-7',
    shows: 'runs the store of Torino alone: sees and changes nothing of the others, with a code from /dev/codes',
    totpSecret: 'TORINOBOTTEGA234TORINOBOTTEGA234',
  },
]

const firstAddress = 101

/** Address ids others look up: the second of Giulia's is outside every zone. */
export const demoAddresses = {
  torinoStore: 2,
  giuliaHome: firstAddress,
  giuliaOutside: firstAddress + 1,
  giuliaWork: firstAddress + 2,
  rossiOffice: firstAddress + 3,
  marcoHome: firstAddress + 4,
} as const

/** Of Azienda Rossi: its account and its invoices name the same. */
export const rossiCodes = { vatNumber: '01234567897', sdiCode: 'A4707H7' } as const

export const personRows: readonly (UserRow & { id: number })[] = [
  {
    id: personIds.giulia,
    firstName: 'Giulia',
    lastName: 'Ferrari',
    birthDate: '1988-03-14',
    gender: 'female',
    fiscalCode: 'FRRGLI88C54F205V',
    mobilePhone: '333 5550101',
    phone: '333 5550101',
    member: true,
    defaultStoreId: storeIds.milano,
    defaultStoreAddressId: 1,
    defaultDeliveryAddressId: demoAddresses.giuliaHome,
  },
  {
    id: personIds.marco,
    firstName: 'Marco',
    lastName: 'Gallo',
    companyId: 32,
    birthDate: '1979-09-02',
    gender: 'male',
    mobilePhone: '333 5550102',
    phone: '333 5550102',
    defaultStoreId: storeIds.torino,
    defaultStoreAddressId: 2,
    defaultDeliveryAddressId: demoAddresses.marcoHome,
  },
  {
    id: personIds.rossi,
    firstName: 'Elena',
    lastName: 'Rossi',
    companyName: 'Azienda Rossi srl',
    ...rossiCodes,
    fiscalCode: rossiCodes.vatNumber,
    pec: 'azienda.rossi@pec.example',
    customerType: 'company',
    userTypeId: 1,
    createdAt: new Date('2026-01-07T09:12:00Z'),
    businessApproval: 'approved',
    businessApprovalAt: new Date('2026-01-09T08:40:00Z'),
    phone: '0471 555333',
    language: 'de',
    defaultStoreId: storeIds.bolzano,
    defaultStoreAddressId: 3,
    defaultDeliveryAddressId: demoAddresses.rossiOffice,
  },
  { id: personIds.nuovo, firstName: 'Nuovo', lastName: 'Cliente' },
  { id: personIds.operator, firstName: 'Olga', lastName: 'Bianchi', role: 'operator' },
  { id: personIds.admin, firstName: 'Andrea', lastName: 'Moretti', role: 'admin', userTypeId: 1, betaTester: true },
  { id: personIds.picker, firstName: 'Paolo', lastName: 'Conti', role: 'picker' },
  { id: personIds.keeper, firstName: 'Silvia', lastName: 'Greco', role: 'shopkeeper' },
  { id: personIds.keeperOfTorino, firstName: 'Teresa', lastName: 'Fontana', role: 'shopkeeper' },
]

/** Staff without a row work for the whole group. */
export const staffPlaceRows = [{ userId: personIds.keeperOfTorino, storeId: storeIds.torino }]

/** Customers with orders have answered before: only the new customer is asked about substitutes and bags. */
export const shoppingChoiceRows = [personIds.giulia, personIds.marco, personIds.rossi].map((userId) => ({
  userId,
  acceptsAlternatives: true,
  packagingTypeId: packagingIds.paper,
}))

export const personAddressRows: readonly AddressRow[] = [
  {
    id: demoAddresses.giuliaHome,
    userId: personIds.giulia,
    deliveryServiceId: services.home,
    type: 'home',
    name: 'Casa',
    street: 'Via Larga',
    streetNumber: '8',
    city: 'Milano',
    province: 'MI',
    postalCode: '20122',
    doorbell: 'Ferrari',
    phone: '333 5550101',
    door: { floor: '3', lift: true, ifAbsent: 'neighbour', neighbour: 'Conti, terzo piano' },
    latitude: 45.4612,
    longitude: 9.1926,
    validated: true,
  },
  {
    id: demoAddresses.giuliaOutside,
    userId: personIds.giulia,
    deliveryServiceId: services.home,
    type: 'home',
    name: 'Casa dei nonni',
    street: 'Via Roma',
    streetNumber: '14',
    city: 'Sondrio',
    province: 'SO',
    postalCode: '23100',
    doorbell: 'Ferrari',
    latitude: 46.1708,
    longitude: 9.8712,
    validated: true,
  },
  {
    id: demoAddresses.giuliaWork,
    userId: personIds.giulia,
    deliveryServiceId: services.home,
    type: 'work',
    name: 'Ufficio',
    street: 'Viale Monza',
    streetNumber: '140',
    city: 'Milano',
    province: 'MI',
    postalCode: '20125',
    doorbell: 'Studio Ferrari',
    notes: 'Portineria fino alle 18',
    door: { lift: true, ifAbsent: 'wait' },
    latitude: 45.5012,
    longitude: 9.2245,
    validated: true,
  },
  {
    id: demoAddresses.rossiOffice,
    userId: personIds.rossi,
    deliveryServiceId: services.home,
    type: 'work',
    name: 'Azienda',
    street: 'Via Resia / Reschenstraße',
    streetNumber: '90',
    city: 'Bolzano / Bozen',
    province: 'BZ',
    postalCode: '39100',
    doorbell: 'Rossi srl',
    notes: 'Ingresso merci sul retro',
    phone: '0471 555333',
    latitude: 46.4906,
    longitude: 11.3232,
    validated: true,
  },
  {
    id: demoAddresses.marcoHome,
    userId: personIds.marco,
    deliveryServiceId: services.home,
    type: 'home',
    name: 'Casa',
    street: 'Via Vanchiglia',
    streetNumber: '27',
    city: 'Torino',
    province: 'TO',
    postalCode: '10124',
    doorbell: 'Gallo',
    phone: '333 5550102',
    latitude: 45.0689,
    longitude: 7.6966,
    validated: true,
  },
]
