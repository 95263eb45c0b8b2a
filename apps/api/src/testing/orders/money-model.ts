import { fulfilmentDeliver, fulfilmentEnd, fulfilmentMove } from '@bottega/contract/fulfilment/calls.ts'
import { staffOrder, staffRefund } from '@bottega/contract/staff-orders/calls.ts'
import { returnsRequest, staffReturnsDecide } from '@bottega/contract/returns/calls.ts'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderLine } from '../../trade/orders/orders.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import type { ShopWithBank } from '../servers/shop-with-bank.ts'
import { testNow } from '../world.ts'
import { deliver, later } from './buying.ts'
import { takenAtDoor } from './pickers.ts'
import { buy, pickAll } from './money-buying.ts'
import type { Command, Course, Goods } from './money-course.ts'
import { brokenInvariants } from './money-invariants.ts'
import { agree, type ModelOrder, type Staff, unlessRefused } from './money-order.ts'
import { type GoodsAsked, MoneyOracle, type Verdict } from './money-oracle.ts'

async function lineIdOf({ shop, orderId }: ModelOrder, name: Goods): Promise<number> {
  const [row] = await shop.shop.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.productId, shop.world.products[name])))
  return row?.id ?? 0
}

interface Expected<Accept> {
  verdict: Verdict
  accept: Accept
}

/** Sends a call and compares what becomes of it; what was accepted can be repeated. */
async function send<Answer>(
  { accepted }: ModelOrder,
  what: string,
  { verdict, accept }: Expected<(answer: Answer) => void>,
  call: () => Promise<Answer>,
): Promise<void> {
  const answer = await unlessRefused(call)
  agree(verdict, answer !== undefined, what)
  if (answer === undefined) return
  accept(answer)
  accepted.push(call)
}

type StaffBody = { cents: number } | { lines: { order_item_id: number; quantity: number }[] }

async function refundByStaff(model: ModelOrder, what: StaffBody, expected: Expected<() => void>): Promise<void> {
  const { orderId, staff } = model
  const before = (await staff.keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
  const body = { order_id: orderId, version: before.version, reason: 'reclamo', ...what }
  await send(model, `a refund by staff of ${JSON.stringify(what)}`, expected, () =>
    staff.keeper.call(staffRefund, { body }),
  )
}

async function handOver(model: ModelOrder, notTaken: readonly GoodsAsked[]): Promise<void> {
  const { orderId, staff, oracle } = model
  const undelivered = []
  for (const { name, quantity } of notTaken) undelivered.push({ order_item_id: await lineIdOf(model, name), quantity })
  const body = { order_id: orderId, undelivered, ...(await takenAtDoor(staff.picker, orderId, undelivered)) }
  const idempotencyKey = randomUUID()
  await send(model, `the delivery without ${JSON.stringify(notTaken)}`, oracle.deliver(notTaken), () =>
    staff.picker.call(fulfilmentDeliver, { body, idempotencyKey }),
  )
}

async function askToReturn(model: ModelOrder, asked: GoodsAsked, method: 6 | 7): Promise<void> {
  const { orderId, buyer, oracle } = model
  const { name, quantity } = asked
  const items = [{ order_item_id: await lineIdOf(model, name), quantity, reason: 'quality' as const }]
  const body = { order_id: orderId, refund_method_id: method, items }
  const idempotencyKey = randomUUID()
  const { verdict, accept } = oracle.ask(asked, method === 6)
  await send(
    model,
    `a return of ${quantity} ${name}`,
    { verdict, accept: ({ data }) => accept(data.refund.orderRefundId) },
    () => buyer.call(returnsRequest, { body, idempotencyKey }),
  )
}

async function decide(model: ModelOrder, decision: 'approve' | 'refuse', part?: number): Promise<void> {
  const { staff, oracle } = model
  const asked = oracle.open[0]
  if (asked === undefined) return
  const body = {
    order_refund_id: asked.id,
    version: 0,
    decision,
    answer: 'Ci dispiace',
    ...(part === undefined ? {} : { cents: part }),
  }
  const expected =
    decision === 'approve'
      ? oracle.approve(asked, part)
      : { verdict: 'accepted' as const, accept: () => oracle.refuse(asked) }
  await send(model, `to ${decision} ${part ?? 'all'} of a return of ${asked.cents} cents`, expected, () =>
    staff.keeper.call(staffReturnsDecide, { body }),
  )
}

/** The bank takes or gives back the money it is asked for next, and its answer never comes. */
async function loseAnswer(shop: ShopWithBank): Promise<void> {
  await later(shop, 10)
  const held = shop.line.hold(/\/(?:capture|void|refund)$/, 'answer')
  const delivering = deliver(shop)
  await Promise.race([held.arrived, delivering])
  held.drop()
  await delivering
}

const isAvailable = (shop: ShopWithBank) => shop.shop.payments.get('sandbox')?.isAvailable?.() ?? true

/** After an hour and a half all that waited has its turn, however often it failed before. */
async function letTimePass({ shop, oracle }: ModelOrder, minutes: number): Promise<void> {
  const isAnswered = !shop.line.isDown && isAvailable(shop)
  await later(shop, minutes)
  await deliver(shop)
  if (minutes === 90 && isAnswered) oracle.take()
}

/** Carries out a command. */
async function run(model: ModelOrder, step: Command): Promise<void> {
  const { shop, orderId, staff, oracle, accepted } = model
  switch (step.do) {
    case 'time':
      return letTimePass(model, step.minutes)
    case 'bank':
      shop.line.isDown = step.away
      return
    case 'loseAnswer':
      return loseAnswer(shop)
    case 'move': {
      const body = { order_id: orderId, step: 'depart' as const }
      const idempotencyKey = randomUUID()
      const expected = { verdict: 'either' as const, accept: () => undefined }
      return send(model, 'the departure', expected, () => staff.picker.call(fulfilmentMove, { body, idempotencyKey }))
    }
    case 'deliver':
      return handOver(
        model,
        (Object.entries(step.refused) as [Goods, number][]).map(([name, quantity]) => ({ name, quantity })),
      )
    case 'fail': {
      const body = { order_id: orderId, end: 'failed' as const, reason: 'guasto al furgone', restock: false }
      const idempotencyKey = randomUUID()
      return send(model, 'the end', oracle.fail(), () => staff.keeper.call(fulfilmentEnd, { body, idempotencyKey }))
    }
    case 'staffAmount':
      return refundByStaff(model, { cents: step.cents }, oracle.staffAmount(step.cents))
    case 'staffLines': {
      const asked = oracle.askedOf(step.goods, step.quantity)
      const lines = [{ order_item_id: await lineIdOf(model, asked.name), quantity: asked.quantity }]
      return refundByStaff(model, { lines }, oracle.staffLine(asked))
    }
    case 'ask':
      return askToReturn(model, oracle.askedOf(step.goods, step.quantity), step.method)
    case 'approve':
      return decide(model, 'approve', step.cents)
    case 'refuse':
      return decide(model, 'refuse')
    case 'repeat': {
      const again = accepted[step.call % accepted.length]
      if (again !== undefined) await unlessRefused(again)
      return
    }
    default:
      return step satisfies never
  }
}

/** The bank is there again and is asked again, and everything that waits has its turn. */
async function settle({ shop }: ModelOrder): Promise<void> {
  shop.line.isDown = false
  // The breaker keeps real time.
  while (!isAvailable(shop)) await pause(10)
  for (let round = 0; round < 8; round++) {
    await later(shop, 90)
    await deliver(shop)
    const { rows } = await shop.shop.database.pool.query('select 1 from outbox where delivered_at is null limit 1')
    if (rows.length === 0) return
  }
  const { rows } = await shop.shop.database.pool.query('select kind, last_error from outbox where delivered_at is null')
  throw new Error(`never left: ${JSON.stringify(rows)}`)
}

/** A cent more than is left is refused, whatever happened before. */
async function askTooMuch(model: ModelOrder): Promise<void> {
  const cents = model.oracle.leftCents + 1
  await refundByStaff(model, { cents }, model.oracle.staffAmount(cents))
}

/** Takes one order through a course. Answers the invariants it broke. */
export async function runCourse(shop: ShopWithBank, staff: Staff, one: Course): Promise<string[]> {
  shop.line.isDown = false
  shop.clock.now = testNow
  shop.noticesArrive = one.doNoticesArrive
  shop.bank.behaviour.refusesCaptures = one.isCaptureRefused
  // Thousands of customers at one address would be one who tries the codes of vouchers.
  await shop.shop.database.pool.query('delete from login_limit')
  const { buyer, orderId } = await buy(shop, one)
  const model: ModelOrder = { shop, staff, buyer, orderId, oracle: new MoneyOracle(one), accepted: [] }
  shop.line.isDown = one.isBankAway
  await pickAll(model, one)
  for (const step of one.commands) await run(model, step)
  await settle(model)
  model.oracle.take()
  for (const step of one.afterwards) await run(model, step)
  await askTooMuch(model)
  for (const again of model.accepted) await unlessRefused(again)
  await settle(model)
  const broken = await brokenInvariants(model)
  // Letting time pass renews every session: those of thousands of earlier customers would be most of the work.
  await shop.shop.db.delete(session).where(eq(session.userId, buyer.userId))
  return broken
}
