import type { workCompany } from '@bottega/api/people/companies/companies.tables.ts'

/** Workplaces whose people may join with the code. */
export const workCompanyRows: readonly (typeof workCompany.$inferInsert)[] = [
  {
    id: 1,
    code: 'TELAIO',
    name: 'Telaio spa',
    street: 'Via Torino',
    streetNumber: '40',
    city: 'Milano',
    province: 'MI',
    postalCode: '20123',
    latitude: 45.4605,
    longitude: 9.1838,
  },
  {
    id: 2,
    code: 'LAGUNA7',
    name: 'Studio Laguna',
    street: 'Via Po',
    streetNumber: '18',
    city: 'Torino',
    province: 'TO',
    postalCode: '10123',
    latitude: 45.0685,
    longitude: 7.6914,
  },
]
