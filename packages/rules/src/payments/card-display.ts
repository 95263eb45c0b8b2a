/** The drawing of a card. `other` is a card of a scheme this table does not know. */
export type CardType = 'visa' | 'mastercard' | 'maestro' | 'amex' | 'diners' | 'discover' | 'jcb' | 'other'

interface Scheme {
  readonly type: CardType
  readonly name: string
  /** The first digits of its numbers. */
  readonly number: RegExp
  /** The names providers give it. */
  readonly brand: RegExp
}

/** First digits by ISO/IEC 7812 as the schemes publish them. */
const schemes: readonly Scheme[] = [
  { type: 'visa', name: 'Visa', number: /^4/, brand: /visa/i },
  {
    type: 'mastercard',
    name: 'Mastercard',
    number: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    brand: /master/i,
  },
  { type: 'maestro', name: 'Maestro', number: /^(?:50|5[6-9]|6[379])/, brand: /maestro/i },
  { type: 'amex', name: 'American Express', number: /^3[47]/, brand: /amex|american/i },
  { type: 'diners', name: 'Diners Club', number: /^3(?:0[0-5]|[689])/, brand: /diners/i },
  { type: 'discover', name: 'Discover', number: /^6(?:011|4[4-9]|5)/, brand: /discover/i },
  { type: 'jcb', name: 'JCB', number: /^35/, brand: /jcb/i },
]

/**
 * The scheme of a card, from the pattern of its number or from the brand its provider names: the shop itself only knows
 * the brand and the last four digits. (Account and after-sales, section 2; Safety, 21)
 */
export function cardTypeOf(numberOrBrand: string): { type: CardType; name: string } {
  const digits = numberOrBrand.replaceAll(/[\s-]/g, '')
  const isNumber = /^\d/.test(digits)
  const scheme = schemes.find(({ number, brand }) => (isNumber ? number.test(digits) : brand.test(numberOrBrand)))
  return scheme === undefined ? { type: 'other', name: isNumber ? '' : numberOrBrand } : scheme
}

/** `•••• •••• •••• 1111`: in fours, and nothing but the last four. */
export function maskedNumber(lastDigits: string): string {
  return ['••••', '••••', '••••', lastDigits.slice(-4).padStart(4, '•')].join(' ')
}

/** True when a card that is good through the month `MM/20YY` is no longer good on a day, yyyy-MM-dd. */
export function isExpired(expires: string, today: string): boolean {
  const [month, year] = expires.split('/')
  return `${year}-${month}` < today.slice(0, 7)
}
