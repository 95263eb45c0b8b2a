import { lazy, Suspense } from 'react'
import { useAsk } from '../questions/ask.ts'

const VideoDialog = lazy(() => import('./VideoDialog.tsx').then((module) => ({ default: module.VideoDialog })))

/** Opens a video over the page. Nothing of its host is loaded before. */
export function useVideo() {
  const ask = useAsk()
  return (title: string, address: string) =>
    ask<void>((close) => (
      <Suspense fallback={null}>
        <VideoDialog title={title} address={address} onClose={close} />
      </Suspense>
    ))
}
