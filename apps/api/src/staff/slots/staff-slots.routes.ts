import { clockOfMinute } from '@bottega/rules/delivery/shop-calendar.ts'
import * as calls from '@bottega/contract/staff-slots/calls.ts'
import type { CalendarSlot, SlotTemplateView } from '@bottega/contract/staff-slots/staff-slots.ts'
import { orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffOf, staffThemselves } from '../../kernel/visitor.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentServiceNames } from '../../places/stores/stores.presenter.ts'
import { presentWindow } from '../../trade/delivery/slots.presenter.ts'
import { findServices, findTemplates, type SlotRow, type TemplateRow } from './staff-slots.repository.ts'
import {
  changeSlot,
  chosenStore,
  closeDay,
  concernedBy,
  openDay,
  readCalendar,
  slotFacts,
} from './staff-slots.service.ts'
import { addTemplate, changeTemplate } from './slot-templates.service.ts'

function presentSlot(row: SlotRow, now: Date): CalendarSlot {
  const { beginTime, endTime } = presentWindow(row.beginAt, row.endAt)
  const { capacity, cutoffMinutes, active } = slotFacts(row)
  return {
    timeslotId: row.id,
    version: row.version,
    deliveryServiceId: row.deliveryServiceId,
    date: row.day,
    beginTime,
    endTime,
    capacity,
    booked: row.booked,
    held: row.held,
    cutoffMinutes,
    ...(row.feeCents === null ? {} : { fee: eurosFromCents(row.feeCents) }),
    active,
    isPast: row.endAt <= now,
  }
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const presentTemplate = (row: TemplateRow): SlotTemplateView => ({
  templateId: row.id,
  version: row.version,
  deliveryServiceId: row.deliveryServiceId,
  weekday: row.weekday,
  beginTime: clockOfMinute(row.beginMinute),
  endTime: clockOfMinute(row.endMinute),
  capacity: row.capacity,
  cutoffMinutes: row.cutoffMinutes,
  ...(row.feeCents === null ? {} : { fee: eurosFromCents(row.feeCents) }),
  active: row.active,
})

async function templatesOf({ shop, visitor }: CallContext, asked: number | undefined) {
  const { stores, storeId } = await chosenStore(shop.db, staffOf(visitor).stores, asked)
  const services = presentServiceNames(await findServices(shop.db, storeId), visitor.language)
  const templates = (await findTemplates(shop.db, storeId)).map(presentTemplate)
  return { data: { stores, services, storeId, templates } }
}

interface DayInput {
  store_id: number
  day: string
  delivery_service_id?: number | undefined
}

const dayOf = ({ store_id: storeId, day, delivery_service_id: deliveryServiceId }: DayInput) => ({
  storeId,
  day,
  deliveryServiceId,
})

export const staffSlotsHandlers = handlersOf(calls, {
  slotCalendar: async ({ shop, visitor, now }, { query: { store_id: storeId, from } }) => {
    const calendar = await readCalendar(shop.db, { stores: staffOf(visitor).stores, storeId, from }, now)
    return {
      data: {
        ...calendar,
        services: presentServiceNames(calendar.services, visitor.language),
        slots: calendar.slots.map((row) => presentSlot(row, now)),
        closedDays: calendar.closedDays.map(({ day, deliveryServiceId, reason }) => ({
          date: day,
          deliveryServiceId: deliveryServiceId ?? 0,
          reason,
        })),
      },
    }
  },
  slotChange: async (context, { body: { timeslot_id: slotId, version, capacity, cutoff_minutes, active } }) => {
    const change = { slotId, version, capacity, cutoffMinutes: cutoff_minutes, active }
    return {
      data: {
        slot: presentSlot(
          await changeSlot(context.shop, staffThemselves(context.visitor), change, context.now),
          context.now,
        ),
      },
    }
  },
  slotDay: async ({ shop, visitor, now }, { query }) => {
    const concerned = await concernedBy(shop, shop.db, dayOf(query), now)
    const orders = concerned.map(({ found: { order, firstName, lastName, service }, canChoose }) => {
      const { beginTime, endTime } = presentWindow(order.slotBeginAt, order.slotEndAt)
      return {
        orderId: order.id,
        customer: `${firstName} ${lastName}`,
        phone: order.address.phone ?? '',
        deliveryService: textIn(visitor.language, service),
        status: textIn(visitor.language, orderStatusLabel(order.statusId, order.deliveryServiceId)),
        canChoose,
        beginTime,
        endTime,
      }
    })
    return { data: { orders } }
  },
  slotCloseDay: async (context, { body }) => {
    const closing = { ...dayOf(body), reason: body.reason.trim(), orders: body.orders }
    return { data: await closeDay(context.shop, staffThemselves(context.visitor), closing, context.now) }
  },
  slotOpenDay: async (context, { body }) => ({
    data: { slots: await openDay(context.shop, staffThemselves(context.visitor), dayOf(body), context.now) },
  }),
  slotTemplates: (context, { query }) => templatesOf(context, query.store_id),
  slotTemplateChange: async (context, { body: { template_id, version, capacity, cutoff_minutes, active } }) => {
    const change = { templateId: template_id, version, capacity, cutoffMinutes: cutoff_minutes, active }
    return templatesOf(
      context,
      await changeTemplate(context.shop, staffThemselves(context.visitor), change, context.now),
    )
  },
  slotTemplateAdd: async (context, { body }) => {
    const template = {
      storeId: body.store_id,
      deliveryServiceId: body.delivery_service_id,
      weekday: body.weekday,
      beginMinute: minuteOf(body.begin),
      endMinute: minuteOf(body.end),
      capacity: body.capacity,
      cutoffMinutes: body.cutoff_minutes,
    }
    return templatesOf(
      context,
      await addTemplate(context.shop, staffThemselves(context.visitor), template, context.now),
    )
  },
})
