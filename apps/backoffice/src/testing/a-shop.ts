import { anonymousUser } from '@bottega/contract/general-failure.ts'
import { silence } from '@bottega/contract/silence.ts'
import { vi } from 'vitest'

interface SentCall {
  path: string
  /** Fields of a form by name. */
  body: unknown
  /** The idempotency key, of calls that have one. */
  key?: string
}

interface Shop {
  isReached: boolean
  /** The text every write is refused with. */
  refusing: string | undefined
  /** The code of that refusal. */
  refusingCode: string
  /** Answers of calls, by the end of their path; every other call answers nothing. */
  answers: Readonly<Record<string, unknown>>
}

/** Answers every call of the page, as its fields say at that moment; what was posted is in `sent`. */
export function aShop(start: Partial<Shop> = {}): Shop & { readonly sent: SentCall[] } {
  const refusingCode = 'error.staff.changedMeanwhile'
  const shop = { isReached: true, refusing: undefined, refusingCode, answers: {}, ...start, sent: [] as SentCall[] }
  vi.stubGlobal('fetch', (url: RequestInfo | URL, { method, body, headers }: RequestInit = {}) => {
    if (!shop.isReached) return Promise.reject(new TypeError('no connection'))
    const { pathname: path } = new URL(url instanceof Request ? url.url : String(url), 'http://shop.example')
    const isWrite = method === 'POST'
    if (isWrite) {
      const key = new Headers(headers).get('idempotency-key')
      shop.sent.push({ path, body: readBody(body), ...(key !== null && { key }) })
    }
    const errors = [{ code: shop.refusingCode, error: shop.refusing }]
    const response = isWrite && shop.refusing !== undefined ? { ...silence, status: 2, errors } : silence
    const data = Object.entries(shop.answers).find(([end]) => path.endsWith(end))?.[1] ?? {}
    return Promise.resolve(Response.json({ response, user: anonymousUser, data }))
  })
  return shop
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return JSON.parse(typeof body === 'string' ? body : '{}')
}
