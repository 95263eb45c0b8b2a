/** The name and address to which a company of the tests has its invoices made out. */
export const invoicedTo = {
  name: 'Rossi srl',
  fiscalCode: '',
  vatNumber: '01234567897',
  sdiCode: 'A4707H7',
  pec: '',
  street: 'Via Larga',
  streetNumber: '8',
  postalCode: '20122',
  city: 'Milano',
  province: 'MI',
}
