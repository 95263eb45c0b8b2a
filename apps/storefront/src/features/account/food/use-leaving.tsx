import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'

/** Asks before a profile that is not saved is left, for another page of the shop or for another site. */
export function useLeaving(isUnsaved: boolean): void {
  const t = useTranslations(foodWords, 'leave')
  const ask = useAsk()
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  async function askToLeave() {
    const leaves = await ask<boolean>((answer) => (
      <ConfirmDialog title={t('title')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={answer} />
    ))
    if (leaves) proceed?.()
    else reset?.()
  }

  useEffect(() => {
    if (state === 'blocked') void askToLeave()
    // Asked once for each navigation that is held, not with each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state])
}
