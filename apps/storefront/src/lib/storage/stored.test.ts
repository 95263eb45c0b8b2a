import { beforeEach, describe, expect, test, vi } from 'vitest'
import { removeStored, removePersonal, writeStored, readStored } from './stored.ts'
import { memoryStorage } from './testing-storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

describe('what the browser keeps', () => {
  test('local storage keeps the app, searched words and the custom state [storage-2]', () => {
    for (const name of ['app', 'searched_words', 'custom_state'] as const) writeStored(name, name)
    expect(Object.keys(localStorage)).toEqual(['app', 'searched_words', 'custom_state'])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('session storage keeps the category, its filters, the order to pay and the configuration [storage-3]', () => {
    const names = ['category', 'category_filters', 'order_to_pay', 'application_configuration'] as const
    for (const name of names) writeStored(name, name)
    expect(Object.keys(sessionStorage)).toEqual(names)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('comes back as it was', () => {
    writeStored('category_filters', { promo: true })
    expect(readStored('category_filters')).toEqual({ promo: true })
  })

  test('is not read when another version of the shop wrote it', () => {
    localStorage.setItem('custom_state', JSON.stringify({ v: 99, value: 'later' }))
    expect(readStored('custom_state')).toBeUndefined()
  })

  test.each(['', 'x', 'null', '[]', '7'])('is nothing when it is unreadable: %j', (text) => {
    localStorage.setItem('app', text)
    expect(readStored('app')).toBeUndefined()
  })

  test('is nothing after it was forgotten', () => {
    writeStored('order_to_pay', 12)
    removeStored('order_to_pay')
    expect(readStored('order_to_pay')).toBeUndefined()
  })

  test('goes with the person, except what belongs to the browser', () => {
    const names = ['searched_words', 'custom_state', 'category', 'order_to_pay', 'typed_text'] as const
    for (const name of names) writeStored(name, 1)
    writeStored('app', { language: 'it' })
    writeStored('application_configuration', 1)
    removePersonal()
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['app', 'application_configuration'])
  })

  test('a full browser stores nothing, and nothing breaks', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => writeStored('app', 1)).not.toThrow()
  })
})
