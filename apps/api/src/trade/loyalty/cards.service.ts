import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { cardDigits, isCardNumber } from '@bottega/rules/loyalty/card.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { type CardRow, findCardOf, findFreeCard, freeCard, takeCard } from './cards.repository.ts'
import { lockAccount } from './points.repository.ts'
import { readProgramme } from './programme.service.ts'

export const cardOf = (db: Reader, userId: number): Promise<CardRow | undefined> => findCardOf(db, userId)

interface OfferedCard {
  typed: string
  birthDate: string
  userId: number
}

/** Whether `addCard` would take it. A wrong number and an unknown one cost the same statements. (Safety, 13) */
export async function checkCard(db: Reader, { typed, birthDate, userId }: OfferedCard, now: Date): Promise<boolean> {
  const { cardPrefix } = await readProgramme(db, now)
  const number = cardDigits(typed)
  if (!isShopDate(birthDate)) return false
  const found = await findFreeCard(db, { number, birthDate, userId })
  return isCardNumber(number, cardPrefix) && found !== undefined
}

/**
 * A card is added by a customer who knows its number and the birth date it was issued with. All that does not fit has
 * the same answer, which does not tell which numbers exist. (Safety, 13)
 */
export async function addCard(tx: Tx, { typed, birthDate, userId }: OfferedCard, now: Date): Promise<CardRow> {
  const { cardPrefix } = await readProgramme(tx, now)
  await lockAccount(tx, userId)
  const own = await findCardOf(tx, userId)
  const number = cardDigits(typed)
  if (own?.number === number && own.birthDate === birthDate) return own
  if (own !== undefined) throw new ShopError('error.card.oneAlready')
  const mayExist = isCardNumber(number, cardPrefix) && isShopDate(birthDate)
  const taken = mayExist ? await takeCard(tx, { number, birthDate, userId }, now) : undefined
  if (taken === undefined) throw new ShopError('error.card.notValid')
  return taken
}

export async function removeCard(tx: Tx, userId: number, typed: string): Promise<void> {
  if (!(await freeCard(tx, userId, cardDigits(typed)))) throw new ShopError('error.card.notYours')
}
