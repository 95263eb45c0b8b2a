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
import { askWithCopy } from '../../lib/offline-copies.ts'
import { requireRole } from '../../lib/who.ts'
import { copyOfOrder, ordersSince, takeAlong } from './copies.ts'
import { presses, sendPresses } from './presses.ts'

/** Who sees the goods on their way; who works on them is decided call by call. */
const roles: readonly StaffRole[] = ['picker', 'operator']

async function enter(request: Request): Promise<void> {
  const { username } = await requireRole(request, roles)
  sendPresses(username)
}

/** An id of an address; 0, which nothing has, for whatever else stands there. */
const idIn = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)

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

/** What presses have made of orders is newer than a copy of a page, and older than an answer of the shop. */
async function follow(orderIds: readonly number[], copiedAt: number | undefined): Promise<void> {
  if (copiedAt === undefined) presses.wasRead(orderIds)
  else presses.remember(await ordersSince(orderIds, copiedAt))
}

export async function loadRounds({ request }: LoaderFunctionArgs) {
  await enter(request)
  const query = dayIn(request)
  const { answer, copiedAt } = await askWithCopy(
    `rounds ${query.day ?? ''}`,
    async () => (await api.call(fulfilmentRounds, { query })).data,
  )
  const stops = answer.rounds.flatMap((round) => round.stops)
  await follow(
    stops.map(({ orderId }) => orderId),
    copiedAt,
  )
  if (copiedAt === undefined) for (const { timeslotId } of answer.rounds) void takeAlong(timeslotId)
  return { ...answer, copiedAt }
}

export async function loadSlot({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const timeslotId = idIn(params['timeslotId'])
  const query = { timeslot_id: timeslotId }
  const { answer, copiedAt } = await askWithCopy(
    `slot ${timeslotId}`,
    async () => (await api.call(fulfilmentOrders, { query })).data,
  )
  await follow(
    answer.orders.map(({ orderId }) => orderId),
    copiedAt,
  )
  if (copiedAt === undefined) void takeAlong(timeslotId)
  return { timeslotId, ...answer, copiedAt }
}

export async function loadBatch({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const timeslotId = idIn(params['timeslotId'])
  const query = { timeslot_id: timeslotId }
  const { answer, copiedAt } = await askWithCopy(
    `batch ${timeslotId}`,
    async () => (await api.call(fulfilmentBatch, { query })).data,
  )
  await follow(
    answer.orders.map(({ orderId }) => orderId),
    copiedAt,
  )
  if (copiedAt === undefined) void takeAlong(timeslotId)
  return { timeslotId, ...answer, copiedAt }
}

export async function loadOrder({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const orderId = idIn(params['orderId'])
  const query = { order_id: orderId }
  const { answer, copiedAt } = await askWithCopy(
    copyOfOrder(orderId),
    async () => (await api.call(fulfilmentOrder, { query })).data,
  )
  // A copy of an order is written with each answer: it is never older than what was answered.
  if (copiedAt === undefined) presses.wasRead([orderId])
  return { order: answer.order, copiedAt }
}
