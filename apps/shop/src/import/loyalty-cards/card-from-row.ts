import { cardDigits, isCardNumber } from '@bottega/rules/loyalty/card.ts'
import { email as emailRule } from '@bottega/rules/validators/email.ts'
import { readDate } from '../file/read-date.ts'
import type { Row } from '../file/row.ts'
import type { FieldRemark, Reason } from '../reasons.ts'

/** Nobody who holds a card is older; a year before it is a typing error. */
const firstBirthDate = '1900-01-01'

export interface CardLine {
  line: number
  number: string
  birthDate: string
  email: string | null
  /** Slug or id of the cooperative, small letters; empty where the file has none. */
  cooperative: string
}

export type ReadCard =
  { ok: true; card: CardLine; remarks: FieldRemark[] } | { ok: false; reason: Reason; key: string; value: string }

/** One line of a file of issued cards. An address that is none is dropped; the card stays. */
export function cardFromRow({ line, values }: Row, { prefix, today }: { prefix: string; today: string }): ReadCard {
  const read = (column: string) => values.get(column)?.trim() ?? ''
  const number = cardDigits(read('number'))
  const refused = (reason: Reason, value: string): ReadCard => ({ ok: false, reason, key: read('number'), value })
  if (!isCardNumber(number, prefix)) return refused('card-number-unusable', read('number'))
  const birthDate = readDate(read('birth_date'), { from: firstBirthDate, to: today })
  if (birthDate === undefined) return refused('date-unreadable', read('birth_date'))
  const address = read('email').toLowerCase()
  const isAddress = address !== '' && emailRule(address).ok && address.length <= 100
  const remarks: FieldRemark[] =
    address === '' || isAddress ? [] : [{ field: 'email', reason: 'email-unusable', value: address }]
  const card = { line, number, birthDate, email: isAddress ? address : null, cooperative: read('cooperative') }
  return { ok: true, card: { ...card, cooperative: card.cooperative.toLowerCase() }, remarks }
}
