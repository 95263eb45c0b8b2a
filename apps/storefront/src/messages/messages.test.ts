import { describe, expect, test } from 'vitest'
import compile from 'icu-minify/compile'
import { messages as deAccount } from './de.account.ts'
import { messages as deAside } from './de.aside.ts'
import { messages as deShelves } from './de.ts'
import { messages as deBrowse } from './de.browse.ts'
import { messages as deOrders } from './de.orders.ts'
import { messages as dePages } from './de.pages.ts'
import { messages as dePurchase } from './de.purchase.ts'
import { messages as enAccount } from './en.account.ts'
import { messages as enAside } from './en.aside.ts'
import { messages as enShelves } from './en.ts'
import { messages as enBrowse } from './en.browse.ts'
import { messages as enOrders } from './en.orders.ts'
import { messages as enPages } from './en.pages.ts'
import { messages as enPurchase } from './en.purchase.ts'
import { messages as itAccount } from './it.account.ts'
import { messages as itAside } from './it.aside.ts'
import { messages as itShelves } from './it.ts'
import { messages as itBrowse } from './it.browse.ts'
import { messages as itOrders } from './it.orders.ts'
import { messages as itPages } from './it.pages.ts'
import { messages as itPurchase } from './it.purchase.ts'

const it = { ...itShelves, ...itPurchase, ...itOrders, ...itAside, ...itAccount, ...itPages, ...itBrowse }
const de = { ...deShelves, ...dePurchase, ...deOrders, ...deAside, ...deAccount, ...dePages, ...deBrowse }
const en = { ...enShelves, ...enPurchase, ...enOrders, ...enAside, ...enAccount, ...enPages, ...enBrowse }

type Texts = { [key: string]: string | Texts }

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text] as [string, string]] : flatten(text, `${prefix}${key}.`),
  )
}

/** The names a compiled message asks values for, wherever they stand in it. */
function argumentsOf(node: unknown): string[] {
  if (!Array.isArray(node)) return node && typeof node === 'object' ? Object.values(node).flatMap(argumentsOf) : []
  const [name, kind] = node as unknown[]
  const isArgument = typeof name === 'string' && /^\w+$/.test(name) && (node.length === 1 || typeof kind === 'number')
  return [...(isArgument ? [name] : []), ...node.flatMap(argumentsOf)]
}

function argumentNames(text: string): string[] {
  return [...new Set(argumentsOf(compile(text)))].toSorted()
}

const italian = new Map(flatten(it))

describe.each([
  ['German', de],
  ['English', en],
])('%s says what Italian says', (_name, messages) => {
  const texts = new Map(flatten(messages))

  test('with the same keys', () => {
    expect([...texts.keys()].toSorted()).toEqual([...italian.keys()].toSorted())
  })

  test.each([...texts])('%s takes the same arguments', (key, text) => {
    expect(argumentNames(text)).toEqual(argumentNames(italian.get(key) ?? ''))
  })
})

test.each([...italian, ...flatten(de), ...flatten(en)])('%s is neither empty nor malformed', (_key, text) => {
  expect(text.trim()).not.toBe('')
  expect(() => compile(text)).not.toThrow()
})
