import { beforeEach, expect, test, vi } from 'vitest'
import { appState, updateAppState } from './app-state.ts'
import { preferencesCookie } from '../storage/cookie-preferences.ts'
import { removePersonal } from '../storage/stored.ts'
import { memoryStorage } from '../storage/testing-storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
})

const answer = (analytics: boolean, profilation: boolean) => {
  const choice = { technical: true, analytics, profilation, uuid: crypto.randomUUID() } as const
  document.cookie = preferencesCookie({ ...choice, saveDate: '2026-11-16T08:00:00.000Z' })
}
const storedText = () => localStorage.getItem('app') ?? ''

test('a browser gets a name of 32 hexadecimal digits and keeps it', () => {
  const { fingerprint } = appState()
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/)
  expect(appState().fingerprint).toBe(fingerprint)
})

test('the name of a browser is stored after a yes alone, and goes when it is taken back [visit-40]', () => {
  const { fingerprint } = appState()
  expect(localStorage.getItem('app')).toBeNull()
  updateAppState({ lastStartTime: 5 })
  expect(storedText()).not.toContain(fingerprint)
  for (const [analytics, profilation, isStored] of [
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ] as const) {
    answer(analytics, profilation)
    updateAppState({ lastStartTime: 6 })
    expect(storedText().includes(fingerprint), storedText()).toBe(isStored)
    expect(appState().fingerprint).toBe(fingerprint)
  }
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
