import { fill } from '@bottega/rules/text/fill.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Payment, PaymentKind } from './payment.ts'
import { pageTexts } from './page-texts.ts'
import { type Outcome, testCards, waysOf } from './test-ways.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

interface Page {
  language: Language
  kind: PaymentKind
  title: string
}

function layout({ language, kind, title }: Page, content: string): string {
  const texts = pageTexts[language]
  const { bank } = texts.kinds[kind]
  return `<!doctype html>
<html lang="${language}" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${bank}</title>
<link rel="stylesheet" href="/bank.css">
</head>
<body>
<header><p class="name"><span class="mark" aria-hidden="true"></span>${bank}</p>
<p class="notice">${texts.notReal}</p></header>
<main>${content}</main>
</body>
</html>`
}

function wayChoice({ kind, language }: Payment, way: string, outcome: Outcome, checked: boolean): string {
  const { ways, effects } = pageTexts[language]
  const names: Readonly<Record<string, string>> = ways[kind]
  const card = kind === 'card' ? testCards[way] : undefined
  const number = card === undefined ? '' : `<span class="number">${card.number}</span>`
  return `<label class="way"><input type="radio" name="way" value="${way}"${checked ? ' checked' : ''}>
<span><strong>${names[way]}</strong>${number}<small>${effects[`${outcome.decides} ${outcome.when}`]}</small></span></label>`
}

/** A payment confirmed on a telephone is shown as a telephone. */
function telephone({ kind, language }: Payment, amount: string): string {
  if (kind !== 'phone' && kind !== 'meal-app') return ''
  const { phoneTitle, phoneText } = pageTexts[language]
  return `<div class="telephone"><p class="screen" aria-hidden="true">${amount}</p>
<p><strong>${phoneTitle}</strong><br>${fill(phoneText, { amount })}</p></div>`
}

function rememberChoice({ mayRemember, language }: Payment): string {
  if (mayRemember !== true) return ''
  const { remember, rememberText } = pageTexts[language]
  return `<label class="way remember"><input type="checkbox" name="remember" value="yes">
<span><strong>${remember}</strong><small>${rememberText}</small></span></label>`
}

/** The payment page: a form and nothing else, so that it works without script. */
export function payPage(payment: Payment): string {
  const { language, kind } = payment
  const texts = pageTexts[language]
  const { choose, pay } = texts.kinds[kind]
  const amount = formatPrice(payment.amount, language)
  const ways = waysOf(kind).map(([way, outcome], index) => wayChoice(payment, way, outcome, index === 0))
  return layout(
    { language, kind, title: `${texts.title} ${amount}` },
    `<h1>${texts.youPay} <span class="amount">${amount}</span></h1>
<dl><dt>${texts.to}</dt><dd>${escape(payment.shop)}</dd><dt>${texts.order}</dt><dd>${escape(payment.order)}</dd></dl>
${telephone(payment, amount)}<form method="post">
<fieldset><legend>${choose}</legend>${ways.join('')}</fieldset>
${rememberChoice(payment)}<button name="do" value="pay">${escape(fill(pay, { amount }))}</button>
<button name="do" value="cancel" class="quiet">${texts.goBack}</button>
</form>`,
  )
}

/** For a return to a page already used. */
export function finishedPage(payment: Payment): string {
  const texts = pageTexts[payment.language]
  return layout(
    { language: payment.language, kind: payment.kind, title: texts.finished },
    `<h1>${texts.finished}</h1><p>${texts.finishedText}</p>
<p><a class="button" href="${escape(payment.returnUrl)}">${texts.backToShop}</a></p>`,
  )
}

export function notFoundPage(): string {
  const { notFound, notFoundText } = pageTexts.it
  return layout({ language: 'it', kind: 'card', title: notFound }, `<h1>${notFound}</h1><p>${notFoundText}</p>`)
}
