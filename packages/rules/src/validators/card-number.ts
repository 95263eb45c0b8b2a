/**
 * Lengths and beginnings of the numbers payment cards carry: Visa, Mastercard, American Express, Diners, Discover,
 * JCB, Maestro, UnionPay. Barcodes, phone numbers and loyalty cards of thirteen digits begin otherwise.
 */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[0-9]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6\d{15,18})$/
const shortest = 13
const longest = 19

/** The check every card number passes: each second digit from the right counts double. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place))
    sum += place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)
  }
  return sum % 10 === 0
}

const isCardNumber = (digits: string) => issued.test(digits) && passesLuhn(digits)

/** The signs not seen between two digits, and those drawn around or over one. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu

/** Unicode lists the digits of a script in a row from zero to nine, and the rows one after another. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = code
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1
  return String((code - before) % 10)
}

/** The digits of every script as 0 to 9, with nothing invisible between them. */
const withPlainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)

/** Digits with at most five characters between them that are neither letters nor digits. */
const written = /\+?\d(?:[^\p{L}\p{N}]{0,5}\d){12,}/gu
const oneSign = /^[ .\-–]$/
/** Digits of the longest phone number, after its plus. (E.164) */
const longestPhone = 15

/** Cards are printed in groups of one length, the last of which may be shorter, or as 4-6-5 and 4-6-4. */
function isPrinted(groups: readonly string[]): boolean {
  const lengths = groups.map(({ length }) => length)
  if (/^4,6,[45]$/.test(lengths.join())) return true
  const [first = 0] = lengths
  return lengths.slice(0, -1).every((length) => length === first) && (lengths.at(-1) ?? 0) <= first
}

/** A card number with an expiry date, a code or a flat's number written to it without a space. */
const beginsOrEndsWithOne = (group: string) =>
  group.length > 16 && [15, 16].some((length) => [group.slice(0, length), group.slice(-length)].some(isCardNumber))

interface Group {
  digits: string
  /** The text before it, back to the group before. */
  sign: string
}

/** True when the groups, from the first on, are a card number: an expiry date may follow it. */
function isCardAtStart(groups: readonly Group[]): boolean {
  const fewest = groups[0]?.sign.endsWith('+') === true ? longestPhone + 1 : shortest
  let digits = ''
  let isSimple = true
  for (const [place, group] of groups.entries()) {
    digits += group.digits
    if (digits.length > longest) return false
    if (place > 0) isSimple &&= oneSign.test(group.sign)
    if (digits.length < fewest || !isCardNumber(digits)) continue
    // Two phone numbers beside each other have as many digits: signs of any kind stand between printed groups only.
    if (isSimple || isPrinted(groups.slice(0, place + 1).map((one) => one.digits))) return true
  }
  return false
}

function isCardAmong(found: string): boolean {
  const groups = Array.from(found.matchAll(/(\D*)(\d+)/g), ([, sign = '', digits = '']): Group => ({ digits, sign }))
  return groups.some(
    ({ digits }, first) => beginsOrEndsWithOne(digits) || isCardAtStart(groups.slice(first, first + longest)),
  )
}

/**
 * True when the number of a payment card is written in a text: in the digits of any script, in groups or in one, with
 * letters, an expiry date or a code beside it. (Safety, 21)
 */
export function holdsCardNumber(text: string): boolean {
  if (text.length < shortest) return false
  return [...withPlainDigits(text).matchAll(written)].some(([found]) => isCardAmong(found))
}
