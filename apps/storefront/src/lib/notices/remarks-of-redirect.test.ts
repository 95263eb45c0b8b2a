import { afterEach, expect, test, vi } from 'vitest'
import { notifications } from './notifications.ts'
import { showRemarksOfRedirect } from './remarks-of-redirect.ts'

const words = 'Di Latte fresco intero puoi ordinare al massimo 12 pezzi.'
const shown = () => notifications.get().map(({ level, text }) => [level, text])
const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie })

afterEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
})

test('what a login by redirect left in its cookie is said, and the cookie is taken away', () => {
  withCookie(`lang=it; bottega_remarks=${encodeURIComponent(JSON.stringify([words]))}`)
  showRemarksOfRedirect()
  expect(shown()).toEqual([['warning', words]])
  expect(document.cookie).toContain('Max-Age=0')
})

test.each(['lang=it', 'bottega_remarks=%', 'bottega_remarks=7', 'bottega_remarks=[1]', 'bottega_remarks={}'])(
  'nothing is said of %s',
  (cookie) => {
    withCookie(cookie)
    showRemarksOfRedirect()
    expect(shown()).toEqual([])
  },
)
