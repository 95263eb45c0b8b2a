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
  return askWithCopy(`slots ${query.day ?? ''}`, async () => (await api.call(fulfilmentSlots, { query })).data)
}

export async function loadRounds({ request }: LoaderFunctionArgs) {
  await enter(request)
  const query = dayIn(request)
  const rounds = await askWithCopy(
    `rounds ${query.day ?? ''}`,
    async () => (await api.call(fulfilmentRounds, { query })).data,
  )
  presses.wasRead(rounds.rounds.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)))
  return rounds
}

export async function loadSlot({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const timeslotId = idIn(params['timeslotId'])
  const query = { timeslot_id: timeslotId }
  const found = await askWithCopy(`slot ${timeslotId}`, async () => (await api.call(fulfilmentOrders, { query })).data)
  return { timeslotId, ...found }
}

export async function loadBatch({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const timeslotId = idIn(params['timeslotId'])
  const query = { timeslot_id: timeslotId }
  const batch = await askWithCopy(`batch ${timeslotId}`, async () => (await api.call(fulfilmentBatch, { query })).data)
  presses.wasRead(batch.orders.map(({ orderId }) => orderId))
  return { timeslotId, ...batch }
}

export async function loadOrder({ request, params }: LoaderFunctionArgs) {
  await enter(request)
  const orderId = idIn(params['orderId'])
  const query = { order_id: orderId }
  const { order } = await askWithCopy(`order ${orderId}`, async () => (await api.call(fulfilmentOrder, { query })).data)
  presses.wasRead([orderId])
  return order
}
