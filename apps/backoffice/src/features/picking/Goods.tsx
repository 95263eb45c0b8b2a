import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useEuros } from '../../lib/format/use-euros.ts'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import { KeptCold } from './KeptCold.tsx'
import styles from './Picking.module.css'

/** The facts that tell goods of one name apart on the shelf: price, code of the shop, barcode. */
export function ShelfLabel({ line }: { line: PickLineView }) {
  const t = useTranslations('picking')
  const euros = useEuros()
  const { unitPrice, unit, code, barcode } = line
  const price = `${euros(unitPrice)}/${t(`perUnit.${unit}`)}`
  return [price, code, barcode].filter(Boolean).join(' · ')
}

/** The department and the shelf in it, once where the goods stand in no shelf of their own. */
export const shelfPlace = ({ department, shelf }: Pick<PickLineView, 'department' | 'shelf'>): string =>
  [...new Set([department, shelf])].filter(Boolean).join(' › ')

/** A product as it is on the shelf: picture, place, name, pack, and what stands on its label. */
export const Goods = memo(function Goods({ line }: { line: PickLineView }) {
  const { mediaURL, name, brand, description, optionsText } = line
  return (
    <div className={styles.goods}>
      <ProductPicture src={mediaURL} />
      <div>
        <p className={styles.soft}>{shelfPlace(line)}</p>
        <h2>{name}</h2>
        <KeptCold temperature={line.temperature} />
        <p className={styles.soft}>{[brand, description, optionsText].filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>
          <ShelfLabel line={line} />
        </p>
      </div>
    </div>
  )
})
