import { useCamera } from '@bottega/ui/scanning/use-camera.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { scanWords } from './words/scan.ts'
import styles from './ScanPage.module.css'

/** The picture of the rear camera, for as long as it is shown; nothing of it is kept or sent. */
export function ScanCamera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations(scanWords)
  const { video, refused } = useCamera(onCode)
  if (refused) return <p role="alert">{t('noCamera')}</p>
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('looking')} />
}
