import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { themeScript } from '../../lib/storage/theme-script.ts'
import type { Copy } from './copies.ts'
import type { ShopFacts } from './shop-facts.ts'
import de from './words/offline.de.json' with { type: 'json' }
import en from './words/offline.en.json' with { type: 'json' }
import it from './words/offline.it.json' with { type: 'json' }

const words = { it, de, en }

interface Shown {
  readonly shop: ShopFacts
  readonly locale: Language
  /** The address that was asked for. */
  readonly path: string
  readonly copies: readonly Copy[]
  /** Style sheet of the page. */
  readonly sheet: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const sections = [
  ['order', 'orders'],
  ['list', 'lists'],
  ['product', 'products'],
] as const

/** In milliseconds, between two questions whether the shop answers; a device that says it is online asks at once. */
const pauseMs = 5_000

/**
 * Loads the page that was asked for as soon as the shop answers. Somebody who has ticked something goes along the shelves
 * with this page: it stays, until they press.
 */
const returnScript = `{let on=false;const ask=async()=>{if(on||document.hidden)return;on=true;try{
const {ok}=await fetch('/version.json',{cache:'no-store'});if(ok&&!document.querySelector(':checked'))location.reload()
}catch{}on=false};addEventListener('online',ask);document.addEventListener('visibilitychange',ask);setInterval(ask,${pauseMs})}`

/**
 * The page shown where the shop is not reached, whole in itself: a page of one build can never ask for files of another. Its
 * script loads it again as soon as the shop answers.
 */
export function offlinePage({ shop, locale, path, copies, sheet }: Shown): Response {
  const nonce = crypto.randomUUID()
  const t = words[locale]
  const parts = sections.map(([kind, title]) => {
    const own = copies.filter((copy) => copy.kind === kind)
    if (own.length === 0) return ''
    const ordered = own.toSorted((one, other) => Number(other.path === path) - Number(one.path === path))
    const items = ordered.map((copy, at) => itemOf(copy, { locale, isOpen: at === 0 }))
    return `<section aria-labelledby="${kind}"><h2 id="${kind}">${t[title]}</h2>${items.join('')}</section>`
  })
  const html = `<!doctype html>
<html lang="${locale}" data-site="${shop.site}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escaped(shop.themeColor)}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escaped(shop.darkColor)}">
<script nonce="${nonce}">${themeScript}</script>
<title>${t.title} · ${escaped(shop.name)}</title>
<style nonce="${nonce}">${sheet}${shop.style}</style></head>
<body><header><p>${escaped(shop.name)}</p></header>
<main><h1>${t.title}</h1><p>${copies.length === 0 ? t.none : t.text}</p>
<p><a class="retry" href="${escaped(path)}">${t.retry}</a></p>
${parts.join('')}</main>
<script nonce="${nonce}">${returnScript}</script></body></html>`
  return new Response(html, { status: 503, headers: headers(nonce) })
}

const headers = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})

function itemOf({ kind, title, facts, code, lines, readAt }: Copy, how: { locale: Language; isOpen: boolean }): string {
  const { locale, isOpen } = how
  const t = words[locale]
  const read = new Date(readAt)
  const asOf = filled(t.asOf, { day: formatDay(read, locale), time: formatTime(read, locale) })
  const name = escaped(kind === 'order' ? filled(t.order, { orderId: title }) : title)
  const said = facts.map((fact) => `<p>${escaped(fact)}</p>`).join('')
  const moment = `<p class="as-of">${escaped(asOf)}</p>`
  if (kind === 'product') return `<div class="product"><h3>${name}</h3>${said}${moment}</div>`
  const coded = code === undefined ? '' : `<p class="code">${t.code} <b>${escaped(code)}</b></p>`
  return `<details${isOpen ? ' open' : ''}><summary>${name}</summary>${moment}${coded}${said}<ul>${lines.map(lineOf).join('')}</ul></details>`
}

/** It can be ticked off while walking along the shelves. */
const lineOf = ({ name, amount }: Copy['lines'][number]) =>
  `<li><label><input type="checkbox"><span>${escaped(name)}</span> <span class="amount">${escaped(amount)}</span></label></li>`
