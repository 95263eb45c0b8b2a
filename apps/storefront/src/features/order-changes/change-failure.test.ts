import { generalFailure } from '@bottega/contract/general-failure.ts'
import { expect, test } from 'vitest'
import { refusalOf } from '../cart-store/testing.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { sayingOrderFailed } from './change-failure.ts'
import { changesWords } from './words/changes.ts'

const saying = sayingOrderFailed(translatorOf(changesWords, 'en')('failed'))

test('a change of an order that fails for no known reason says so, and to retry shortly [history-36]', () => {
  const fail = () => saying(generalFailure('An error occurred, please retry in a few minutes.'))
  expect(fail).toThrow(
    expect.objectContaining({ text: 'An error occurred while modifying the order, please retry shortly.' }),
  )
})

test('what the shop refuses keeps its own text', () => {
  const refusal = refusalOf('error.order.notModifiable', 'It is being picked.')
  expect(() => saying(refusal)).toThrow(refusal)
})
