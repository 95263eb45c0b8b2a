import { readFileSync } from 'node:fs'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { describe, expect, test } from 'vitest'
import { languages } from '@bottega/rules/text/language.ts'
import { entriesFor } from './menu-entries.ts'

/** The place of the title of an entry's page: the file of words and the key in it. */
const titles = {
  orders: ['lib/words/shared/orders', 'title'],
  returns: ['features/returns/words/returns', 'title'],
  lists: ['features/list-heart/words/lists', 'title'],
  standingOrders: ['features/standing-orders/words/standing', 'title'],
  stockWishes: ['features/stock-wishes/words/wish', 'title'],
  household: ['features/household/words/household', 'title'],
  spending: ['features/orders/words/orderHistory', 'spending.title'],
  lastPurchase: ['lib/words/shared/orders', 'last.title'],
  offer: ['features/offers/words/offers', 'title'],
  benefits: ['features/loyalty/words/loyalty', 'benefits.title'],
  fidelity: ['features/loyalty/words/loyalty', 'card.title'],
  points: ['features/loyalty/words/loyalty', 'points.title'],
  rewards: ['features/loyalty/words/loyalty', 'rewards.title'],
  requestedRewards: ['features/loyalty/words/loyalty', 'requested.title'],
  donate: ['features/loyalty/words/loyalty', 'donate.title'],
  invite: ['features/loyalty/words/loyalty', 'invite.title'],
  gifts: ['features/loyalty/words/loyalty', 'gifts.title'],
  coupons: ['features/loyalty/words/loyalty', 'coupons.title'],
  methods: ['features/profile/words/profile', 'cards.methods.title'],
  payment: ['features/profile/words/profile', 'cards.title'],
  documents: ['features/documents/words/documents', 'title'],
  invoices: ['features/documents/words/documents', 'invoices'],
  billing: ['features/checkout/words/checkout', 'persons.title'],
  dues: ['features/documents/words/documents', 'dues.title'],
  data: ['features/profile/words/profile', 'data.title'],
  consents: ['features/auth/words/registration', 'page.title'],
  food: ['features/account/words/food', 'title'],
  persons: ['features/account/words/persons', 'title'],
  addresses: ['lib/words/shared/delivery', 'addressBook.title'],
  work: ['features/auth/words/account', 'work.title'],
  messages: ['features/messages/words/messages', 'title'],
  news: ['features/article-card/words/articles', 'news'],
  security: ['features/auth/words/account', 'security.title'],
  leave: ['features/profile/words/profile', 'leave.title'],
} as const

/** `you` and `your`: names are said by the customer, sentences by the shop. */
const secondPerson = {
  it: /\b(tuo|tua|tuoi|tue|ti)\b/i,
  de: /\b(dein\w*|dir|dich|du)\b/i,
  en: /\b(your?|yours)\b/i,
} as const

const giulia = { ...anonymousUser, profile: { level: 1 }, crmUserSegments: [{ crmSegment: { crmSegmentId: 2 } }] }
const shown = entriesFor({ ...giulia, userId: 7 }, 'coop')

function wordsOf(file: string, locale: string): (key: string) => unknown {
  const words: unknown = JSON.parse(readFileSync(new URL(`../../../${file}.${locale}.json`, import.meta.url), 'utf8'))
  return (key) => key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], words)
}

describe.each(languages)('the profile in %s', (locale) => {
  const board = wordsOf('features/profile/words/board', locale)
  const nameOf = (key: string) => String(board(`menu.${key}`))

  test('each entry of the menu is named as the page it leads to [profile-94]', () => {
    const named = Object.keys(titles).map((key) => [key, nameOf(key)])
    const titled = Object.entries(titles).map(([key, [file, title]]) => [key, wordsOf(file, locale)(title)])
    expect(named).toEqual(titled)
    // The page of favourites is named by what it shows.
    expect(shown.map(({ key }) => key).filter((key) => !(key in titles))).toEqual(['preferred'])
  })

  test('no name speaks in the second person, and no two entries are named alike [profile-95]', () => {
    const preferred = wordsOf('features/profile/words/profile', locale)
    const frame = wordsOf('lib/words/shared/frame', locale)
    const names = [...shown.map(({ key }) => nameOf(key)), nameOf('label'), String(board('board.name'))]
    const groups = Object.values(board('menu.groups') as Record<string, string>)
    const ways = ['board', 'favourites', 'bought'].map((key) => String(preferred(`preferred.${key}`)))
    const frames = ['menu', 'orders', 'lists'].map((key) => String(frame(`account.${key}`)))
    const all = [...names, ...groups, ...ways, ...frames]
    expect(all.filter((name) => secondPerson[locale].test(name))).toEqual([])
    const entries = shown.map(({ key }) => nameOf(key).toLowerCase())
    expect(new Set([...entries, ...groups.map((name) => name.toLowerCase())]).size).toBe(entries.length + groups.length)
  })
})
