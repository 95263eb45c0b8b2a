import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopperContext, shopperStore, type ShopperState } from '../../lib/visit/shopper.ts'
import { Holidays, HoursTable } from './HoursTable.tsx'
import { StoreCard } from './StoreCard.tsx'
import { StoreInfo } from '../store-map/StoreInfo.tsx'
import { storeJsonLd } from './store-json-ld.ts'
import { WarehouseMap } from '../store-map/WarehouseMap.tsx'

const monday = [
  { beginWeekDay: 2, beginHour: '08:30', endHour: '13:00' },
  { beginWeekDay: 2, beginHour: '15:30', endHour: '24:00' },
]
const store: WarehouseView = {
  warehouseId: 4,
  name: 'Bottega Stresa',
  slug: 'stresa',
  companyId: 5,
  address: {
    addressName: 'Bottega Stresa',
    address1: 'Via Principe Tomaso',
    addressNumber: '14',
    city: 'Stresa',
    province: 'VB',
    postalcode: '28838',
    latitude: 45.884,
    longitude: 8.534,
  },
  metaData: { warehouse_locator: { PHONE: '0323 555 123' }, warehouse_detail: { LEAFLET_TYPE: '3' } },
  serviceHours: {
    default: monday,
    custom: [{ beginDate: '2026-12-25', endDate: '2026-12-25', beginHour: '00:00', endHour: '00:00', name: 'Natale' }],
  },
  deliveryServices: [],
  addressIds: [7, 8],
  distance: 1234,
}
/** Monday, in the morning and at noon, in Italy. */
const [morning, noon] = ['2026-11-23T08:00:00Z', '2026-11-23T13:00:00Z']

/** As one line of text, without tags. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function markupFor(part: ReactNode, user: { defaultStoreAddressId?: number } = {}): string {
  const shopper = shopperStore({ user, cart: { store: { storeId: 5 } } } as ShopperState)
  return renderToStaticMarkup(createElement(ShopperContext, { value: shopper }, part))
}

describe('a store in the list', () => {
  test('has its name, street, number, town, province, phone and how far it is, and leads to its page [locator-26]', () => {
    const markup = markupFor(createElement(StoreCard, { store, since: morning }))
    expect(textOf(markup)).toContain('Bottega Stresa')
    expect(textOf(markup)).toContain('Via Principe Tomaso 14, 28838 Stresa (VB) · 1,2 km')
    expect(markup).toContain('href="/negozi-e-volantini/stresa"')
    expect(markup).toContain('href="tel:0323555123"')
  })

  test('without a name of its own goes by that of its address, and without a phone shows none [locator-27]', () => {
    const unnamed = { ...store, name: '', metaData: { ...store.metaData, warehouse_locator: {} } }
    const markup = markupFor(createElement(StoreCard, { store: unnamed, since: morning }))
    expect(textOf(markup)).toContain('Bottega Stresa')
    expect(markup).not.toContain('tel:')
  })
})

describe('the info window of a store', () => {
  const info = (since: string, user = {}) => markupFor(createElement(StoreInfo, { store, since }), user)

  test('has name, address, hours of today, the flyers of its type and its page [locator-28]', () => {
    const markup = info(morning)
    expect(textOf(markup)).toContain('Bottega Stresa Via Principe Tomaso 14 28838 Stresa (VB)')
    expect(textOf(markup)).toContain('Aperto fino alle 13:00 Oggi 08:30–13:00, 15:30–24:00')
    expect(markup).toContain('href="/volantini?type=3"')
    expect(markup).toContain('href="/negozi-e-volantini/stresa"')
  })

  test('has a green dot while the store is open and a red one while it is closed, and says so [locator-29]', () => {
    expect(info(morning)).toMatch(/class="[^"]*dot[^"]*" data-open="true"/)
    expect(info(noon)).toMatch(/class="[^"]*dot[^"]*" data-open="false"/)
    expect(textOf(info(noon))).toContain('Chiuso, apre alle 15:30')
  })

  test('marks the favourite store of the customer, and no other [locator-30]', () => {
    expect(textOf(info(morning, { defaultStoreAddressId: 8 }))).toContain('Preferito')
    expect(textOf(info(morning, { defaultStoreAddressId: 9 }))).not.toContain('Preferito')
    expect(textOf(info(morning))).not.toContain('Preferito')
  })
})

describe('the map of stores', () => {
  test('is headed by the strings of the gift card unless a page has its own [locator-31]', () => {
    const text = (titles: object) => textOf(markupFor(createElement(WarehouseMap, titles)))
    expect(text({})).toBe('Dove usare la tua carta regalo Tutti i negozi del gruppo la accettano alla cassa.')
    expect(text({ title: 'I nostri negozi', subtitle: 'Venite a trovarci' })).toBe('I nostri negozi Venite a trovarci')
  })
})

describe('the page of a store', () => {
  const hours = { hours: store.serviceHours, since: morning }

  test('lists the hours of seven days and the holidays to come by name [locator-32]', () => {
    const week = textOf(markupFor(createElement(HoursTable, hours)))
    expect(week).toContain('Oggi 08:30–13:00, 15:30–24:00 martedì chiuso')
    expect(week).toContain('domenica chiuso')
    expect(textOf(markupFor(createElement(Holidays, hours)))).toContain('ven 25 dicembre Natale chiuso')
  })

  test('tells search engines of a grocery store, with its hours and closed days [locator-33]', () => {
    expect(storeJsonLd(store, 'https://shop.example/negozi-e-volantini/stresa')).toMatchObject({
      '@type': 'GroceryStore',
      name: 'Bottega Stresa',
      telephone: '0323 555 123',
      address: { '@type': 'PostalAddress', addressLocality: 'Stresa', postalCode: '28838' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '08:30', closes: '13:00' },
        { dayOfWeek: 'https://schema.org/Monday', opens: '15:30', closes: '23:59' },
      ],
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    })
  })
})
