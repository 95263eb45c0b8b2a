import type { Language } from '@bottega/contract/texts/text-of.ts'
import { cardAgreementVersion } from '@bottega/rules/loyalty/card.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { hashToken, newToken } from '../sessions/credentials.ts'
import { insertAgreements, lockAgreement, storeAnswer, storeToken } from './card-agreements.repository.ts'
import { findCardOf, takeCard } from './cards.repository.ts'
import { lockAccount } from './points.repository.ts'

/** Customers did not ask for this mail: they need not read it today. (decision 0450) */
const tokenFor = 30 * 86_400_000
/** Asked in one turn of the job. */
const atOnce = 500

/** Asks the holders of issued cards by mail whether the card may join their account, each once. */
export async function askHolders({ db, clock }: Shop): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    for (const agreementId of await insertAgreements(tx, atOnce, now))
      await enqueue(tx, 'mail.cardAgreement', { agreementId }, now)
  })
}

/** Made when the mail is written; of a mail that is written again the last one counts. */
export async function issueAgreementToken({ db, clock }: Shop, agreementId: number): Promise<string> {
  const token = newToken()
  await storeToken(db, agreementId, hashToken(token), new Date(clock().getTime() + tokenFor))
  return token
}

interface Answer {
  action: 'agree' | 'refuse'
  email: string
  cooperativeId: number
  token: string
  language: Language
}

/**
 * Stores the answer of a card's holder with the wording it is an answer to; a yes puts the card into the account. The
 * same answer given again is answered alike. Throws `error.cardAgreement.notValid` and `error.card.oneAlready`.
 */
export async function answerAgreement(tx: Tx, given: Answer, now: Date): Promise<'agreed' | 'refused'> {
  const { email, cooperativeId, language } = given
  const answer = given.action === 'agree' ? 'agreed' : 'refused'
  const found = await lockAgreement(tx, { tokenHash: hashToken(given.token), email, cooperativeId })
  if (found === undefined) throw new ShopError('error.cardAgreement.notValid')
  const { agreement, card } = found
  if (agreement.answer === answer) return answer
  const isOver = agreement.expiresAt === null || agreement.expiresAt <= now
  if (agreement.answer !== null || isOver) throw new ShopError('error.cardAgreement.notValid')
  if (answer === 'agreed') {
    const { userId } = agreement
    await lockAccount(tx, userId)
    if ((await findCardOf(tx, userId)) !== undefined) throw new ShopError('error.card.oneAlready')
    const taken = await takeCard(tx, { number: card.number, birthDate: card.birthDate, userId }, now)
    if (taken === undefined) throw new ShopError('error.cardAgreement.notValid')
  }
  await storeAnswer(tx, agreement.id, { answer, answeredAt: now, textVersion: cardAgreementVersion, language })
  return answer
}
