import { categoryPopupDelay } from '@bottega/rules/catalog/category-popup.ts'
import { useEffect, useEffectEvent } from 'react'
import { appState, updateAppState } from '../../../lib/visit/app-state.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { CategoryPopupDialog } from './CategoryPopupDialog.tsx'
import type { ShownPopup } from './shown-category.ts'

type CategoryPopupProps = { slug: string; popup: ShownPopup }

/**
 * Opens a category's popup after its delay, unless it was shown within its days; leaving the page earlier postpones it
 * to the next visit. Each category has its own instance. (Shopping core, section 4)
 */
export function CategoryPopup({ slug, popup }: CategoryPopupProps) {
  const ask = useAsk()

  const delay = useEffectEvent(() => {
    const shownAt = appState().popups[slug]
    return categoryPopupDelay(popup, shownAt === undefined ? null : new Date(shownAt), new Date())
  })
  const open = useEffectEvent(() => {
    updateAppState({ popups: { ...appState().popups, [slug]: Date.now() } })
    void ask<void>((close) => <CategoryPopupDialog popup={popup} onClose={close} />)
  })

  useEffect(() => {
    const milliseconds = delay()
    if (milliseconds === null) return undefined
    const timer = setTimeout(() => open(), milliseconds)
    return () => clearTimeout(timer)
  }, [])

  return null
}
