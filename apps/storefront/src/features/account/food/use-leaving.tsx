import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'

/** The link to another page of this shop that a click opens in this window; undefined for any other click. */
function linkOf(event: MouseEvent, current: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isOfShop = link?.origin === window.location.origin && link.target === '' && !link.hasAttribute('download')
  return isPlain && isOfShop && link.pathname !== current ? link : undefined
}

/**
 * Asks before a profile that is not saved is left by a link, and has the browser ask before it is left for another site or
 * closed. The router's own blocker would weigh on the first page of everybody.
 */
export function useLeaving(isUnsaved: boolean): void {
  const t = useTranslations(foodWords, 'leave')
  const ask = useAsk()
  const navigate = useNavigate()
  const { pathname: current } = useLocation()

  async function askToLeave({ pathname, search, hash }: HTMLAnchorElement) {
    const leaves = await ask<boolean>((answer) => (
      <ConfirmDialog title={t('title')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={answer} />
    ))
    if (leaves) await navigate(pathname + search + hash)
  }

  useEffect(() => {
    if (!isUnsaved) return undefined
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    const hold = (event: MouseEvent) => {
      const link = linkOf(event, current)
      if (link === undefined) return
      event.preventDefault()
      event.stopPropagation()
      void askToLeave(link)
    }
    document.addEventListener('click', hold, { capture: true, signal })
    return () => listening.abort()
    // The functions of the last rendering ask as well as those of the first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnsaved, current])
}
