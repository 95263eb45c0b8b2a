import type { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { AddressRow } from '../stores/collection-places.ts'

const day = 86_400_000

/** Customers whom staff meet in the back office. They have no password: no one signs in as them. */
export const otherIds = {
  teresa: 9,
  ivo: 10,
  bruno: 11,
  carla: 12,
  trattoria: 13,
  studio: 14,
  nadia: 15,
  piero: 16,
  lucia: 17,
} as const

/** Homes of those who have orders brought in Milano. */
export const otherAddresses = { teresa: 106, ivo: 107, nadia: 108 } as const

type UserRow = typeof appUser.$inferInsert

const account = (login: string, now: Date, since: number) => ({
  login,
  email: login,
  createdAt: new Date(now.getTime() - since * day),
})

export const otherCustomerRows = (now: Date): readonly UserRow[] => [
  {
    id: otherIds.teresa,
    ...account('teresa.longo@bottega.example', now, 210),
    firstName: 'Teresa',
    lastName: 'Longo',
    member: true,
    mobilePhone: '333 5550111',
  },
  {
    id: otherIds.ivo,
    ...account('ivo.serra@bottega.example', now, 150),
    firstName: 'Ivo',
    lastName: 'Serra',
    mobilePhone: '333 5550112',
  },
  {
    id: otherIds.bruno,
    ...account('bruno.sala@bottega.example', now, 96),
    firstName: 'Bruno',
    lastName: 'Sala',
    phone: '02 5550113',
  },
  {
    id: otherIds.carla,
    ...account('carla.fontana@bottega.example', now, 300),
    firstName: 'Carla',
    lastName: 'Fontana',
  },
  {
    id: otherIds.trattoria,
    ...account('trattoria.nino@bottega.example', now, 6),
    firstName: 'Antonino',
    lastName: 'Caruso',
    companyName: 'Trattoria da Nino srl',
    customerType: 'company',
    vatNumber: '09876543217',
    fiscalCode: '09876543217',
    sdiCode: 'NINO001',
    pec: 'trattoria.nino@pec.example',
    phone: '011 5550114',
    businessApproval: 'waiting',
    businessApprovalAt: new Date(now.getTime() - 6 * day),
  },
  {
    id: otherIds.studio,
    ...account('studio.hofer@bottega.example', now, 1),
    firstName: 'Petra',
    lastName: 'Hofer',
    companyName: 'Studio Hofer',
    customerType: 'soleProprietor',
    vatNumber: '02468013574',
    language: 'de',
    phone: '0471 555115',
    businessApproval: 'waiting',
    businessApprovalAt: new Date(now.getTime() - day),
  },
  {
    id: otherIds.nadia,
    ...account('nadia.riva@bottega.example', now, 260),
    firstName: 'Nadia',
    lastName: 'Riva',
    member: true,
    mobilePhone: '333 5550116',
  },
  {
    id: otherIds.piero,
    ...account('piero.bosio@bottega.example', now, 120),
    firstName: 'Piero',
    lastName: 'Bosio',
    mobilePhone: '333 5550117',
  },
  {
    id: otherIds.lucia,
    ...account('lucia.ferrero@bottega.example', now, 40),
    firstName: 'Lucia',
    lastName: 'Ferrero',
    mobilePhone: '333 5550118',
  },
]

const home = { deliveryServiceId: deliveryService.home, type: 'home', name: 'Casa', validated: true } as const
const milano = { city: 'Milano', province: 'MI' } as const

export const otherAddressRows: readonly AddressRow[] = [
  {
    ...home,
    ...milano,
    id: otherAddresses.teresa,
    userId: otherIds.teresa,
    street: 'Corso di Porta Romana',
    streetNumber: '52',
    postalCode: '20122',
    doorbell: 'Longo',
    phone: '333 5550111',
    latitude: 45.4573,
    longitude: 9.1951,
  },
  {
    ...home,
    ...milano,
    id: otherAddresses.ivo,
    userId: otherIds.ivo,
    street: 'Via Savona',
    streetNumber: '17',
    postalCode: '20144',
    doorbell: 'Serra',
    notes: 'Terzo piano senza ascensore',
    phone: '333 5550112',
    latitude: 45.4538,
    longitude: 9.1643,
  },
  {
    ...home,
    ...milano,
    id: otherAddresses.nadia,
    userId: otherIds.nadia,
    street: 'Via Melzo',
    streetNumber: '9',
    postalCode: '20129',
    doorbell: 'Riva',
    phone: '333 5550116',
    latitude: 45.4747,
    longitude: 9.2068,
  },
]
