/** GS1 check digit of the digits before it: weights 3 and 1 from the right. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * EAN-13 of packed goods in the Italian range. The block 8098 holds no article of the open data an operator may import,
 * so the demo never claims a real product's code.
 */
export function packedBarcode(brandNumber: number, item: number): string {
  const digits = `8098${String(brandNumber).padStart(3, '0')}${String(item).padStart(5, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** Restricted circulation range 2: the article as the shop's own scales print it, weight left at zero. */
export function looseBarcode(code: string): string {
  const digits = `2${code.padStart(6, '0')}00000`
  return `${digits}${checkDigit(digits)}`
}
