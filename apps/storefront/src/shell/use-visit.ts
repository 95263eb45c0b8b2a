import { useEffect, useState, useSyncExternalStore } from 'react'
import { appState, updateAppState } from '../lib/visit/app-state.ts'
import { timing } from '../lib/visit/application-configuration.ts'
import { readStored } from '../lib/storage/stored.ts'
import { usePageSetting } from '../lib/visit/page-setting.ts'
import { isSignedIn, useShopperPart } from '../lib/visit/shopper.ts'
import { watchTyping } from '../lib/storage/typed-fields.ts'

interface Visit {
  /** The time at which the visit began (milliseconds), once it has lasted long enough to watch for new versions. */
  longSince: number | undefined
  /** A login interrupted an action that now continues, or left remarks. */
  hasPendingActions: boolean
}

const never = () => () => {}
let pending: boolean | undefined

/** Read once in the life of a page: what continues a pending action removes it. */
function readPendingActions(): boolean {
  pending ??= (['pending_add', 'pending_heart', 'pending_remarks'] as const).some(
    (name) => readStored(name) !== undefined,
  )
  return pending
}

async function reloadWithTypedText(): Promise<void> {
  const { storeTypedText } = await import('../lib/storage/typed-text.ts')
  storeTypedText()
  window.location.reload()
}

/**
 * Stores that the shop has started, restores what was typed before a restart, and watches what is typed now. Work that
 * needs more scripts is only reported to the caller. (Shopping core, section 4)
 */
export function useVisit(): Visit {
  const { locale } = usePageSetting()
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const hasPendingActions = useSyncExternalStore(never, readPendingActions, () => false)
  const [longSince, setLongSince] = useState<number>()

  useEffect(() => {
    const startedAt = Date.now()
    const { firstShopTime = startedAt } = appState()
    // Only the shop says who is signed in; the flag tells the other tabs about a login or logout.
    updateAppState({ language: locale, lastStartTime: startedAt, firstShopTime, signedIn })
    const timer = setTimeout(() => setLongSince(startedAt), timing.versionCheckMs)
    if (readStored('typed_text') !== undefined)
      void import('../lib/storage/typed-text.ts').then((m) => m.putBackTypedText())
    return () => clearTimeout(timer)
  }, [locale, signedIn])

  // Listens from the start: a logout in another tab reloads this page at once, so that no personal data stays; a login
  // there reloads it with the typed text. (Shopping core, section 4: stored session flags)
  useEffect(() => {
    const changedElsewhere = () => {
      if ((appState().signedIn === true) === signedIn) return
      if (signedIn) window.location.reload()
      else void reloadWithTypedText()
    }
    window.addEventListener('storage', changedElsewhere)
    return () => window.removeEventListener('storage', changedElsewhere)
  }, [signedIn])

  useEffect(watchTyping, [])

  return { longSince, hasPendingActions }
}
