import { useCamera } from '@bottega/ui/scanning/use-camera.ts'
import { useTranslations } from 'use-intl'
import { Remark } from '../../../lib/Remark.tsx'
import styles from '../Picking.module.css'

/** The camera of a phone as a reader of codes, for as long as it is shown. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('picking.scan')
  const { video, refused } = useCamera(onCode)
  if (refused) return <Remark tone="warn">{t('noCamera')}</Remark>
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('looking')} />
}
