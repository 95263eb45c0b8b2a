import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useEuros } from '../../lib/format/use-euros.ts'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import styles from './Picking.module.css'

/** A product as it is on the shelf: picture, name, pack, and what stands on its label. */
/** The facts that tell goods of one name apart on the shelf: price, code of the shop, barcode; its last digits if short. */
export function ShelfLabel({ line, short = false }: { line: PickLineView; short?: boolean }) {
  const t = useTranslations('picking')
  const euros = useEuros()
  const { unitPrice, unit, code, barcode } = line
  const price = `${euros(unitPrice)}/${t(`perUnit.${unit}`)}`
  return [price, code, short ? barcode.replace(/^.+(?=.{6}$)/, '…') : barcode].filter(Boolean).join(' · ')
}

export const Goods = memo(function Goods({ line }: { line: PickLineView }) {
  const { mediaURL, department, name, brand, description, optionsText } = line
  return (
    <div className={styles.goods}>
      <ProductPicture src={mediaURL} />
      <div>
        <p className={styles.soft}>{department}</p>
        <h2>{name}</h2>
        <p className={styles.soft}>{[brand, description, optionsText].filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>
          <ShelfLabel line={line} />
        </p>
      </div>
    </div>
  )
})
