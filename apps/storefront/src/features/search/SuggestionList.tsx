import { ComboboxList } from '@bottega/ui/components/fields/ComboboxList.tsx'
import type { Combobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import styles from './SuggestionList.module.css'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'

type SuggestionListProps = { combobox: Combobox['list']; groups: readonly SuggestionGroup[] }

/** The list under the search line. */
export function SuggestionList({ combobox, groups }: SuggestionListProps) {
  const t = useTranslations(frameWords, 'search')
  return (
    <ComboboxList
      combobox={combobox}
      label={t('suggestions')}
      groups={groups.map(({ label, items }) => ({
        key: label,
        label: t(label),
        options: items.map(({ item, path }) => ({ key: path, content: <SuggestionText item={item} /> })),
      }))}
    />
  )
}

function SuggestionText({ item }: { item: Suggestion }) {
  return (
    <>
      {item.mediaURL && <LinePicture src={item.mediaURL} />}
      <span className={styles.name}>
        {item.brand && <span className={styles.brand}>{item.brand}</span>}
        {item.name}
        {item.description && <span className={styles.detail}>{item.description}</span>}
      </span>
      {item.priceDisplay !== undefined && <SuggestedPrice item={item} price={item.priceDisplay} />}
    </>
  )
}

/** As on the shelf: a kilogram of loose goods, a whole pack with the price of its pieces under it. */
function SuggestedPrice({ item: { firstPurchase, priceUnitDisplay }, price }: { item: Suggestion; price: number }) {
  const { locale } = usePageSetting()
  const ofOne = formatEuros(price, locale)
  if (firstPurchase === undefined)
    return <span className={styles.price}>{priceUnitDisplay === 'kg' ? `${ofOne}/kg` : ofOne}</span>
  return (
    <span className={styles.price}>
      {formatEuros(firstPurchase.price, locale)}
      <span className={styles.detail}>{`${formatNumber(firstPurchase.quantity, locale)} × ${ofOne}`}</span>
    </span>
  )
}
