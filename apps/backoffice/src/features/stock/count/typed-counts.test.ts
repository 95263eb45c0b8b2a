import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/general-failure.ts'
import type { StaffCountGood } from '@bottega/contract/staff-stock/counts.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test, vi } from 'vitest'
import { createTypedCounts, type TypedCount } from './typed-counts.ts'

const refusedBy = (httpStatus: number, error = '') =>
  new RefusalError(
    { ...silence, status: 2, errors: [{ code: 'error.staff.changedMeanwhile', error }] },
    anonymousUser,
    httpStatus,
  )

const wine = { productId: 7, name: 'Vino', counted: 6, version: 0 }
const answerOf = ({ productId, name, counted, version }: TypedCount): StaffCountGood => ({
  productId,
  name,
  counted,
  version: version + 1,
  code: '',
  barcode: '',
  brand: '',
  pack: '',
  category: '',
  isLoose: false,
})

function aPage(transmit: (count: TypedCount) => Promise<StaffCountGood>, kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  const onRefused = vi.fn<() => void>()
  return { kept, onRefused, counts: createTypedCounts({ place: 'count', storage, transmit, onRefused }) }
}

test('what is typed without a connection waits, survives a reload and is sent when the shop answers [scorte-70]', async () => {
  const { kept, counts } = aPage(() => Promise.reject(refusedBy(0)))
  counts.type(wine)
  await counts.send()
  expect(counts.read()).toMatchObject({ typed: [wine], offline: true })
  const again = aPage((count) => Promise.resolve(answerOf(count)), kept).counts
  expect(again.read().typed).toEqual([wine])
  await again.send()
  expect(again.read()).toMatchObject({ typed: [], offline: false })
  expect(again.read().answered.get(7)).toMatchObject({ counted: 6, version: 1 })
})

test('an amount typed again while the first is under way is of the line that the first has made [scorte-71]', async () => {
  const sent: TypedCount[] = []
  const { counts } = aPage(async (count) => {
    await Promise.resolve()
    sent.push(count)
    if (sent.length === 1) counts.type({ ...wine, counted: 8 })
    return answerOf(count)
  })
  counts.type(wine)
  await counts.send()
  expect(sent.map(({ counted, version }) => [counted, version])).toEqual([
    [6, 0],
    [8, 1],
  ])
  expect(counts.read().typed).toEqual([])
})

test('an amount that is refused stays and says why, and the others are sent [scorte-72]', async () => {
  const { counts, onRefused } = aPage((count) =>
    count.productId === 7
      ? Promise.reject(refusedBy(200, 'Berta è stata più veloce.'))
      : Promise.resolve(answerOf(count)),
  )
  counts.type(wine)
  counts.type({ ...wine, productId: 8, name: 'Riso' })
  await counts.send()
  expect(counts.read().typed).toEqual([{ ...wine, refusal: 'Berta è stata più veloce.' }])
  expect([...counts.read().answered.keys()]).toEqual([8])
  expect(onRefused).toHaveBeenCalledOnce()
  counts.letGo(7)
  expect(counts.read().typed).toEqual([])
})
