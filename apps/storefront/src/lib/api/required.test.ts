import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser, type EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { describe, expect, test } from 'vitest'
import { refusalText, required } from './required.ts'

function response(code: string): EnvelopeResponse {
  const errors = code === '' ? [] : [{ code, error: 'Non c’è.' }]
  return { ...silence, status: 2, errors }
}

const thrownBy = (code: string, httpStatus: number) =>
  required(Promise.reject(new RefusalError(response(code), anonymousUser, httpStatus))).catch((error: unknown) => error)

describe('what a page cannot be without', () => {
  test('is the data of the answer', async () => {
    await expect(required(Promise.resolve({ response: response(''), user: anonymousUser, data: 7 }))).resolves.toBe(7)
  })

  test.each([
    ['error.product.notFound', 200, 404],
    ['error.session.expired', 419, 419],
    ['error.request.tooMany', 429, 429],
    ['error.cart.infoNotAllowed', 200, 503],
    ['error.general', 0, 503],
  ])('refused with %s under HTTP %i makes a page of status %i with the shop’s words', async (code, http, status) => {
    expect(await thrownBy(code, http)).toMatchObject({ data: { refusal: 'Non c’è.' }, init: { status } })
  })

  test('a bug stays a bug', async () => {
    await expect(required(Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError)
  })
})

/** As the router gives the answer to a page change. */
const answered = (data: unknown) => ({ status: 429, statusText: '', internal: false, data })

describe('what a page says of its error', () => {
  test.each([
    ['the words of its loader', { refusal: 'Non c’è.' }, 'Non c’è.'],
    ['the words at the door of the shop', '{"refusal":"Riprova tra 40 secondi."}', 'Riprova tra 40 secondi.'],
    ['nothing of a proxy’s page', '<html>Too many</html>', undefined],
    ['nothing where nothing was said', null, undefined],
  ])('is %s', (_what, data, shown) => {
    expect(refusalText(answered(data))).toBe(shown)
  })
})
