import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'

/**
 * EAN-13 of packed goods in the Italian range. The block 8098 holds no article of the open data an operator may import,
 * so the demo never claims a real product's code.
 */
export function packedBarcode(brandNumber: number, item: number): string {
  return checked(`8098${String(brandNumber).padStart(3, '0')}${String(item).padStart(5, '0')}`)
}

/** Restricted circulation range 2: the article as the shop's own scales print it, weight left at zero. */
export function looseBarcode(code: string): string {
  return checked(`2${code.padStart(6, '0')}00000`)
}

function checked(digits: string): string {
  return `${digits}${gs1CheckDigit(digits)}`
}
