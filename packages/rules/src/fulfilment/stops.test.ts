import { expect, test } from 'vitest'
import { byStreet } from './stops.ts'

const stop = (postalCode: string, street: string, streetNumber: string) => ({ postalCode, street, streetNumber })

test('stops go by postal code, street and number, numbers as numbers', () => {
  const stops = [
    stop('20124', 'Via Adda', '2'),
    stop('20121', 'via Brera', '10'),
    stop('20121', 'Via Brera', '9'),
    stop('20121', 'Via Brera', '9/B'),
    stop('20121', 'Via Brera', 'snc'),
    stop('20121', 'Corso Como', '100'),
  ]
  expect(byStreet(stops).map(({ street, streetNumber }) => `${street} ${streetNumber}`)).toEqual([
    'Corso Como 100',
    'Via Brera 9',
    'Via Brera 9/B',
    'via Brera 10',
    'Via Brera snc',
    'Via Adda 2',
  ])
})
