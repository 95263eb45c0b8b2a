import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { DietMark } from '../diet/DietMark.tsx'
import type { CheaperProduct } from './cheaper-product.ts'
import styles from './CheaperNote.module.css'
import { detailsWords } from './words/details.ts'

/** The same for less, and how much less by the kilogram, litre or piece. */
export function CheaperNote({ cheaper }: { cheaper: CheaperProduct }) {
  const t = useTranslations([detailsWords, productWords])
  const { locale } = usePageSetting()
  const { productId, slug, name, brand, pack, picture, savedPerUnit, unit } = cheaper
  const amount = formatEuros(savedPerUnit, locale)
  return (
    <div className={styles.note}>
      <LinePicture src={picture} />
      <div className={styles.words}>
        <b className={styles.saved}>{t('details.cheaper', { amount, unit: t(`product.unit.${unit}`) })}</b>
        <p>
          <ShopLink to={paths.product(slug)}>{name}</ShopLink>
        </p>
        <p className={styles.detail}>{goodsDetail(brand, pack)}</p>
        <DietMark productId={productId} />
      </div>
    </div>
  )
}
