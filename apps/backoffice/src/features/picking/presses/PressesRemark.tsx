import { useTranslations } from 'use-intl'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Remark } from '../../../lib/Remark.tsx'
import { useReadWhenBack } from '../../../lib/reading/use-read.ts'
import { useSignedInStaff } from '../../../lib/signed-in-staff.ts'
import styles from '../Picking.module.css'
import { RefusedPress } from './RefusedPress.tsx'
import { useTime } from '../../../lib/format/use-time.ts'
import type { RefusedPress as Refused } from './press-queue.ts'
import { usePresses } from './presses.ts'

interface PressesRemarkProps {
  copiedAt: number | undefined
  /** A refused press that stands at its field instead. */
  atField?: Refused | undefined
}

/** Presses made without a connection, the age of the page then, and presses the shop has refused. */
export function PressesRemark({ copiedAt, atField }: PressesRemarkProps) {
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
        .filter(({ press }) => press.staff === username && press.id !== atField?.press.id)
        .map((one) => (
          <RefusedPress key={one.press.id} refused={one} />
        ))}
    </div>
  )
}

/** In a list of orders: that what stands there of one is older than what was pressed. */
export function WaitingPresses({ orderId }: { orderId: number }) {
  const t = useTranslations('picking.presses')
  const { waiting, offline } = usePresses()
  const count = waiting.filter((press) => press.orderId === orderId).length
  return offline && count > 0 && <Badge tone="warn">{t('waiting', { count })}</Badge>
}
