import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/general-failure.ts'
import { silence } from '@bottega/contract/silence.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { forgetPage, stayingOpen } from './stay-open.ts'

const refusalOf = (httpStatus: number) => new RefusalError({ ...silence, status: 1 }, anonymousUser, httpStatus)
const at = (address: string) => ({ request: new Request(`https://shop.example${address}`) }) as LoaderFunctionArgs

/** A page whose loader answers, or throws what it is told to. */
function aPage() {
  const page = { answer: 'as it was', error: undefined as Error | undefined }
  const load = stayingOpen(() => {
    if (page.error !== undefined) throw page.error
    return page.answer
  })
  return { page, load }
}

beforeEach(forgetPage)

test.each([0, 502, 503, 504])('read again with status %i a page shows what it was made of', async (status) => {
  const { page, load } = aPage()
  await load(at('/admin/today'))
  page.error = refusalOf(status)
  expect(await load(at('/admin/today'))).toBe('as it was')
  page.error = undefined
  page.answer = 'as it is'
  expect(await load(at('/admin/today'))).toBe('as it is')
})

test.each([400, 404, 419, 500])('an answer of status %i is an answer, and is not hidden', async (status) => {
  const { page, load } = aPage()
  await load(at('/admin/today'))
  page.error = refusalOf(status)
  await expect(load(at('/admin/today'))).rejects.toBe(page.error)
})

test('a page that is opened without the shop fails: another day, another page in between, another person', async () => {
  const { page, load } = aPage()
  const other = aPage()
  const opensLater: (() => Promise<unknown>)[] = [
    () => load(at('/admin/today?day=2026-11-24')),
    () => other.load(at('/admin/orders')).then(() => load(at('/admin/today'))),
    () => {
      forgetPage()
      return load(at('/admin/today'))
    },
  ]
  for (const open of opensLater) {
    page.error = undefined
    await load(at('/admin/today'))
    page.error = refusalOf(0)
    await expect(open()).rejects.toBe(page.error)
    await expect(load(at('/admin/today'))).rejects.toBe(page.error)
  }
})
