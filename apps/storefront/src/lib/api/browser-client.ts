import { cartExtension } from '@bottega/contract/cart/cart-extension.ts'
import { createClient } from '@bottega/contract/client.ts'
import type { eventOf } from '../analytics/answers.ts'
import { allowsAnalytics, track } from '../analytics/track.ts'
import { appState } from '../visit/app-state.ts'
import { applicationConfiguration } from '../visit/application-configuration.ts'
import { connection } from '../network/connection.ts'
import { leaveForLogin } from '../visit/leave-for-login.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { pendingRequests } from './pending.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

/** The client of this page, with its cache and its pending counter. */
export function browserClient(locale: Language, generalError: () => string) {
  return createClient({
    language: () => locale,
    session: () => applicationConfiguration().session,
    clientUuid: () => appState().fingerprint,
    extension: cartExtension(),
    generalError,
    fetch: noticingFailures,
    upload: uploadWithProgress,
    onPending: pendingRequests.set,
    onSessionExpired: leaveForLogin,
    onAnswer: (call, input, { data }) => {
      if (allowsAnalytics()) void emit(call, input, data)
    },
  })
}

/** A request that cannot be sent is refused at once; by then it is known whether the network is missing. */
const noticingFailures: typeof fetch = async (...args) => {
  try {
    return await fetch(...args)
  } catch (error) {
    await connection.check()
    throw error
  }
}

/** Sends the event of an answer, if it has one: a script that loads only with consent decides that. */
async function emit(...answer: Parameters<typeof eventOf>): Promise<void> {
  const event = (await import('../analytics/answers.ts')).eventOf(...answer)
  if (event) track(event)
}
