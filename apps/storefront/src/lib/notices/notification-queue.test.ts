import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notificationQueue } from './notification-queue.ts'

describe('remarks to the shopper', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const textsOf = (queue: ReturnType<typeof notificationQueue>) => queue.get().map((toast) => toast.text)

  test('a remark leaves after five seconds [notices-1]', () => {
    const queue = notificationQueue()
    queue.notify('success', 'Aggiunto')
    vi.advanceTimersByTime(4_999)
    expect(textsOf(queue)).toEqual(['Aggiunto'])
    vi.advanceTimersByTime(1)
    expect(textsOf(queue)).toEqual([])
  })

  test('a remark stays as long as it was given', () => {
    const queue = notificationQueue()
    queue.notify('success', 'Aggiunto', { ms: 3_000 })
    vi.advanceTimersByTime(3_000)
    expect(textsOf(queue)).toEqual([])
  })

  test('a long sentence stays as long as it takes to read it', () => {
    const queue = notificationQueue()
    queue.notify('error', 'Parola '.repeat(30), { ms: 3_000 })
    vi.advanceTimersByTime(11_000)
    expect(textsOf(queue)).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect(textsOf(queue)).toEqual([])
  })

  test('the sixth pushes the first out [notices-2]', () => {
    const queue = notificationQueue()
    for (const text of ['1', '2', '3', '4', '5', '6']) queue.notify('warning', text)
    expect(textsOf(queue)).toEqual(['2', '3', '4', '5', '6'])
  })

  test('the same words are not stacked', () => {
    const queue = notificationQueue()
    queue.notify('error', 'Carrello bloccato')
    queue.notify('success', 'Fatto')
    queue.notify('error', 'Carrello bloccato')
    expect(textsOf(queue)).toEqual(['Fatto', 'Carrello bloccato'])
  })

  test('what can be undone stays longer, and carries its action', () => {
    const queue = notificationQueue()
    const run = vi.fn()
    queue.notify('success', 'Tolto', { action: { label: 'Annulla', run } })
    vi.advanceTimersByTime(11_999)
    queue.get()[0]?.action?.run()
    expect(run).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1)
    expect(textsOf(queue)).toEqual([])
  })

  test('the latest word about a thing takes the place of the one before', () => {
    const queue = notificationQueue()
    queue.notify('success', 'Nel carrello: 1 pz di Pane', { about: 'Pane' })
    queue.notify('success', 'Nel carrello: 1 pz di Latte', { about: 'Latte' })
    queue.notify('success', 'Nel carrello: 2 pz di Pane', { about: 'Pane' })
    expect(textsOf(queue)).toEqual(['Nel carrello: 1 pz di Latte', 'Nel carrello: 2 pz di Pane'])
  })

  test('a remark whose words change stays the same element; one said again is a new one', () => {
    const queue = notificationQueue()
    const idOf = (text: string) => {
      queue.notify('success', text, { about: 'Pane' })
      return queue.get()[0]?.id
    }
    const first = idOf('Nel carrello: 1 pz di Pane')
    expect(idOf('Nel carrello: 2 pz di Pane')).toBe(first)
    expect(idOf('Nel carrello: 2 pz di Pane')).not.toBe(first)
  })

  test('a remark whose words have changed stays its whole time again', () => {
    const queue = notificationQueue()
    queue.notify('success', 'Nel carrello: 1 pz di Pane', { about: 'Pane' })
    vi.advanceTimersByTime(4_000)
    queue.notify('success', 'Nel carrello: 2 pz di Pane', { about: 'Pane' })
    vi.advanceTimersByTime(4_999)
    expect(textsOf(queue)).toEqual(['Nel carrello: 2 pz di Pane'])
    vi.advanceTimersByTime(1)
    expect(textsOf(queue)).toEqual([])
  })

  test('nothing leaves while the pointer is over them, and the time begins again afterwards', () => {
    const queue = notificationQueue()
    queue.notify('success', 'Aggiunto')
    vi.advanceTimersByTime(3_000)
    queue.pause()
    queue.notify('success', 'Tolto')
    vi.advanceTimersByTime(60_000)
    expect(textsOf(queue)).toEqual(['Aggiunto', 'Tolto'])
    queue.resume()
    vi.advanceTimersByTime(5_000)
    expect(textsOf(queue)).toEqual([])
  })

  test('a remark can be closed by hand', () => {
    const queue = notificationQueue()
    queue.notify('success', 'Aggiunto')
    queue.close(queue.get()[0]?.id ?? -1)
    expect(textsOf(queue)).toEqual([])
  })
})
