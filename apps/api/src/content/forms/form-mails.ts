import { fill } from '@bottega/rules/text/fill.ts'
import type { FormValue } from '@bottega/rules/forms/form-field.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { answerFacts } from './answers.service.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { writtenMail } from '../../kernel/mail/written-mail.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'

/** The office reads Italian, whatever language the form was answered in. */
const texts = {
  subject: 'Nuova risposta: {form}',
  greeting: 'Buongiorno,',
  intro: 'dal sito è arrivata una risposta al modulo «{form}».',
  customer: 'Cliente',
  files: 'Allegati',
  note: 'Gli allegati si scaricano dalla pagina delle risposte, dopo aver effettuato l’accesso.',
  link: 'Apri le risposte',
}

/** An answer as mail for the office; the files stay in the shop. Undefined where it was purged meanwhile. */
export async function formAnswerMail(shop: Shop, answerId: number): Promise<MailMessage | undefined> {
  const answer = await answerFacts(shop.db, answerId)
  if (answer === undefined || answer.mailTo === null) return undefined
  const { title, fields, files, userId, formNumber, mailTo } = answer
  const form = { form: title }
  const facts: [string, string][] = fields.map(({ label, value }) => [label, written(value)])
  if (userId !== null) facts.push([texts.customer, String(userId)])
  if (files.length > 0) facts.push([texts.files, files.map(({ name }) => name).join(', ')])
  const content: MailContent = {
    language: 'it',
    title: fill(texts.subject, form),
    greeting: texts.greeting,
    intro: fill(texts.intro, form),
    facts,
    notes: files.length > 0 ? [texts.note] : [],
    link: [texts.link, `${shopOrigin(shop.config)}/admin/forms?form=${formNumber}`],
  }
  return writtenMail(content, {
    id: `form-answer-${answerId}`,
    to: { name: '', address: mailTo },
    subject: content.title.replaceAll(/[\r\n]+/g, ' '),
  })
}

const written = (value: FormValue) => [value].flat().join(', ')
