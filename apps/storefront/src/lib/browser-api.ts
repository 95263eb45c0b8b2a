import type { Api } from '@bottega/contract/api.ts'
import { createClient } from '@bottega/contract/client.ts'
import { createTranslator } from 'use-intl/core'
import { messagesOf } from '../messages/load.ts'
import { paths } from '../paths.ts'
import { clientUuid } from './client-uuid.ts'
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
    clientUuid: () => clientUuid(),
    generalError: () => t('generalError'),
    onPending: pendingRequests.set,
    onSessionExpired: leaveForLogin,
  })
}

/** A session that ended takes everything personal with it, so the page is loaded anew. */
function leaveForLogin() {
  const { pathname, search } = window.location
  window.location.assign(paths.login({ redirect: pathname + search, expired: true }))
}
