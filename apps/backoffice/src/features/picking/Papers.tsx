import { fulfilmentDeliveryNote, fulfilmentLabels } from '@bottega/contract/fulfilment/calls.ts'
import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Remark } from '../../lib/Remark.tsx'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Picking.module.css'

type Props = { order: Pick<PickListView, 'orderId' | 'deliveryServiceId'> }

/** A label for each bag and crate, to print or for a label printer, and the paper that goes with the goods. */
export function Papers({ order: { orderId, deliveryServiceId } }: Props) {
  const t = useTranslations('picking.papers')
  const print = useCommand(async (paper: 'pdf' | 'zpl' | 'note') => {
    const query = { order_id: orderId }
    const answer =
      paper === 'note'
        ? await api.call(fulfilmentDeliveryNote, { query })
        : await api.call(fulfilmentLabels, { query: { ...query, format: paper } })
    storeFile(answer.data)
  })
  return (
    <section className={styles.papers}>
      {print.refusal !== undefined && <Remark tone="error">{print.refusal}</Remark>}
      <div className={styles.buttons}>
        <Button variant="secondary" size="large" busy={print.busy} onClick={() => print.run('pdf')}>
          {t('labels')}
        </Button>
        <Button variant="secondary" size="large" busy={print.busy} onClick={() => print.run('zpl')}>
          {t('labelsZpl')}
        </Button>
        <Button variant="secondary" size="large" busy={print.busy} onClick={() => print.run('note')}>
          {t(isCollected(deliveryServiceId) ? 'pickupNote' : 'note')}
        </Button>
      </div>
    </section>
  )
}
