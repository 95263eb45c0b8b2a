import { beforeEach, expect, test, vi } from 'vitest'
import { appState, updateAppState } from './app-state.ts'
import { removePersonal } from '../storage/stored.ts'
import { memoryStorage } from '../storage/testing-storage.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))

test('a browser gets a name of 32 hexadecimal digits and keeps it', () => {
  const { fingerprint } = appState()
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/)
  expect(appState().fingerprint).toBe(fingerprint)
})

test('a change leaves the rest as it was [visit-4]', () => {
  updateAppState({ language: 'de', popups: { frutta: 1 } })
  updateAppState({ lastStartTime: 5, lastTutorialSeen: 6 })
  expect(appState()).toMatchObject({
    language: 'de',
    popups: { frutta: 1 },
    lastStartTime: 5,
    lastTutorialSeen: 6,
    analyticsOrders: [],
  })
})

test('what is not an application state is replaced', () => {
  localStorage.setItem('app', JSON.stringify({ v: 1, value: { fingerprint: 'me' } }))
  expect(appState().fingerprint).toMatch(/^[0-9a-f]{32}$/)
})

test('leaving takes that somebody was signed in and nothing of what the browser has to remember [visit-8]', () => {
  appState()
  updateAppState({
    language: 'en',
    cookiePreferences: { technical: true, analytics: true, profilation: false, saveDate: '', uuid: '' },
    analyticsOrders: [7],
    popups: { vini: 1 },
    firstShopTime: 3,
    lastTutorialSeen: 4,
    lastStartTime: 9,
  })
  const before = appState()
  updateAppState({ signedIn: true })
  removePersonal()
  expect(appState()).toEqual(before)
})
