/** A house in Milano that home delivery reaches, as the calls of addresses take it. */
export const homeAddress = {
  addressName: 'Casa',
  address1: 'Via Larga',
  addressNumber: '8',
  city: 'Milano',
  province: 'MI',
  postalcode: '20122',
} as const
