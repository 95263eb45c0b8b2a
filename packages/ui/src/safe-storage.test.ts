import { describe, expect, test, vi } from 'vitest'
import { ofBrowser, ofWindow } from './safe-storage.ts'

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

/** A browser that throws already when the property is read. */
function refuseBoth() {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    vi.stubGlobal(kind, undefined)
    Object.defineProperty(globalThis, kind, { get: refuse, configurable: true })
  }
}

describe.each([
  ['refuses to be looked at', refuseBoth],
  ['there is none', () => ['localStorage', 'sessionStorage'].map((kind) => vi.stubGlobal(kind, null))],
  [
    'is full',
    () =>
      ['localStorage', 'sessionStorage'].map((kind) =>
        vi.stubGlobal(kind, { getItem: () => null, setItem: refuse, removeItem: () => {} }),
      ),
  ],
] as const)('where the storage of the browser %s', (_how, prepare) => {
  test('what is written is there for the life of the page, and is not said to be stored [storage-300]', () => {
    prepare()
    for (const storage of [ofBrowser, ofWindow]) {
      expect(storage.getItem('a')).toBeNull()
      expect(storage.setItem('a', '1')).toBe(false)
      expect(storage.getItem('a')).toBe('1')
      storage.removeItem('a')
      expect(storage.getItem('a')).toBeNull()
    }
  })
})

test('where the browser stores, nothing stays in memory and other windows are heard [storage-301]', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  expect(ofBrowser.setItem('a', '1')).toBe(true)
  stored.set('a', '2')
  expect(ofBrowser.getItem('a')).toBe('2')
  ofBrowser.removeItem('a')
  expect([...stored]).toEqual([])
})

test('an error that is none of the browser is thrown on [storage-302]', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new TypeError('a bug')
    },
  })
  expect(() => ofBrowser.getItem('a')).toThrow('a bug')
})
