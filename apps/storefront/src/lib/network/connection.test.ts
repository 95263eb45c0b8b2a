import { describe, expect, test } from 'vitest'
import { connectionTo } from './connection.ts'

const lost = new TypeError('Failed to fetch')
const isLost = (error: unknown) => error === lost

/** A shop that answers what it is told to, one entry for each question, the last for ever; one that stays lost is asked once. */
function shopAnswering(...versions: (string | undefined)[]) {
  const pauses: number[] = []
  const connection = connectionTo({
    running: '1.0.0',
    readVersion: () => Promise.resolve(versions.length > 1 ? versions.shift() : versions[0]),
    pause: (ms) => {
      pauses.push(ms)
      return versions.length === 1 && versions[0] === undefined ? new Promise(() => {}) : Promise.resolve()
    },
  })
  return { connection, pauses }
}

/** Fails so often before it answers. */
function failing(times: number) {
  let tries = 0
  return () => (++tries > times ? Promise.resolve(tries) : Promise.reject(lost))
}

describe('what fails for want of a network', () => {
  test('is asked again once the shop answers, however long that takes', async () => {
    const { connection, pauses } = shopAnswering(...Array<undefined>(8).fill(undefined), '1.0.0')
    const states: string[] = []
    connection.subscribe(() => states.push(connection.get()))
    expect(await connection.persist(failing(1), isLost)).toBe(2)
    expect(states).toEqual(['lost', 'there'])
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  test('is given up when the shop answers and it still fails', async () => {
    const { connection } = shopAnswering('1.0.0')
    await expect(connection.persist(failing(3), isLost)).rejects.toBe(lost)
    expect(await connection.persist(failing(2), isLost)).toBe(3)
    expect(connection.get()).toBe('there')
  })

  test('is given up at once where the shop runs another version', async () => {
    const { connection } = shopAnswering('1.1.0')
    await expect(connection.persist(failing(1), isLost)).rejects.toBe(lost)
    expect(connection.get()).toBe('outdated')
  })
})

test('what fails for another reason fails at once', async () => {
  const { connection } = shopAnswering(undefined)
  const bug = new TypeError('undefined is not a function')
  await expect(connection.persist(() => Promise.reject(bug), isLost)).rejects.toBe(bug)
  expect(connection.get()).toBe('there')
})

test('a failed request knows whether the shop answers', async () => {
  const without = shopAnswering(undefined)
  await without.connection.check()
  expect(without.connection.get()).toBe('lost')
  const withOne = shopAnswering('1.0.0')
  await withOne.connection.check()
  expect(withOne.connection.get()).toBe('there')
})
