import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { anonymousUser } from '@bottega/contract/general-failure.ts'
import { silence } from '@bottega/contract/silence.ts'
import { vi } from 'vitest'

interface SentCall {
  path: string
  body: unknown
}

/** Answers every call with success, or refuses every one with this text; what was posted is in the list it returns. */
export function aShop({ refusing }: { refusing?: string } = {}): readonly SentCall[] {
  const sent: SentCall[] = []
  const response: EnvelopeResponse =
    refusing === undefined
      ? silence
      : { ...silence, status: 2, errors: [{ code: 'error.staff.changedMeanwhile', error: refusing }] }
  vi.stubGlobal('fetch', (url: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path } = new URL(url instanceof Request ? url.url : String(url), 'http://shop.example')
    if (init?.method === 'POST')
      sent.push({ path, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as unknown })
    return Promise.resolve(Response.json({ response, user: anonymousUser, data: {} }))
  })
  return sent
}
