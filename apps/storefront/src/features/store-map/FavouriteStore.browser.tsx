import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShopperContext, shopperStore } from '../../lib/visit/shopper.ts'
import { StoreInfo } from './StoreInfo.tsx'

const store = {
  warehouseId: 4,
  name: 'Bottega Stresa',
  slug: 'stresa',
  address: { address1: 'Via Principe Tomaso', addressNumber: '14', city: 'Stresa', province: 'VB' },
  metaData: { warehouse_locator: {}, warehouse_detail: {} },
  serviceHours: { default: [], custom: [] },
  addressIds: [8, 9],
} as unknown as WarehouseView

afterEach(() => vi.restoreAllMocks())

/** The info window for a customer; the shop takes every favourite. Answers what it was asked. */
async function show(userId: number, favourite?: number, shown = store) {
  const asked: unknown[] = []
  const user = { ...anonymousUser, userId, ...(favourite !== undefined && { defaultStoreAddressId: favourite }) }
  vi.spyOn(window, 'fetch').mockImplementation((_input, init) => {
    const text = typeof init?.body === 'string' ? init.body : '{}'
    const body = JSON.parse(text) as { address_id?: number }
    asked.push(body)
    const { address_id: chosen } = body
    const after = { ...anonymousUser, userId, ...(chosen !== undefined && { defaultStoreAddressId: chosen }) }
    return Promise.resolve(Response.json({ response: silence, user: after, data: {} }))
  })
  const element = <StoreInfo store={shown} since="2026-11-23T09:00:00Z" />
  await render(
    <ShopperContext value={shopperStore({ user, cart: { store: {} } as CartView })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ShopperContext>,
  )
  return asked
}

const star = () => page.getByRole('button', { name: 'Scegli Bottega Stresa come negozio preferito' })

describe('the dot of a store', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour: '00:00', endHour: '24:00' }))
  const never = [
    { beginDate: '2020-01-01', endDate: '2099-12-31', beginHour: '00:00', endHour: '00:00', name: 'Chiuso' },
  ]

  test.each([
    ['green while it is open', { default: always, custom: [] }, 1],
    ['red while it is closed', { default: always, custom: never }, 0],
  ])('is %s [locator-61]', async (_colour, serviceHours, strongest) => {
    await show(anonymousUser.userId, undefined, { ...store, serviceHours })
    await expect.element(page.getByText(strongest === 1 ? /^Aperto/ : /^Chiuso/).first()).toBeVisible()
    const dot = document.querySelector<HTMLElement>('[data-open][aria-hidden]')
    const parts = getComputedStyle(dot ?? document.body).backgroundColor.match(/[\d.]+/g) ?? []
    const channels = parts.slice(0, 3).map(Number)
    expect(channels.indexOf(Math.max(...channels))).toBe(strongest)
  })
})

describe('the star of a store', () => {
  test('makes it the favourite of a customer, and takes that back [locator-38]', async () => {
    const asked = await show(5)
    await expect.element(star()).toHaveAttribute('aria-pressed', 'false')
    await star().click()
    await expect.element(page.getByText('Preferito', { exact: true })).toBeVisible()
    await expect.element(star()).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()
    await star().click()
    await expect.element(star()).toHaveAttribute('aria-pressed', 'false')
    expect(asked).toEqual([{ address_id: 8 }, {}])
  })

  test('is not there for anonymous visitors', async () => {
    await show(anonymousUser.userId)
    await expect.element(page.getByText('Bottega Stresa')).toBeVisible()
    expect(star().elements()).toEqual([])
  })
})
