import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { changesWords } from './words/changes.ts'
import styles from './ChangedGoods.module.css'

type Goods = OrderChangesView['goods'][number]

/** Lines added, removed, and with another quantity. */
export function ChangedGoods({ goods }: { goods: readonly Goods[] }) {
  const t = useTranslations(changesWords, 'goods')
  const { locale } = usePageSetting()
  const amount = (quantity: number, { unit }: Goods) =>
    unit === 'kg' ? `${formatNumber(quantity, locale)} kg` : formatNumber(quantity, locale)

  function words(one: Goods): string {
    const [before, after] = [amount(one.quantityBefore, one), amount(one.quantityAfter, one)]
    if (one.quantityBefore === 0) return t('added', { after })
    if (one.quantityAfter === 0) return t('removed', { before })
    return t('changed', { before, after })
  }

  return (
    <ul className={styles.lines}>
      {goods.map((one) => (
        <li key={`${one.productId} ${one.optionsText ?? ''}`} className={styles.line} data-kind={kindOf(one)}>
          <LinePicture src={one.mediaURL} />
          <span className={styles.words}>
            <span className={styles.name}>{one.name}</span>
            <span className={styles.detail}>{goodsDetail(one.description, one.optionsText)}</span>
          </span>
          <b className={styles.change}>{words(one)}</b>
        </li>
      ))}
    </ul>
  )
}

const kindOf = ({ quantityBefore, quantityAfter }: Goods) => (quantityAfter > quantityBefore ? 'more' : 'less')
