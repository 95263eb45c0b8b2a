import { fulfilmentSubstitutes } from '@bottega/contract/fulfilment/calls.ts'
import type { PickLineView, SubstituteView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { askOrRead } from '../../lib/reading/offline-copies.ts'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import { ReadAgain } from '../../lib/reading/ReadAgain.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useRead } from '../../lib/reading/use-read.ts'
import { substitutesTakenAlong } from './copies.ts'
import { CountForm } from './count/CountForm.tsx'
import styles from './Picking.module.css'
import type { PutIn } from './presses/press.ts'
import { foundLine, type FoundLine, scanned, weighedOf } from './scanning/read-scan.ts'
import { ScanAnswer } from './scanning/ScanAnswer.tsx'
import { type Found, useScanning } from './scanning/use-scanning.ts'

interface SubstitutesProps {
  orderId: number
  line: PickLineView
  onPut: (put: PutIn) => void
  onClose: () => void
}

/**
 * Possible substitutes of a line, the closest first, with the price for the customer. Without a connection those that
 * were there when the slot was opened; the shop checks them again when it receives the step.
 */
export function Substitutes({ orderId, line, onPut, onClose }: SubstitutesProps) {
  const t = useTranslations('picking')
  const { orderItemId } = line
  const { answer: read, ...failed } = useRead(() => {
    const query = { order_id: orderId, order_item_id: orderItemId }
    const ask = async (): Promise<readonly SubstituteView[]> =>
      (await api.call(fulfilmentSubstitutes, { query })).data.substitutes
    return askOrRead(ask, () => substitutesTakenAlong(orderId, orderItemId))
  })
  const offered = read?.answer
  const [foundOne, setFoundOne] = useState<FoundLine>()
  const { said } = useScanning(find)
  const missing = line.quantityOrdered - (line.quantityPrepared ?? 0)

  function find(code: string): Found | undefined {
    const { lines, grams } = scanned(offered ?? [], code, (one) => ({ ...one, unitPrice: one.ownPrice }))
    const [found] = lines
    setFoundOne(foundLine(found?.productId, grams))
    if (found !== undefined)
      document.getElementById(`substitute-${found.productId}`)?.scrollIntoView({ block: 'center' })
    return found && { name: found.name, state: 'to-pick' }
  }

  return (
    <Dialog open title={t('substitutes.title', { name: line.name })} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.picking} aria-busy={offered === undefined && failed.refusal === undefined}>
        {read?.copiedAt !== undefined && <Remark tone="info">{t('substitutes.copy')}</Remark>}
        <ScanAnswer said={said} unknownText={(code) => t('scan.notOffered', { code })} />
        {offered === undefined && <ReadAgain {...failed} />}
        {offered?.length === 0 && <p>{t('substitutes.none')}</p>}
        <ul className={styles.cards}>
          {offered?.map((one) => (
            <li
              key={one.productId}
              id={`substitute-${one.productId}`}
              className={styles.card}
              aria-current={one.productId === foundOne?.id ? 'true' : undefined}
            >
              <SubstituteGoods substitute={one} />
              <CountForm
                name={one.name}
                line={one}
                most={missing}
                submitText={t('substitutes.put')}
                weighed={weighedOf(foundOne, one.productId)}
                onCount={(count) => {
                  onPut({ productId: one.productId, name: one.name, unit: one.unit, ...count })
                  onClose()
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function SubstituteGoods({ substitute }: { substitute: SubstituteView }) {
  const t = useTranslations('picking.substitutes')
  const euros = useEuros()
  const { name, brand, description, mediaURL, unitPrice, ownPrice } = substitute
  return (
    <div className={styles.goods}>
      <ProductPicture src={mediaURL} />
      <div>
        <h3>{name}</h3>
        <p className={styles.soft}>{[brand, description].filter(Boolean).join(' · ')}</p>
        <p>
          <strong>{euros(unitPrice)}</strong>
          {ownPrice !== unitPrice && <span className={styles.soft}> {t('own', { price: euros(ownPrice) })}</span>}
        </p>
      </div>
    </div>
  )
}
