import { useTranslations } from 'use-intl'
import { Remark } from '../../../lib/Remark.tsx'
import { useReadWhenBack } from '../../../lib/reading/use-read-when-back.ts'
import { useSignedInStaff } from '../../../lib/use-signed-in-staff.ts'
import styles from '../Picking.module.css'
import { usePresses } from './presses.ts'
import { RefusedPress } from './RefusedPress.tsx'
import { useTime } from '../../../lib/format/use-time.ts'

/** What was pressed without a connection, how old the page is then, and what the shop has refused. */
export function PressesRemark({ copiedAt }: { copiedAt: number | undefined }) {
  const t = useTranslations('picking.presses')
  const time = useTime()
  const { username } = useSignedInStaff()
  const { waiting, refused, offline } = usePresses()
  const own = waiting.filter(({ staff }) => staff === username).length
  const isCopy = copiedAt !== undefined

  useReadWhenBack(isCopy)

  return (
    <div className={styles.presses}>
      {offline && own > 0 && <Remark tone="warn">{t('offline', { count: own })}</Remark>}
      {isCopy && <Remark tone="info">{t('copy', { time: time(copiedAt) })}</Remark>}
      {refused
        .filter(({ press }) => press.staff === username)
        .map((one) => (
          <RefusedPress key={one.press.id} refused={one} />
        ))}
    </div>
  )
}
