import type { Api } from '@bottega/contract/api.ts'
import { generalFailure } from '@bottega/contract/general-failure.ts'
import { createTranslator } from 'use-intl/core'
import { messagesOf } from '../messages/load.ts'
import { toLocale } from './locale.ts'

let client: Promise<Api> | undefined

/** One client for the life of the page. Without a network not even its script comes: the next call tries again. */
function loadClient(): Promise<Api> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

async function makeClient(): Promise<Api> {
  const { browserClient } = await import('./browser-client.ts')
  return browserClient(toLocale(document.documentElement.lang) ?? 'it', generalError)
}

function generalError(): string {
  const locale = toLocale(document.documentElement.lang) ?? 'it'
  return createTranslator({ locale, messages: messagesOf(locale), namespace: 'common' })('generalError')
}

const api: Api = {
  async call(...asked) {
    const loaded = await loadClient().catch(() => {
      throw generalFailure(generalError())
    })
    return loaded.call(...asked)
  },
}

/** The shop as the browser asks it. A page that is only read asks nothing, so what asks comes when it is wanted. */
export function browserApi(): Api {
  return api
}

/** How a page notices that somebody is there. */
export const firstSigns = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Fetches what asks the shop, and `answering`, what its answer is told with, as soon as somebody stirs, so that the
 * first press need not wait for either.
 */
export function prepareToAsk(answering: () => Promise<unknown>): () => void {
  const stirred = new AbortController()
  const begin = () => {
    stirred.abort()
    // Without a network nothing is lost: whoever calls will try again, and say what failed.
    for (const load of [loadClient, answering]) load().catch(() => undefined)
  }
  for (const sign of firstSigns) document.addEventListener(sign, begin, { passive: true, signal: stirred.signal })
  return () => stirred.abort()
}
