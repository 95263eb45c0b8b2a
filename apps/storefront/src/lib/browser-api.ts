import type { Api } from '@bottega/contract/api.ts'
import { lineProductsHeader } from '@bottega/contract/line-products-header.ts'
import { createClient } from '@bottega/contract/client.ts'
import { createTranslator } from 'use-intl/core'
import { messagesOf } from '../messages/load.ts'
import type { eventOf } from './analytics/answers.ts'
import { allowsAnalytics, track } from './analytics/track.ts'
import { appState } from './app-state.ts'
import { applicationConfiguration } from './application-configuration.ts'
import { leaveForLogin } from './leave-for-login.ts'
import { toLocale } from './locale.ts'
import { pendingRequests } from './pending.ts'

type BrowserApi = Api & { clearCache: () => void }

let client: BrowserApi | undefined

/** The shop as the browser asks it: one client for the life of the page, with its cache and its pending counter. */
export function browserApi(): BrowserApi {
  client ??= makeClient()
  return client
}

function makeClient(): BrowserApi {
  const locale = toLocale(document.documentElement.lang) ?? 'it'
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'common' })
  return createClient({
    language: () => locale,
    session: () => applicationConfiguration().session,
    clientUuid: () => appState().fingerprint,
    headers: { [lineProductsHeader.name]: lineProductsHeader.value },
    generalError: () => t('generalError'),
    onPending: pendingRequests.set,
    onSessionExpired: leaveForLogin,
    onAnswer: (name, input, { data }) => {
      if (allowsAnalytics()) void tell(name, input, data)
    },
  })
}

/** Which answers are worth telling is known only where somebody allows it. */
async function tell(...answer: Parameters<typeof eventOf>): Promise<void> {
  const event = (await import('./analytics/answers.ts')).eventOf(...answer)
  if (event) track(event)
}
