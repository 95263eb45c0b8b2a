import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { customWeight, customWeightRange } from '@bottega/rules/quantity/custom-weight.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { useId, useState } from 'react'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { clearIfSent } from '../../../lib/storage/clear-if-sent.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { sellingModeOf } from '../../cart-store/selling.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import styles from './CustomWeight.module.css'

/** Usual weight of one piece, for products weighed when they are picked; undefined for others. */
function usualWeightOf({ product }: CartItemView): number | undefined {
  const { WEIGHT_VARIABLE, WEIGHT_SELLING_SINGLE_UNIT } = product.productInfos
  if (sellingModeOf(product) === 'loose' || WEIGHT_VARIABLE !== 'true') return undefined
  const usual = thousandthsFromUnits(Number(WEIGHT_SELLING_SINGLE_UNIT ?? 0))
  return usual > 0 ? usual : undefined
}

/** The requested weight of each piece of a line. (Shopping core, section 3: customWeight) */
export function CustomWeight({ item }: { item: CartItemView }) {
  const t = useTranslations(basketWords, 'line')
  const { locale } = usePageSetting()
  const { perform } = useCartStore()
  const range = useId()
  const [draft, setDraft] = useState<string>()
  const usual = usualWeightOf(item)
  if (usual === undefined) return null
  const saved = item.cartItemInfo['customWeight'] ?? ''
  const written = draft ?? saved
  const isWrong = written !== '' && customWeight(written, usual) === undefined

  async function save() {
    if (draft === undefined || draft === saved || isWrong) return
    const items = [{ itemId: item.itemId, infos: { customWeight: draft.trim() } }]
    const query = { show_sectors: true }
    const done = await perform((api) => api.call(cartUpdateInfos, { query, body: { items } }))
    if (done) setDraft(clearIfSent(draft))
  }

  const inKilograms = (percent: number) => formatNumber((usual * percent) / 100_000, locale)
  return (
    <div className={styles.weight}>
      <label>
        <span>{t('customWeight')}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('customWeightOf', { name: item.product.name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? range : undefined}
          placeholder={inKilograms(100)}
          value={written}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => void save()}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </label>
      {isWrong && (
        <small id={range} role="alert">
          {t('customWeightRange', { from: inKilograms(customWeightRange.from), to: inKilograms(customWeightRange.to) })}
        </small>
      )}
    </div>
  )
}
