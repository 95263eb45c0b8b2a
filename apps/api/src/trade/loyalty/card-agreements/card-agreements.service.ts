import type { Language } from '@bottega/rules/text/language.ts'
import { cardAgreementVersion } from '@bottega/rules/loyalty/card.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { enqueue } from '../../../kernel/outbox/outbox.service.ts'
import { hashToken, newToken } from '../../../kernel/sessions/credentials.ts'
import { insertAgreements, lockAgreement, storeAnswer, storeToken } from './card-agreements.repository.ts'
import { findCardOf, takeCard } from '../cards.repository.ts'
import { lockAccount } from '../points.repository.ts'

/** Of the token, which answers without a login. (Safety, 16) */
const tokenFor = 30 * 60_000
/** Of the question, which a login answers: customers did not ask for it and need not read it today. (decision 0541) */
const questionFor = 30 * 86_400_000
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
  /** Of the mail; without one the customer has signed in. */
  token: string | undefined
  /** The customer who is signed in. */
  userId: number | undefined
  language: Language
}

/**
 * Stores the answer of a card's holder with the wording it is an answer to; a yes puts the card into the account. The
 * same answer given again is answered alike. Throws `error.cardAgreement.notValid`, `error.cardAgreement.signIn` where
 * only the token is too old, and `error.card.oneAlready`.
 */
export async function answerAgreement(tx: Tx, given: Answer, now: Date): Promise<'agreed' | 'refused'> {
  const { email, cooperativeId, language, userId } = given
  const answer = given.action === 'agree' ? 'agreed' : 'refused'
  const tokenHash = given.token === undefined ? undefined : hashToken(given.token)
  const asked = { email, cooperativeId }
  const byToken = tokenHash === undefined ? undefined : await lockAgreement(tx, { by: { tokenHash }, ...asked })
  const bySession = () => (userId === undefined ? undefined : lockAgreement(tx, { by: { userId }, ...asked }))
  const found = byToken ?? (await bySession())
  if (found === undefined) throw new ShopError('error.cardAgreement.notValid')
  const { agreement, card } = found
  if (agreement.answer === answer) return answer
  const isOver = agreement.askedAt.getTime() + questionFor <= now.getTime()
  if (agreement.answer !== null || isOver) throw new ShopError('error.cardAgreement.notValid')
  const isTokenGood = agreement.tokenHash === tokenHash && agreement.expiresAt !== null && agreement.expiresAt > now
  if (!isTokenGood && agreement.userId !== userId) throw new ShopError('error.cardAgreement.signIn')
  if (answer === 'agreed') await addCard(tx, agreement.userId, card, now)
  await storeAnswer(tx, agreement.id, { answer, answeredAt: now, textVersion: cardAgreementVersion, language })
  return answer
}

async function addCard(
  tx: Tx,
  userId: number,
  { number, birthDate }: { number: string; birthDate: string },
  now: Date,
): Promise<void> {
  await lockAccount(tx, userId)
  if ((await findCardOf(tx, userId)) !== undefined) throw new ShopError('error.card.oneAlready')
  if ((await takeCard(tx, { number, birthDate, userId }, now)) === undefined)
    throw new ShopError('error.cardAgreement.notValid')
}
