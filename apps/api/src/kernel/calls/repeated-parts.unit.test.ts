import { expect, test } from 'vitest'
import { answerJson, repeatedPart } from './repeated-parts.ts'

const milk = { name: 'Latte “fresco” €', price: 1.45 }
const pasta = { name: 'Spaghetti', nested: { none: undefined, list: [1, null] } }
const envelope = (data: object) => ({ response: { status: 0 }, data })

test('an answer with repeated parts reads like one without', () => {
  const answer = <Part extends object>(first: Part, second: object) => ({
    first: { product: first },
    list: [{ product: second }, { product: first }],
    more: 'è così',
  })
  const plain = JSON.stringify(envelope(answer(milk, pasta)))
  const parts = answer(repeatedPart({ ...milk }), repeatedPart({ ...pasta }))
  for (let time = 0; time < 2; time++) expect(answerJson(envelope(parts)).toString()).toBe(plain)
})

test('an answer without them is plain JSON', () => {
  expect(answerJson(envelope({ a: 1 }))).toBe('{"response":{"status":0},"data":{"a":1}}')
})

test('elsewhere a repeated part is an object like any other', () => {
  const part = repeatedPart({ ...milk })
  expect(part).toEqual(milk)
  expect(JSON.stringify({ part })).toBe(JSON.stringify({ part: milk }))
  expect(answerJson(envelope({ product: { ...part, price: 2 } })).toString()).toContain('"price":2')
})
