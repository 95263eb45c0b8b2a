import { beforeEach, expect, test, vi } from 'vitest'
import { removePersonal } from '../storage/stored.ts'
import { memoryStorage } from '../storage/testing-storage.ts'
import { settingText } from '../visit/page-setting.ts'
import { push } from './data-layer.ts'
import { track } from './track.ts'

let scripts: { src: string }[]
const page = { dataLayer: undefined as object[] | undefined }

beforeEach(() => {
  scripts = []
  page.dataLayer = undefined
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: {} },
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  })
})

test('nothing happens for a visitor who has not allowed it [analytics-2]', async () => {
  track({ event: 'login' })
  await vi.dynamicImportSettled()
  expect(page.dataLayer).toBeUndefined()
})

test('an event is recorded for a visitor who has, and nothing is fetched from anywhere', async () => {
  document.cookie = 'cookie_preferences=a1p0.1700000000000.0b7e4a52-5d0e-4b8e-9a6e-2f6f0c9d1a11'
  track({ event: 'login' })
  await vi.dynamicImportSettled()
  expect(page.dataLayer).toEqual([{ event: 'login' }])
  expect(scripts).toEqual([])
})

test('a purchase is told once, however often its page is opened', () => {
  const purchase = { event: 'purchase', orderId: 71, total: 1250 } as const
  push(purchase)
  push(purchase)
  expect(page.dataLayer).toEqual([purchase])
})

test('a purchase is told once also when its customer has logged out in between or the session has ended [analytics-20]', () => {
  const purchase = { event: 'purchase', orderId: 72, total: 1250 } as const
  push(purchase)
  removePersonal()
  push(purchase)
  expect(page.dataLayer).toEqual([purchase])
})

test('a shop with a container fetches it once, with the first event', () => {
  document.documentElement.dataset['setting'] = settingText({ site: 'coop', locale: 'it', analytics: 'GTM-AB12CD3' })
  push({ event: 'login' })
  push({ event: 'empty_cart' })
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'])
})
