import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { memo } from 'react'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import styles from './Picking.module.css'

/** A product as it is on the shelf: picture, name, pack, barcode. */
export const Goods = memo(function Goods({ line }: { line: PickLineView }) {
  const { mediaURL, department, name, brand, description, optionsText } = line
  return (
    <div className={styles.goods}>
      <ProductPicture src={mediaURL} />
      <div>
        <p className={styles.soft}>{department}</p>
        <h2>{name}</h2>
        <p className={styles.soft}>{[brand, description, optionsText].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
})
