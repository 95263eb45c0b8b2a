import { pattern } from './verdict.ts'

/** CAP; four digits are Swiss and Austrian neighbours. */
export const postalCode = pattern(/^\d{4,5}$/, 'validations.postalCode')
export const istatCode = pattern(/^\d{10}$/, 'validations.istatCode')

/**
 * The code of the recipient to which the tax agency delivers electronic invoices: seven characters, six for public
 * offices.
 */
export const sdiCode = pattern(/^[A-Z0-9]{6,7}$/, 'validations.sdiCode')
export const sevenCharacterCode = pattern(/^[A-Za-z0-9]{7}$/, 'validations.sevenCharacterCode')
