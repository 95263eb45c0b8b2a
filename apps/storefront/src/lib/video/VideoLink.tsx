import { videoIdOf, watchAddress } from '@bottega/rules/content/video.ts'
import type { ReactNode } from 'react'
import { invalidVideo } from './invalid-video.ts'
import { useVideo } from './use-video.tsx'
import styles from './VideoDialog.module.css'

type VideoLinkProps = { title: string; address: string; className?: string | undefined; children: ReactNode }

/** A press shows the video in its dialog; before the scripts load, the link leads to its page. */
export function VideoLink({ title, address, className, children }: VideoLinkProps) {
  const showVideo = useVideo()
  const videoId = videoIdOf(address)
  if (videoId === undefined) return <p className={styles.invalid}>{invalidVideo}</p>
  return (
    <a
      href={watchAddress(videoId)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void showVideo(title, address)
      }}
    >
      {children}
    </a>
  )
}
