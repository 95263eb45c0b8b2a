import { expect, test, vi } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

test('an answer is made once for all who ask meanwhile and after', async () => {
  const kept = new KeptAnswers(10)
  const make = vi.fn(() => Promise.resolve({ total: 3 }))
  const [first, second] = await Promise.all([kept.get('a', make), kept.get('a', make)])
  expect(await kept.get('a', make)).toBe(first)
  expect(second).toBe(first)
  expect(make).toHaveBeenCalledOnce()
})

test('a failure is told to who asked and made anew for the next', async () => {
  const kept = new KeptAnswers(10)
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('a', () => Promise.resolve({ total: 3 }))).toEqual({ total: 3 })
})

test('only so many are kept, the least used going first', async () => {
  const kept = new KeptAnswers(2)
  const make = (name: string) => kept.get(name, () => Promise.resolve({ name }))
  const first = await make('a')
  await make('b')
  await make('c')
  expect(await make('a')).not.toBe(first)
})
