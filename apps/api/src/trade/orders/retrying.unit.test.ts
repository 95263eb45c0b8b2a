import { expect, test } from 'vitest'
import { retrying } from './retrying.ts'

/** As the query builder hands it on. */
const failure = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

/** A transaction that fails so many times before it holds, and how often it was begun. */
function failing(times: number, code: string) {
  const begun = { times: 0 }
  const transaction = () =>
    ++begun.times <= times ? Promise.reject(failure(code)) : Promise.resolve(`after ${begun.times}`)
  return { begun, transaction }
}

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure, as databases of several machines have them', '40001'],
])('%s is tried again, twice [orders-4]', async (_what, code) => {
  await expect(retrying(failing(2, code).transaction)).resolves.toBe('after 3')
  const hopeless = failing(3, code)
  await expect(retrying(hopeless.transaction)).rejects.toThrow('Failed query')
  expect(hopeless.begun.times).toBe(3)
})

// A refused statement would be refused again, or worse: the effect of a lost connection is not known.
test.each(['23505', '57P01', '22P02'])('%s is not [orders-5]', async (code) => {
  const once = failing(1, code)
  await expect(retrying(once.transaction)).rejects.toThrow('Failed query')
  expect(once.begun.times).toBe(1)
})
