import { useEffect, useState } from 'react'
import { appState, updateAppState } from '../lib/app-state.ts'
import { timing } from '../lib/application-configuration.ts'
import { kept } from '../lib/kept.ts'
import { usePageSetting } from '../lib/page-setting.ts'
import { isSignedIn, useShopperPart } from '../lib/shopper.ts'

/**
 * Writes down that the shop has started, puts back what was typed before a restart, and minds what is typed now.
 * Answers with the start (milliseconds) once the visit is long enough to be looked after. (Shopping core, section 4)
 */
export function useVisit(): { longSince: number | undefined } {
  const { locale } = usePageSetting()
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const [longSince, setLongSince] = useState<number>()

  useEffect(() => {
    const startedAt = Date.now()
    const { firstShopTime = startedAt } = appState()
    updateAppState({ language: locale, lastStartTime: startedAt, firstShopTime, signedIn })
    const timer = setTimeout(() => setLongSince(startedAt), timing.versionCheckMs)
    if (kept('typed_text') !== undefined) void import('../lib/typed-text.ts').then((m) => m.putBackTypedText())
    return () => clearTimeout(timer)
  }, [locale, signedIn])

  useEffect(() => {
    const begin = ({ target }: Event) => void import('../lib/typed-text.ts').then((m) => m.watchTyping(target))
    document.addEventListener('input', begin, { capture: true, once: true })
    return () => document.removeEventListener('input', begin, { capture: true })
  }, [])

  return { longSince }
}
