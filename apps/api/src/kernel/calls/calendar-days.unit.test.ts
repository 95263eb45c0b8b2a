import { describedCalls } from '@bottega/contract/areas.ts'
import { expect, test } from 'vitest'
import { ShopError } from '../shop-error.ts'
import { sampleOf } from '../../testing/sample-input.ts'
import { validateInput } from './validate.ts'

type Described = Parameters<typeof validateInput>[0]

/** Fields of a query that take a day the calendar has. */
function daysOf({ schema }: Described): string[] {
  const { properties = {} }: { properties?: Record<string, { format?: string }> } = schema.query ?? {}
  return Object.entries(properties).flatMap(([name, { format }]) => (format === 'date' ? [name] : []))
}

const fields = [...describedCalls.values()].flatMap((described) =>
  daysOf(described).map((field) => ({ call: described.name, field, described })),
)

test.each(fields)('$call takes a leap day as $field, and no other 29th of February', ({ described, field }) => {
  const send = (day: string) => {
    const query = sampleOf(described.schema.query ?? {}, { [field]: day })
    validateInput(described, query, {}, false)
  }
  expect(() => send('2028-02-29')).not.toThrow()
  expect(() => send('2026-02-29')).toThrow(new ShopError('error.request.invalid', { fields: field }))
})

test('the days that staff ask for are such fields', () => {
  const calls = new Set(fields.map(({ call }) => call))
  expect([...calls]).toEqual(
    expect.arrayContaining([
      'staffOrders',
      'fulfilmentSlots',
      'fulfilmentRounds',
      'todayView',
      'staffAudit',
      'slotDay',
    ]),
  )
})
