import { expect, test } from 'vitest'
import { textOf } from './text-of.ts'

test.each([
  [0, 'en', 'Too many attempts. Try again in 0 seconds.'],
  [40, 'it', 'Troppi tentativi. Riprova tra 40 secondi.'],
  [841, 'de', 'Zu viele Versuche. Versuche es in 15 Minuten noch einmal.'],
  [900, 'it', 'Troppi tentativi. Riprova tra 15 minuti.'],
  [86_399, 'en', 'Too many attempts. Try again in 24 hours.'],
] as const)('%i seconds to wait in %s: %s', (seconds, language, text) => {
  expect(textOf('error.login.tooMany', language, { seconds })).toBe(text)
})
