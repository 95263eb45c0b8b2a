/**
 * Lengths and beginnings of the numbers payment cards carry: Visa, Mastercard, American Express, Diners, Discover,
 * JCB, Maestro, UnionPay. Barcodes, phone numbers and loyalty cards of thirteen digits begin otherwise.
 */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[0-9]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6\d{15,18})$/

/** Digits as people write them on forms: in groups, with a space, dash or dot between. */
const written = /(?<![\p{L}\d])\d(?:[ .\-–]?\d){12,}(?![\p{L}\d])/gu
const betweenGroups = /[ .\-–]/

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

/** Whether some groups in a row are a card number: an expiry date may follow it, a flat's number go before. */
function someAreCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = ''
    for (let last = first; digits.length < 19 && last < groups.length; last += 1) {
      digits += groups[last]
      if (isCardNumber(digits)) return true
    }
    return false
  })
}

/** Whether somebody has written the number of a payment card into a text. (Safety, 21) */
export function holdsCardNumber(text: string): boolean {
  if (text.length < 13) return false
  for (const [found] of text.matchAll(written)) if (someAreCardNumber(found.split(betweenGroups))) return true
  return false
}
