import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notifications, notifyRemarks } from './notifications.ts'
import { wordsInPlace } from '../api/refusals.ts'
import { closePopup, popupCodes, popups } from './popups.ts'

const shown = () => notifications.get().map(({ level, text }) => ({ level, text }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
})

afterEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
  while (popups.get().length > 0) closePopup()
  vi.useRealTimers()
})

describe('the remarks of an answer', () => {
  test('come up at error, warning and success level [notices-4]', () => {
    const spoke = notifyRemarks({ ...silence, errorsMessage: ['e'], warningsMessage: ['w'], infosMessage: ['i'] })
    expect(spoke).toBe(true)
    expect(shown()).toEqual([
      { level: 'error', text: 'e' },
      { level: 'warning', text: 'w' },
      { level: 'success', text: 'i' },
    ])
  })

  test('a silent answer says so', () => {
    expect(notifyRemarks(silence)).toBe(false)
  })

  test('stay 3000 milliseconds [notices-3]', () => {
    notifyRemarks({ ...silence, infosMessage: ['Salvato'] })
    vi.advanceTimersByTime(2_999)
    expect(shown()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  test('a code with a translation is replaced by its text, its values filled in [notices-5]', async () => {
    const warnings = [{ warning: 'errors.minAcq', code: 'errors.minAcq', values: { name: 'Milch', minimum: 6 } }]
    notifyRemarks({ ...silence, warnings, warningsMessage: ['errors.minAcq'] })
    await expect.poll(shown).toHaveLength(1)
    expect(shown()[0]?.text).toContain('Milch')
    expect(shown()[0]?.text).not.toContain('errors.minAcq')
  })

  test('a code without a translation is shown as it is', async () => {
    notifyRemarks({ ...silence, errorsMessage: ['error.of.another.shop'] })
    await expect.poll(shown).toEqual([{ level: 'error', text: 'error.of.another.shop' }])
  })

  test.each(popupCodes)('%s opens a dialog instead of passing by [notices-7]', (code) => {
    notifyRemarks({ ...silence, infos: [{ code, info: 'Parole del negozio' }], infosMessage: ['Parole del negozio'] })
    expect(shown()).toEqual([])
    expect(popups.get()).toEqual([{ code, text: 'Parole del negozio' }])
  })

  test('two of them are read one after the other, the same only once', () => {
    const infos = ['a', 'b', 'a'].map((info) => ({ code: 'info.order.reopen', info }))
    notifyRemarks({ ...silence, infos, infosMessage: ['a', 'b', 'a'] })
    expect(popups.get().map(({ text }) => text)).toEqual(['a', 'b'])
  })
})

describe('a refusal', () => {
  const refused = (code: string) =>
    new RefusalError(
      { ...silence, status: 2, errors: [{ code, error: 'Parole del negozio' }], errorsMessage: ['Parole del negozio'] },
      anonymousUser,
      200,
    )

  test('is said where one stands, without a notification beside it', () => {
    expect(wordsInPlace(refused('error.login.wrong'))).toBe('Parole del negozio')
    expect([shown(), popups.get()]).toEqual([[], []])
  })

  test('of a popup code opens its popup, and nothing stands in place [notices-8]', () => {
    const code = 'error.registration.registration_not_confirmed'
    expect(wordsInPlace(refused(code))).toBeUndefined()
    expect(popups.get()).toEqual([{ code, text: 'Parole del negozio' }])
  })
})
