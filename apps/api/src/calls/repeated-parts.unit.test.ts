import { expect, test } from 'vitest'
import { answerJson, withRepeatedParts } from './repeated-parts.ts'

const milk = { name: 'Latte “fresco” €', price: 1.45 }
const pasta = { name: 'Spaghetti', nested: { none: undefined, list: [1, null] } }
const envelope = (data: object) => ({ response: { status: 0 }, data })

test('an answer with repeated parts reads like one without', () => {
  const data = { first: { product: milk }, list: [{ product: pasta }, { product: milk }], more: 'è così' }
  const plain = JSON.stringify(envelope(data))
  const parts = withRepeatedParts({ ...data }, [milk, pasta])
  for (let time = 0; time < 2; time++) expect(answerJson(envelope(parts)).toString()).toBe(plain)
})

test('an answer without them is plain JSON', () => {
  expect(answerJson(envelope({ a: 1 }))).toBe('{"response":{"status":0},"data":{"a":1}}')
})

test('a part that another answer announced is not looked for', () => {
  withRepeatedParts({}, [milk])
  expect(answerJson(envelope({ product: { ...milk, price: 2 } })).toString()).toContain('"price":2')
})
