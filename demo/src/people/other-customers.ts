import type { appUser } from '@bottega/api/db/schema/people.ts'

const day = 86_400_000

/** Customers whom staff meet in the back office. They have no password: no one signs in as them. */
export const otherCustomers = ['teresa', 'ivo', 'bruno', 'carla', 'trattoria', 'studio'] as const
export type OtherCustomer = (typeof otherCustomers)[number]

type UserRow = typeof appUser.$inferInsert

const account = (login: string, now: Date, since: number) => ({
  login,
  email: login,
  createdAt: new Date(now.getTime() - since * day),
})

/** In the order of their names above. */
export const otherCustomerRows = (now: Date): readonly UserRow[] => [
  {
    ...account('teresa.longo@bottega.example', now, 210),
    firstName: 'Teresa',
    lastName: 'Longo',
    member: true,
    mobilePhone: '333 5550111',
  },
  {
    ...account('ivo.serra@bottega.example', now, 150),
    firstName: 'Ivo',
    lastName: 'Serra',
    mobilePhone: '333 5550112',
  },
  { ...account('bruno.sala@bottega.example', now, 96), firstName: 'Bruno', lastName: 'Sala', phone: '02 5550113' },
  { ...account('carla.fontana@bottega.example', now, 300), firstName: 'Carla', lastName: 'Fontana' },
  {
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
    ...account('studio.hofer@bottega.example', now, 1),
    firstName: 'Petra',
    lastName: 'Hofer',
    companyName: 'Studio Hofer',
    customerType: 'soleProprietor',
    vatNumber: '02468013573',
    language: 'de',
    phone: '0471 555115',
    businessApproval: 'waiting',
    businessApprovalAt: new Date(now.getTime() - day),
  },
]
