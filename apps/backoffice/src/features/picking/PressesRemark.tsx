import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { Remark } from '../../lib/Remark.tsx'
import { useWho } from '../../lib/use-who.ts'
import styles from './Picking.module.css'
import { presses, usePresses } from './presses.ts'

/** What was pressed without a connection, and what the shop has refused of it. */
export function PressesRemark() {
  const t = useTranslations('picking.presses')
  const { username } = useWho()
  const { waiting, refused, offline } = usePresses()
  const own = waiting.filter(({ staff }) => staff === username).length
  return (
    <div className={styles.presses}>
      {offline && own > 0 && <Remark tone="warn">{t('offline', { count: own })}</Remark>}
      {refused.map(({ press: { id, orderId }, text }) => (
        <Remark key={id} tone="error">
          <p>{t('refused', { orderId: String(orderId), text })}</p>
          <Button variant="secondary" onClick={() => presses.dismiss(id)}>
            {t('seen')}
          </Button>
        </Remark>
      ))}
    </div>
  )
}
