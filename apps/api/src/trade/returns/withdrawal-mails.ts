import type { Language } from '@bottega/rules/text/language.ts'
import { formatTime, formatWholeDay } from '@bottega/rules/text/format.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { writtenMail } from '../../kernel/mail/written-mail.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { readIdentity } from '../../places/identity/identity.service.ts'
import { readLines } from '../orders/orders.service.ts'
import { receiptTexts } from './withdrawal-mail-texts.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts'

/**
 * The receipt of a statement, to the address it names, with nothing but what it says: whether there is such an order
 * is no matter of it. `desk`: the same to the people of the shop. Undefined where there is nobody to write to.
 */
export async function withdrawalMail(
  shop: Shop,
  withdrawalId: number,
  to: 'customer' | 'desk',
): Promise<MailMessage | undefined> {
  const row = await findWithdrawal(shop.db, withdrawalId)
  if (row === undefined) return undefined
  return to === 'customer' ? receipt(shop, row) : deskMail(shop, row)
}

async function receipt(shop: Shop, row: WithdrawalRow): Promise<MailMessage> {
  const { language, id, name, email } = row
  const texts = receiptTexts[language]
  const content: MailContent = {
    language,
    title: texts.subject,
    greeting: fill(texts.greeting, { name }),
    intro: texts.intro,
    facts: await statedFacts(shop, row, language),
    notes: texts.notes,
  }
  return writtenMail(content, { id: `withdrawal-${id}`, to: { name, address: email } })
}

async function statedFacts(shop: Shop, row: WithdrawalRow, language: Language): Promise<[string, string][]> {
  const { facts, whole, at } = receiptTexts[language]
  const goods = row.goods ?? (await namesOf(shop, row, language)) ?? whole
  return [
    [facts.name, row.name],
    [facts.order, row.orderNumber],
    [facts.goods, goods],
    [facts.email, row.email],
    [facts.sentAt, fill(at, { day: formatWholeDay(row.sentAt, language), time: formatTime(row.sentAt, language) })],
  ]
}

/** The goods that a signed-in customer chose; undefined for a whole order. */
async function namesOf({ db }: Shop, { orderId, orderLineIds }: WithdrawalRow, language: Language) {
  if (orderId === null || orderLineIds === null) return undefined
  const chosen = new Set(orderLineIds)
  const lines = (await readLines(db, orderId)).filter(({ id }) => chosen.has(id))
  return lines.length === 0 ? undefined : lines.map(({ name }) => textIn(language, name)).join(', ')
}

/** The office reads Italian. */
const deskTexts = {
  subject: 'Recesso da seguire: ordine {order}',
  greeting: 'Buongiorno,',
  intro: 'è arrivata una dichiarazione di recesso che il negozio non può seguire da solo.',
  states: {
    new: 'Non è stata ancora letta.',
    unmatched:
      'Non c’è un ordine con questo numero e questo indirizzo: potrebbe essere scritto male. Rispondi al cliente.',
    waiting:
      'I prodotti sono in preparazione o in viaggio: diventa un reso appena sono consegnati, se non li togli prima.',
    nothing: 'Nessun prodotto dell’ordine è ancora soggetto a recesso: controlla, e rispondi al cliente.',
    cancelled: 'L’ordine è annullato.',
    return: 'È diventata un reso.',
  },
  see: 'Vedi l’ordine',
} as const

async function deskMail(shop: Shop, row: WithdrawalRow): Promise<MailMessage | undefined> {
  const { identity, sellers } = await readIdentity(shop.db)
  const address = identity.email ?? sellers.flatMap(({ seller }) => seller?.email ?? [])[0]
  if (address === undefined) {
    shop.log.warn({ withdrawalId: row.id }, 'a withdrawal waits for people, and the shop has no address of mail')
    return undefined
  }
  const subject = fill(deskTexts.subject, { order: row.orderNumber })
  const content: MailContent = {
    language: 'it',
    title: subject,
    greeting: deskTexts.greeting,
    intro: deskTexts.intro,
    facts: await statedFacts(shop, row, 'it'),
    notes: [deskTexts.states[row.state]],
    ...(row.orderId !== null && { link: [deskTexts.see, `${shopOrigin(shop.config)}/admin/orders/${row.orderId}`] }),
  }
  return writtenMail(content, {
    id: `withdrawal-${row.id}-${row.state}`,
    to: { name: '', address },
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
  })
}
