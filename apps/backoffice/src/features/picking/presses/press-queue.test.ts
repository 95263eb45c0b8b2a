import { expect, test } from 'vitest'
import type { Press } from './press.ts'
import { createPressQueue, type Sent } from './press-queue.ts'
import { anOrder } from '../testing/pick-lists.ts'

/** A shop that is reached or not, and does each press once, by its id. */
function world() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const done: string[] = []
  const timers: (() => void)[] = []
  const shop = {
    reached: true,
    answerLost: false,
    refuses: undefined as string | undefined,
    /** It answers when this has ended. */
    answers: undefined as Promise<void> | undefined,
  }
  const clock = { now: 1000 }
  let ids = 0
  const transmit = async ({ id, step }: Press): Promise<Sent> => {
    await shop.answers
    if (!shop.reached) return { kind: 'later' }
    if (shop.refuses === step.kind) {
      shop.refuses = undefined
      return { kind: 'refused', text: 'Anna è stata più veloce.', order: anOrder() }
    }
    if (!done.includes(id)) done.push(id)
    return shop.answerLost ? { kind: 'later' } : { kind: 'done', order: anOrder({ bags: done.length }) }
  }
  const answers: number[] = []
  const open = () =>
    createPressQueue({
      storage,
      transmit,
      newId: () => `press-${++ids}`,
      wait: (then) => void timers.push(then),
      exclusively: (work) => work(),
      now: () => clock.now,
      onAnswer: ({ orderId }) => void answers.push(orderId),
    })
  /** The next try of a queue that found no connection. */
  const tryAgain = async () => {
    timers.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { open, shop, done, tryAgain, timers, answers, clock }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const pick = (lineId: number) => ({ kind: 'pick', lineId, version: 0, quantity: 1 }) as const

test('presses are sent in their order, and what the shop answers takes the place of what was shown', async () => {
  const { open, done } = world()
  const queue = open()
  queue.press('corsia', 31, pick(1))
  queue.press('corsia', 31, pick(2))
  await settled()
  expect(done).toEqual(['press-1', 'press-2'])
  expect(queue.read()).toMatchObject({ waiting: [], offline: false })
  expect(queue.read().answered.get(31)?.bags).toBe(2)
})

test('with the network off they wait, also over a restart of the page, and are sent once it is back', async () => {
  const { open, shop, done } = world()
  shop.reached = false
  const before = open()
  before.press('corsia', 31, pick(1))
  before.press('corsia', 31, pick(2))
  await settled()
  expect(before.read()).toMatchObject({ offline: true, waiting: [{ id: 'press-1' }, { id: 'press-2' }] })
  const after = open()
  shop.reached = true
  await after.send('corsia')
  expect(done).toEqual(['press-1', 'press-2'])
  expect(after.read()).toMatchObject({ waiting: [], offline: false })
  expect(open().read().waiting).toEqual([])
})

test('one whose answer was lost is sent again by the same key, and done once', async () => {
  const { open, shop, done, tryAgain } = world()
  const queue = open()
  shop.answerLost = true
  queue.press('corsia', 31, pick(1))
  await settled()
  expect(queue.read().waiting).toHaveLength(1)
  shop.answerLost = false
  await tryAgain()
  expect(done).toEqual(['press-1'])
  expect(queue.read().waiting).toEqual([])
})

test('one the shop refuses is told and does not hold up the next', async () => {
  const { open, shop, done } = world()
  shop.refuses = 'pick'
  const queue = open()
  queue.press('corsia', 31, pick(1))
  queue.press('corsia', 31, { kind: 'putBack', lineId: 2, version: 1 })
  await settled()
  expect(done).toEqual(['press-2'])
  expect(queue.read().refused).toMatchObject([{ press: { id: 'press-1' }, text: 'Anna è stata più veloce.' }])
  queue.dismiss('press-1')
  expect(queue.read().refused).toEqual([])
})

test('a code is not stored once it is answered, and a refused one is gone when the order is handed over [picking-32]', async () => {
  const { open, shop } = world()
  const queue = open()
  const handOver = (code: string) => ({ kind: 'handOver', code, undelivered: [] }) as const
  shop.refuses = 'handOver'
  queue.press('banco', 31, handOver('123456'))
  await settled()
  expect(queue.read().refused).toMatchObject([{ press: { orderId: 31, step: { kind: 'handOver', code: '' } } }])
  const { can } = anOrder()
  queue.wasAnswered(anOrder({ can: { ...can, handOver: true } }))
  expect(queue.read().refused).toHaveLength(1)
  queue.wasAnswered(anOrder({ can: { ...can, handOver: false } }))
  expect(queue.read().refused).toEqual([])
  expect(open().read().refused).toEqual([])
})

test('presses of another staff member on the same device are not sent in one’s name', async () => {
  const { open, shop, done } = world()
  shop.reached = false
  const queue = open()
  queue.press('corsia', 31, pick(1))
  await settled()
  shop.reached = true
  await queue.send('banco')
  expect(done).toEqual([])
  await queue.send('corsia')
  expect(done).toEqual(['press-1'])
})

test('without a connection the shop is tried by one timer, however much is pressed', async () => {
  const { open, shop, timers } = world()
  shop.reached = false
  const queue = open()
  for (const lineId of [1, 2, 3, 4]) {
    queue.press('corsia', 31, pick(lineId))
    await settled()
  }
  expect(timers).toHaveLength(1)
})

test('what a colleague was quicker with is shown beside it, with what fell with it, until it was seen', async () => {
  const { open, shop, done, answers } = world()
  shop.reached = false
  const before = open()
  before.press('corsia', 31, pick(1))
  before.press('corsia', 31, { kind: 'putBack', lineId: 1, version: 1 })
  before.press('corsia', 31, pick(2))
  before.press('corsia', 31, { kind: 'finish', bags: 1, crates: 0 })
  before.press('corsia', 32, { kind: 'finish', bags: 1, crates: 0 })
  await settled()
  Object.assign(shop, { reached: true, refuses: 'pick' })
  const queue = open()
  await queue.send('corsia')
  expect(done).toEqual(['press-3', 'press-5'])
  const expected = [
    { press: { id: 'press-1' }, theirs: { orderItemId: 1 }, fallen: [{ id: 'press-2' }, { id: 'press-4' }] },
  ]
  expect(queue.read()).toMatchObject({ waiting: [], refused: expected })
  expect(answers).toContain(31)
  expect(open().read().refused).toMatchObject(expected)
  queue.dismiss('press-1')
  expect(open().read().refused).toEqual([])
})

test('of two windows of one browser neither loses what the other has pressed', async () => {
  const { open, shop, done } = world()
  shop.reached = false
  const [one, other] = [open(), open()]
  one.press('corsia', 31, pick(1))
  other.press('corsia', 31, pick(2))
  await settled()
  shop.reached = true
  await open().send('corsia')
  expect(done).toEqual(['press-1', 'press-2'])
  one.wasStored()
  expect(one.read().waiting).toEqual([])
})

test('what a staff member leaves at the sign-out is deleted, what another one has to send is not', async () => {
  const { open, shop } = world()
  shop.reached = false
  const queue = open()
  queue.press('corsia', 31, pick(1))
  queue.press('banco', 31, pick(2))
  await settled()
  queue.clear('corsia')
  expect(open().read().waiting).toMatchObject([{ staff: 'banco' }])
})

test('an answer that came while a page was being read is newer than the page', async () => {
  const { open, clock } = world()
  const queue = open()
  queue.press('corsia', 31, pick(1))
  await settled()
  queue.wasRead([31], clock.now - 1)
  expect(queue.read().answered.get(31)?.bags).toBe(1)
  queue.wasRead([31], clock.now + 1)
  expect(queue.read().answered.size).toBe(0)
})

test.each(['pick', undefined])(
  'a press that is on its way at the sign-out leaves nothing, refused (%s) or not',
  async (refuses) => {
    const { open, shop, answers } = world()
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(shop, { answers: promise, refuses })
    const queue = open()
    queue.press('corsia', 31, pick(1))
    await settled()
    queue.clear('corsia')
    resolve()
    await settled()
    expect(queue.read()).toMatchObject({ waiting: [], refused: [] })
    expect(queue.read().answered.size).toBe(0)
    expect(open().read().refused).toEqual([])
    expect(answers).toEqual([])
  },
)

test('who asks whether everything is sent waits for what is on its way', async () => {
  const { open, shop } = world()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.answers = promise
  const queue = open()
  queue.press('corsia', 31, pick(1))
  await settled()
  const sent = queue.send('corsia').then(() => queue.read().waiting.length)
  resolve()
  expect(await sent).toBe(0)
})

test('a window shows what the shop has answered another one, until it reads the order itself', () => {
  const { open, clock, answers } = world()
  const queue = open()
  queue.wasAnswered(anOrder({ bags: 2 }))
  expect(queue.read().answered.get(31)).toMatchObject({ bags: 2 })
  expect(answers).toEqual([])
  queue.wasRead([31], clock.now - 1)
  expect(queue.read().answered.has(31)).toBe(true)
  queue.wasRead([31], clock.now)
  expect(queue.read().answered.has(31)).toBe(false)
})

test('a window that found no connection has one when another was answered', async () => {
  const { open, shop } = world()
  const [one, other] = [open(), open()]
  shop.reached = false
  one.press('corsia', 31, pick(1))
  await settled()
  expect(one.read().offline).toBe(true)
  shop.reached = true
  await other.send('corsia')
  one.wasStored()
  one.wasAnswered(anOrder())
  expect(one.read()).toMatchObject({ waiting: [], offline: false })
})
