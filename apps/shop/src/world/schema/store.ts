import type { PickupPlace, StoreService, WorldStore } from '@bottega/api/staff/world/world.ts'
import type { ServiceHour } from '@bottega/api/places/stores/stores.tables.ts'
import { crossesItself } from '@bottega/rules/delivery/places/area.ts'
import { type WayToPay, waysToPay, waysUnlessNamed } from '@bottega/rules/payments/payment-types.ts'
import { usualTrolleyGrams } from '@bottega/rules/fulfilment/trolleys.ts'
import { minuteOf } from '@bottega/rules/stores/opening-hours.ts'
import { z } from 'zod'
import { type MinuteWindow, overlap } from '../overlap.ts'
import { isClock, key, latitude, longitude, money, oneOf, takes, text, whole } from './values.ts'

const place = {
  street: text().describe('of the address'),
  number: text(20).describe('house number'),
  city: text().describe('of the address'),
  province: z
    .string(takes('two capital letters'))
    .regex(/^[A-Z]{2}$/, 'takes two capital letters')
    .describe('of the address'),
  postal_code: z
    .string(takes('five digits in quotes'))
    .regex(/^\d{5}$/, 'takes five digits in quotes')
    .describe('of the address'),
}

const windowText = takes('opening hours, such as "08:30-13:00"')
const window = z
  .string(windowText)
  .refine((value) => value.split('-').length === 2 && value.split('-').every(isClock), windowText)
  .refine((value) => value.split('-')[0] !== value.split('-')[1], 'ends as it begins; a closed day has no hours')

function minutesOf(value: string): MinuteWindow {
  const [begin = 0, end = 0] = value.split('-').map(minuteOf)
  return { begin, end: end < begin ? end + 24 * 60 : end }
}

/** In the order of the week; the numbers count from Sunday. */
export const weekdays = { mon: 2, tue: 3, wed: 4, thu: 5, fri: 6, sat: 7, sun: 1 } as const
type Weekday = keyof typeof weekdays
const dayNames = Object.keys(weekdays) as Weekday[]

/** The windows of a day in their order; those that end before they begin go past midnight. */
const dayHours = z
  .array(window, takes('a list of hours'))
  .refine((windows) => !overlap(windows.map(minutesOf)), 'has hours that overlap')
  .default([])
const hours = z.strictObject(
  Object.fromEntries(dayNames.map((name) => [name, dayHours])) as Record<Weekday, typeof dayHours>,
  takes('hours by weekday: mon, tue, wed, thu, fri, sat, sun'),
)

const serviceHours = (given: Readonly<Record<Weekday, readonly string[]>>): ServiceHour[] =>
  dayNames.flatMap((name) =>
    given[name].toSorted().map((value) => {
      const [beginHour = '', endHour = ''] = value.split('-')
      return { beginWeekDay: weekdays[name], beginHour, endHour }
    }),
  )

const pickupPlace = z
  .strictObject({
    name: text().describe('as people choose it'),
    ...place,
    latitude: latitude.optional().describe('where it is'),
    longitude: longitude.optional().describe('where it is'),
  })
  .transform(({ number: streetNumber, postal_code: postalCode, ...rest }): PickupPlace => ({
    name: rest.name,
    street: rest.street,
    streetNumber,
    city: rest.city,
    province: rest.province,
    postalCode,
    latitude: rest.latitude ?? null,
    longitude: rest.longitude ?? null,
  }))

const corner = z.tuple([latitude, longitude], takes('latitude and longitude, such as [45.4641, 9.1919]'))

const payments = z
  .array(oneOf(waysToPay), takes(`a list of ${waysToPay.join(', ')}`))
  .min(1, 'names no way to pay: nothing could be bought')
  .refine((ways) => new Set(ways).size === ways.length, 'names a way to pay twice')
  .optional()

const feeSteps = z
  .array(
    z.strictObject({
      from: money.describe('goods worth this much and more'),
      fee: money.describe('what delivery costs for them'),
    }),
    takes('a list of fees, such as [{ from: 0, fee: 6.90 }, { from: 50, fee: 3.90 }, { from: 90, fee: 0 }]'),
  )
  .min(1, 'names no fee')
  .refine((steps) => steps[0]?.from === 0, 'begins with a fee from 0 on: of every order')
  .refine(
    (steps) => steps.every(({ from, fee }, at) => steps.slice(0, at).every((one) => one.from < from && one.fee > fee)),
    'is not in order: each fee begins above the one before it and is less',
  )

type FeeLine = z.output<typeof feeSteps>[number]

const service = z
  .strictObject({
    service: whole(1, 1_000_000).describe('number of a delivery service of shop.yaml'),
    minimum: money.prefault(0).describe('the least an order may be worth'),
    fee: money.prefault(0).describe('what delivery costs, unless its slot says otherwise'),
    free_from: money.optional().describe('goods worth this much are delivered for nothing'),
    fees: feeSteps.optional().describe('in the place of fee and free_from: fees that fall with the worth of the goods'),
    bag_fee: money.prefault(0).describe('price of a bag that has none of its own'),
    payments: payments.describe('how people can pay; without it, as the store says'),
    area: z
      .array(corner, takes('a list of corners'))
      .min(3, 'has at least three corners')
      .refine((corners) => !crossesItself(corners), 'crosses itself: the corners stand in their order around the area')
      .optional()
      .describe(
        'corners of the area reached, in their order around it; addresses without a position are reached by the town they are in. Without it, the postal codes of coverage.csv',
      ),
    places: z.array(pickupPlace, takes('a list')).default([]).describe('where goods are collected'),
  })
  .refine(({ minimum, free_from: freeFrom }) => freeFrom === undefined || freeFrom >= minimum, {
    error: 'is less than the minimum: every order would be delivered for nothing',
    path: ['free_from'],
  })
  .refine(({ fees, fee, free_from: freeFrom }) => fees === undefined || (fee === 0 && freeFrom === undefined), {
    error: 'stands in the place of fee and free_from, not beside them',
    path: ['fees'],
  })
  .refine(({ minimum, fees = [] }) => fees.every(({ from, fee }) => from === 0 || fee > 0 || from >= minimum), {
    error: 'is free below the minimum: every order would be delivered for nothing',
    path: ['fees'],
  })
  .transform((given): Omit<StoreService, 'payments'> & Partial<StoreService> => ({
    service: given.service,
    minimumCents: given.minimum,
    ...costsOf(given),
    bagFeeCents: given.bag_fee,
    ...(given.payments !== undefined && { payments: inOrder(given.payments) }),
    area: given.area ?? null,
    places: given.places,
  }))

function costsOf({
  fee,
  fees,
  free_from: freeFrom,
}: {
  fee: number
  fees?: FeeLine[] | undefined
  free_from?: number | undefined
}) {
  if (fees === undefined) return { feeCents: fee, feeSteps: [], freeFromCents: freeFrom ?? null }
  const [first, ...further] = fees
  return {
    feeCents: first?.fee ?? 0,
    feeSteps: further.filter((one) => one.fee > 0).map((one) => ({ fromCents: one.from, feeCents: one.fee })),
    freeFromCents: further.find((one) => one.fee === 0)?.from ?? null,
  }
}

const inOrder = (ways: readonly WayToPay[]) => waysToPay.filter((way) => ways.includes(way))

/** A service accepts the ways to pay it names, else those of its store. */
const servicesOf = (selling: { services: readonly z.infer<typeof service>[]; payments?: WayToPay[] | undefined }) =>
  selling.services
    .map((one): StoreService => ({ payments: inOrder(selling.payments ?? waysUnlessNamed), ...one }))
    .toSorted((one, other) => one.service - other.service)

/** `stores/KEY.yaml`: a shop; its key is the name of the file. Special days come from a table. */
export const storeFile = z
  .strictObject({
    id: whole(1, 1_000_000).optional().describe('number of the store; without it the shop gives one'),
    cooperative: key.describe('the company that sells'),
    name: text().describe('as the shop shows it'),
    ...place,
    latitude: latitude.describe('where the store is'),
    longitude: longitude.describe('where the store is'),
    phone: text(40).optional().describe('of the store'),
    leaflet_type: whole(1, 10).optional().describe('which leaflet it takes part in'),
    class: whole(1, 1_000_000).optional().describe('its kind, of the kinds in shop.yaml'),
    supplied_by: key.optional().describe('key of the store whose stock it sells'),
    hours: hours.describe('windows of a day in quotes; a day that is not named is closed'),
    selling: z
      .strictObject({
        id: whole(1, 1_000_000).optional().describe('number under which it sells; without it the shop gives one'),
        name: text().describe('as people choose it'),
        position: whole(0, 10_000).default(0).describe('place in lists; the smallest is first'),
        trolley_kg: whole(5, 500)
          .default(usualTrolleyGrams / 1000)
          .describe('kilograms a picker loads on one trolley; goods of a batch are split by it'),
        payments: payments.describe('how people can pay; without it, online and on account alone'),
        services: z
          .array(service, takes('a list'))
          .min(1, 'offers at least one delivery service')
          .describe('what the store offers, and at what cost'),
      })
      .optional()
      .describe('what it sells online; without it the store is only on the map'),
  })
  .transform((given): Omit<WorldStore, 'slug'> => ({
    ...(given.id !== undefined && { id: given.id }),
    cooperative: given.cooperative,
    name: given.name,
    street: given.street,
    streetNumber: given.number,
    city: given.city,
    province: given.province,
    postalCode: given.postal_code,
    latitude: given.latitude,
    longitude: given.longitude,
    phone: given.phone ?? null,
    leafletTypeId: given.leaflet_type ?? null,
    classId: given.class ?? null,
    suppliedBy: given.supplied_by ?? null,
    serviceHours: serviceHours(given.hours),
    customHours: [],
    selling:
      given.selling === undefined
        ? null
        : {
            ...(given.selling.id !== undefined && { id: given.selling.id }),
            name: given.selling.name,
            position: given.selling.position,
            trolleyGrams: given.selling.trolley_kg * 1000,
            services: servicesOf(given.selling),
          },
  }))
