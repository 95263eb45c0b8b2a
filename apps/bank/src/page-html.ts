import type { Language, Payment } from './payment.ts'
import { pageTexts } from './page-texts.ts'
import { testCards, type TestCard } from './test-cards.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const locales: Record<Language, string> = { it: 'it-IT', de: 'de-DE', en: 'en-GB' }
const money = (cents: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)

function layout(language: Language, title: string, content: string): string {
  const texts = pageTexts[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${texts.bank}</title>
<link rel="stylesheet" href="/bank.css">
</head>
<body>
<header><p class="name"><span class="mark" aria-hidden="true"></span>${texts.bank}</p>
<p class="notice">${texts.notReal}</p></header>
<main>${content}</main>
</body>
</html>`
}

function cardChoice(name: TestCard, language: Language, checked: boolean): string {
  const { name: label, effect } = pageTexts[language].cards[name]
  return `<label class="card"><input type="radio" name="card" value="${name}"${checked ? ' checked' : ''}>
<span><strong>${label}</strong><span class="number">${testCards[name].number}</span><small>${effect}</small></span></label>`
}

/** The page a person pays on: a form and nothing else, so that it works without script. */
export function payPage(payment: Payment): string {
  const { language } = payment
  const texts = pageTexts[language]
  const amount = money(payment.amount, language)
  const cards = (Object.keys(testCards) as TestCard[]).map((name, index) => cardChoice(name, language, index === 0))
  return layout(
    language,
    `${texts.title} ${amount}`,
    `<h1>${texts.youPay} <span class="amount">${amount}</span></h1>
<dl><dt>${texts.to}</dt><dd>${escape(payment.shop)}</dd><dt>${texts.order}</dt><dd>${escape(payment.order)}</dd></dl>
<form method="post">
<fieldset><legend>${texts.choose}</legend>${cards.join('')}</fieldset>
<button name="do" value="pay">${escape(texts.pay.replace('{amount}', amount))}</button>
<button name="do" value="cancel" class="quiet">${texts.goBack}</button>
</form>`,
  )
}

/** For a person who comes back to a page already used. */
export function finishedPage(payment: Payment): string {
  const texts = pageTexts[payment.language]
  return layout(
    payment.language,
    texts.finished,
    `<h1>${texts.finished}</h1><p>${texts.finishedText}</p>
<p><a class="button" href="${escape(payment.returnUrl)}">${texts.backToShop}</a></p>`,
  )
}

export function notFoundPage(): string {
  const { notFound, notFoundText } = pageTexts.it
  return layout('it', notFound, `<h1>${notFound}</h1><p>${notFoundText}</p>`)
}
