import { embedAddress, videoIdOf } from '@bottega/rules/content/video.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useTranslations } from '../words/use-translations.ts'
import { commonWords } from '../words/shared/common.ts'
import { invalidVideo } from './invalid-video.ts'
import styles from './VideoDialog.module.css'

type VideoDialogProps = { title: string; address: string; onClose: () => void }

/** A video plays here, after a click, and nowhere else. (Content and discovery, section 2: embedded video) */
export function VideoDialog({ title, address, onClose }: VideoDialogProps) {
  const t = useTranslations(commonWords)
  const videoId = videoIdOf(address)
  return (
    <Dialog open size="video" title={title} closeLabel={t('close')} onClose={onClose}>
      {videoId === undefined ? (
        <p>{invalidVideo}</p>
      ) : (
        <iframe
          className={styles.video}
          src={embedAddress(videoId)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // The player needs scripts and its own storage; it is of another origin, so the two do not free it.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
    </Dialog>
  )
}
