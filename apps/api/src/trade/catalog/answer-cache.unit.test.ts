import { expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('an answer is made once for all who ask meanwhile and after', async () => {
  const cache = new AnswerCache(10)
  const make = vi.fn(() => Promise.resolve({ total: 3 }))
  const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)])
  expect(await cache.get('a', make)).toBe(first)
  expect(second).toBe(first)
  expect(make).toHaveBeenCalledOnce()
})

test('a failure is answered to its callers, and the next call makes the answer again', async () => {
  const cache = new AnswerCache(10)
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('a', () => Promise.resolve({ total: 3 }))).toEqual({ total: 3 })
})

test('only so many are cached, the least used going first', async () => {
  const cache = new AnswerCache(2)
  const make = (name: string) => cache.get(name, () => Promise.resolve({ name }))
  const first = await make('a')
  await make('b')
  await make('c')
  expect(await make('a')).not.toBe(first)
})
