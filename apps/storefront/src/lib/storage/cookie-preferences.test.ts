import { describe, expect, test } from 'vitest'
import { preferenceDays, preferencesCookie, readPreferences, type CookiePreferences } from './cookie-preferences.ts'

const refused: CookiePreferences = {
  technical: true,
  analytics: false,
  profilation: false,
  saveDate: '2026-11-21T08:00:00.000Z',
  uuid: '0b7e4a52-5d0e-4b8e-9a6e-2f6f0c9d1a11',
}

describe('the cookie choice', () => {
  test.each([refused, { ...refused, analytics: true }, { ...refused, profilation: true }])(
    'comes back as stored: %j',
    (choice) => {
      const [pair] = preferencesCookie(choice).split(';')
      expect(readPreferences(`lang=it; ${pair}`)).toEqual(choice)
    },
  )

  test('is stored for 180 days, not for the 30 of the other reading [storage-1]', () => {
    expect(preferenceDays).toEqual({ specification: 30, authority: 180 })
    expect(preferencesCookie(refused)).toContain('Max-Age=15552000')
  })

  test.each([undefined, '', 'cookie_preferences=yes', 'cookie_preferences=a2p0.1.x'])('%j is no choice', (header) => {
    expect(readPreferences(header)).toBeUndefined()
  })
})
