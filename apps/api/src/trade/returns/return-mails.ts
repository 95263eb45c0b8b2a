import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { comesBack } from '@bottega/rules/returns/return-goods.ts'
import { returnMethod } from '@bottega/rules/returns/return-status.ts'
import { formatNumber, formatPrice } from '@bottega/rules/text/format.ts'
import { goodsText } from '@bottega/rules/text/goods-text.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { readRecipient, type Recipient } from '../../kernel/mail/recipient.service.ts'
import type { ReturnMailStep } from '../../kernel/outbox/outbox-messages.ts'
import { returnMailTexts } from './return-mail-texts.ts'
import { methodNames } from './return-words.ts'
import type { WholeReturn } from './returns.presenter.ts'
import { readReturn } from './returns.service.ts'

/** The mail to a customer at each step of a return. */
export async function returnMail(shop: Shop, returnId: number, step: ReturnMailStep): Promise<MailMessage> {
  const whole = await readReturn(shop.db, returnId)
  const recipient = await readRecipient(shop.db, whole.row.userId)
  return writeReturnMail(whole, recipient, step, shopOrigin(shop.config))
}

export function writeReturnMail(
  whole: WholeReturn,
  recipient: Recipient,
  step: ReturnMailStep,
  origin: string,
): MailMessage {
  const { row } = whole
  const { language } = recipient
  const texts = returnMailTexts[language]
  const values = { returnId: row.id, orderId: row.replacementOrderId ?? row.orderId }
  const { subject, intro } = texts.steps[step]
  const content: MailContent = {
    language,
    title: fill(subject, values),
    greeting: fill(texts.greeting, { firstName: recipient.firstName }),
    intro: fill(intro, values),
    facts: [
      [texts.order, String(row.orderId)],
      [texts.method, textIn(language, methodNames[row.methodId])],
    ],
    table: tableOf(whole, language),
    notes: notesOf(whole, step, language),
    link: [texts.see, `${origin}/profile/order-refunds/${row.id}`],
  }
  return writtenMail(content, {
    id: `return-${row.id}-${step}`,
    to: addressee(recipient),
    archiveFor: row.userId,
  })
}

function tableOf({ row, lines }: WholeReturn, language: Language): MailContent['table'] {
  const texts = returnMailTexts[language]
  return {
    title: texts.goods,
    rows: lines.map(({ line, sold, productPack, sellingMode }) => {
      const amount = formatNumber(unitsFromThousandths(line.quantity), language)
      const goods = goodsText(textIn(language, sold.name), textIn(language, sold.pack ?? productPack), '')
      return [`${amount} ${sellingMode === 'loose' ? 'kg' : '×'} ${goods}`, formatPrice(line.amountCents, language)]
    }),
    total: [texts.total, formatPrice(row.amountCents, language)],
  }
}

/** Notes on the money and the goods at this step. */
function notesOf({ row, voucherCode, lines }: WholeReturn, step: ReturnMailStep, language: Language): string[] {
  const texts = returnMailTexts[language]
  const answer =
    row.answer === null || !['approved', 'refused'].includes(step) ? [] : [`${texts.answer}: ${row.answer}`]
  if (step === 'requested') return [texts.keep]
  const goods = step !== 'approved' ? [] : [lines.some(({ line }) => comesBack(line.reason)) ? texts.bring : texts.kept]
  if (step === 'approved' && row.methodId === returnMethod.replacement) return [...answer, ...goods, texts.replacement]
  if (step !== 'approved' && step !== 'payInstead') return answer
  const backCents = row.amountCents - row.voucherCents
  const back = backCents === 0 ? [] : [fill(texts.back, { amount: formatPrice(backCents, language) })]
  const voucher =
    voucherCode === null
      ? []
      : [fill(texts.voucher, { amount: formatPrice(row.voucherCents, language), code: voucherCode })]
  return [...answer, ...goods, ...back, ...voucher]
}
