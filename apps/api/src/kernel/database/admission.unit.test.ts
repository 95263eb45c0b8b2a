import { describe, expect, test } from 'vitest'
import { Admission, TooBusyError } from './admission.ts'

/** Work that lasts until it is told to end. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

describe('an admission', () => {
  test('does as much at once as it may, the rest in the order it came [database-23]', async () => {
    const admission = new Admission({ atOnce: 2, waiting: 10, patienceMs: 60_000 })
    const begun: number[] = []
    const works = Array.from({ length: 5 }, openWork)
    const done = works.map(({ work }, index) =>
      admission.run(() => {
        begun.push(index)
        return work()
      }),
    )
    expect(begun).toEqual([0, 1])
    works[1]?.end()
    await done[1]
    expect(begun).toEqual([0, 1, 2])
    for (const { end } of works) end()
    await Promise.all(done)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  test('refuses at once what would be one too many in the queue, and takes work again afterwards [database-24]', async () => {
    const admission = new Admission({ atOnce: 1, waiting: 1, patienceMs: 60_000 })
    const { work, end } = openWork()
    const running = [admission.run(work), admission.run(work)]
    await expect(admission.run(work)).rejects.toThrow(TooBusyError)
    end()
    await Promise.all(running)
    expect(await admission.run(() => Promise.resolve('done'))).toBe('done')
  })

  test('gives up what waits too long, and leaves its place to others', async () => {
    const admission = new Admission({ atOnce: 1, waiting: 1, patienceMs: 20 })
    const { work, end } = openWork()
    const running = admission.run(work)
    await expect(admission.run(work)).rejects.toThrow(TooBusyError)
    const next = admission.run(() => Promise.resolve('next'))
    end()
    await running
    expect(await next).toBe('next')
  })

  test('frees the place of work that failed', async () => {
    const admission = new Admission({ atOnce: 1, waiting: 0, patienceMs: 20 })
    await expect(admission.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await admission.run(() => Promise.resolve('done'))).toBe('done')
  })
})
