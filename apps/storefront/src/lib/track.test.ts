import { afterEach, expect, test, vi } from 'vitest'
import { preferencesCookie } from './cookie-preferences.ts'
import { track, trackedEvent } from './track.ts'

function pageOf(analytics: boolean | undefined) {
  const heard: unknown[] = []
  const uuid = '00000000-0000-4000-8000-000000000000'
  const choice = analytics !== undefined && {
    technical: true as const,
    analytics,
    profilation: false,
    saveDate: '2026-11-21T10:00:00.000Z',
    uuid,
  }
  vi.stubGlobal('document', { cookie: choice ? preferencesCookie(choice).split(';')[0] : '' })
  vi.stubGlobal('window', { dispatchEvent: (event: CustomEvent) => heard.push([event.type, event.detail]) })
  return heard
}

afterEach(() => vi.unstubAllGlobals())

test('a chosen store is told to whoever counts, once the person has allowed it', () => {
  const heard = pageOf(true)
  track({ name: 'store_selected', storeId: 5 })
  expect(heard).toEqual([[trackedEvent, { name: 'store_selected', storeId: 5 }]])
})

test.each([[false], [undefined]])('with consent to analytics %s nobody hears anything', (analytics) => {
  const heard = pageOf(analytics)
  track({ name: 'store_selected', storeId: 5 })
  expect(heard).toEqual([])
})
