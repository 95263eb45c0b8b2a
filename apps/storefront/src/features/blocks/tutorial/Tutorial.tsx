import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useAsk } from '../../../lib/questions/ask.ts'
import { appState, updateAppState } from '../../../lib/visit/app-state.ts'
import { nativeShell } from '../../../lib/visit/platform.ts'
import type { BlockProps } from '../define-block.ts'

const TutorialDialog = lazy(() => import('./TutorialDialog.tsx').then((module) => ({ default: module.TutorialDialog })))

/** The native app, or the shop installed as an application: a page in a browser is neither, on a phone as at a desk. */
const isApp = () => nativeShell() !== undefined || window.matchMedia('(display-mode: standalone)').matches

/**
 * Opens the tutorial in the app, where its first page differs from that of the last one seen here; closing it stores that
 * it was seen. (Content and discovery, sections 2 and 4)
 */
export function Tutorial({ block: { content } }: BlockProps<'Tutorial'>) {
  const ask = useAsk()
  const [first] = content.banners

  const open = useEffectEvent(async () => {
    const id = first?.id
    if (id === undefined || appState().lastTutorialSeen === id || !isApp()) return
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
