import {
  fulfilmentBatch,
  fulfilmentOrder,
  fulfilmentOrders,
  fulfilmentRounds,
  fulfilmentSlots,
} from '@bottega/contract/fulfilment/calls.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { StaffRole } from '@bottega/rules/people/roles.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../lib/api.ts'
import { idIn } from '../../lib/asked.ts'
import { askWithCopy, type Read } from '../../lib/reading/offline-copies.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { copyOfBatch, copyOfOrder, ordersSince, takeAlong } from './copies.ts'
import { presses, sendPresses } from './presses/presses.ts'

/** The roles that see the goods on their way; the right to work on them is decided call by call. */
const roles: readonly StaffRole[] = ['picker', 'operator']

async function enter(request: Request): Promise<void> {
  const { username } = await requireRole(request, roles)
  sendPresses(username)
}

/** The id of no slot and no order. */
const nothing = 0

const dayIn = (request: Request) => {
  const day = new URL(request.url).searchParams.get('day') ?? ''
  return isShopDate(day) ? { day } : {}
}

export async function loadSlots({ request }: LoaderFunctionArgs) {
  await enter(request)
  const query = dayIn(request)
  const { answer, copiedAt } = await askWithCopy(
    `slots ${query.day ?? ''}`,
    async () => (await api.call(fulfilmentSlots, { query })).data,
  )
  return { ...answer, copiedAt }
}

/** Orders as waiting presses changed them are newer than a copy of a page, and older than an answer of the shop. */
async function follow(orderIds: readonly number[], { askedAt, copiedAt }: Read<unknown>): Promise<void> {
  if (copiedAt === undefined) presses.wasRead(orderIds, askedAt)
  else presses.remember(await ordersSince(orderIds, copiedAt))
}

export async function loadRounds({ request }: LoaderFunctionArgs) {
  await enter(request)
  const query = dayIn(request)
  const read = await askWithCopy(
    `rounds ${query.day ?? ''}`,
    async () => (await api.call(fulfilmentRounds, { query })).data,
  )
  const { answer, copiedAt } = read
  const stops = answer.rounds.flatMap((round) => round.stops)
  await follow(
    stops.map(({ orderId }) => orderId),
    read,
  )
  if (copiedAt === undefined) for (const { timeslotId } of answer.rounds) void takeAlong(timeslotId)
  return { ...answer, copiedAt }
}

/** A page about the orders of a slot, which are taken along for where there is no connection. */
async function readSlot<Answer extends { orders: readonly { orderId: number }[] }>(
  { request, params }: LoaderFunctionArgs,
  copyOf: (timeslotId: number) => string,
  ask: (query: { timeslot_id: number }) => Promise<Answer>,
) {
  await enter(request)
  const timeslotId = idIn(params['timeslotId']) ?? nothing
  const read = await askWithCopy(copyOf(timeslotId), () => ask({ timeslot_id: timeslotId }))
  const { answer, copiedAt } = read
  await follow(
    answer.orders.map(({ orderId }) => orderId),
    read,
  )
  if (copiedAt === undefined) void takeAlong(timeslotId)
  return { timeslotId, ...answer, copiedAt }
}

export const loadSlot = (args: LoaderFunctionArgs) =>
  readSlot(
    args,
    (timeslotId) => `slot ${timeslotId}`,
    async (query) => (await api.call(fulfilmentOrders, { query })).data,
  )

export const loadBatch = (args: LoaderFunctionArgs) =>
  readSlot(args, copyOfBatch, async (query) => (await api.call(fulfilmentBatch, { query })).data)

export async function loadOrder({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const orderId = idIn(params['orderId']) ?? nothing
  const query = { order_id: orderId }
  const read = await askWithCopy(copyOfOrder(orderId), async () => (await api.call(fulfilmentOrder, { query })).data)
  const { answer, copiedAt } = read
  // A copy of an order is written with each answer: it is never older than what was answered.
  if (copiedAt === undefined) presses.wasRead([orderId], read.askedAt)
  return { order: answer.order, copiedAt }
}
