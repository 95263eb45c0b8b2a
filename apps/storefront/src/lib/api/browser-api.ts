import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { generalFailure } from '@bottega/contract/general-failure.ts'
import { connection } from '../network/connection.ts'
import { localeOfPage } from '../visit/setting-of-page.ts'
import { commonWords } from '../words/shared/common.ts'
import { translatorOf } from '../words/words.ts'

let client: Promise<Api> | undefined

let loaded: Api | undefined

/** One client for the life of the page. */
function loadClient(): Promise<Api> {
  client ??= makeClient().then((made) => {
    loaded = made
    return made
  })
  return client
}

async function makeClient(): Promise<Api> {
  const { browserClient } = await import('./browser-client.ts')
  return browserClient(localeOfPage(), generalError)
}

/** Text for a call without an answer. */
function generalError(): string {
  const locale = localeOfPage()
  const t = translatorOf(commonWords, locale)
  return t(connection.get() === 'lost' ? 'noConnection' : 'generalError')
}

/** Without a network the script of the client waits, but a press is refused at once, as the client itself would do. */
async function refuseWhenLost(): Promise<never> {
  await connection.whenLost()
  throw generalFailure(generalError())
}

const api: Api = {
  async call(...args) {
    const ready = loaded ?? (await Promise.race([loadClient(), refuseWhenLost()]))
    return ready.call(...args)
  },
}

/** The API in the browser. A page that is only read makes no call, so the client loads on demand. */
export function browserApi(): Api {
  return api
}

const isUnanswered = (error: unknown) => error instanceof RefusalError && error.unanswered

const patientApi: Api = {
  call(...args) {
    const ask = () => api.call(...args)
    return args[0].effect === 'read' ? connection.persist(ask, isUnanswered) : ask()
  },
}

/**
 * The API for client loaders, whose page the shopper is still on: calls that only read are repeated until the shop
 * answers, as `fetchPatiently` does for the data of other pages.
 */
export const pageApi = (): Api => patientApi

/** The events by which a page notices an interaction. */
export const firstSigns = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Loads the client of the API, and `answering`, which shows its answers, at the first interaction, so that the first
 * press need not wait for either.
 */
export function preparing(answering: () => Promise<unknown>): () => void {
  const stirred = new AbortController()
  const begin = () => {
    stirred.abort()
    for (const load of [loadClient, answering]) void load()
  }
  for (const sign of firstSigns) document.addEventListener(sign, begin, { passive: true, signal: stirred.signal })
  return () => stirred.abort()
}
