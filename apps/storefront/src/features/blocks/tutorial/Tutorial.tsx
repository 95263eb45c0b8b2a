import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useAsk } from '../../../lib/questions/ask.ts'
import { appState, updateAppState } from '../../../lib/visit/app-state.ts'
import type { BlockProps } from '../define-block.ts'

const TutorialDialog = lazy(() => import('./TutorialDialog.tsx').then((module) => ({ default: module.TutorialDialog })))

/** The shop in the hand: a phone, or the shop installed as an application. */
const inTheHand = '(max-width: 599.98px), (display-mode: standalone)'

/**
 * Opens the tutorial where its first page differs from that of the last one seen here; closing it stores that it was seen.
 * (Content and discovery, section 4)
 */
export function Tutorial({ block: { content } }: BlockProps<'Tutorial'>) {
  const ask = useAsk()
  const [first] = content.banners

  const open = useEffectEvent(async () => {
    const id = first?.id
    if (id === undefined || appState().lastTutorialSeen === id || !window.matchMedia(inTheHand).matches) return
    await ask<void>((close) => (
      <Suspense fallback={null}>
        <TutorialDialog title={content.title} pages={content.banners} onClose={close} />
      </Suspense>
    ))
    updateAppState({ lastTutorialSeen: id })
  })

  useEffect(() => void open(), [])
  return null
}
