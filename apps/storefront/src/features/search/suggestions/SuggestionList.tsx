import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ComboboxList } from '@bottega/ui/components/fields/ComboboxList.tsx'
import type { Combobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { LinePicture } from '../../../lib/page/LinePicture.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { DietMark } from '../../diet/DietMark.tsx'
import { SuggestedAdd } from './SuggestedAdd.tsx'
import styles from './SuggestionList.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'

/** Told what adds the product the keys are on; undefined once they leave it. */
export type AddActive = (add: (() => void) | undefined) => void

type SuggestionListProps = { combobox: Combobox['list']; groups: readonly SuggestionGroup[]; onActive: AddActive }

/** The list under the search line. */
export function SuggestionList({ combobox, groups, onActive }: SuggestionListProps) {
  const t = useTranslations(frameWords, 'search')
  const entries = groups.flatMap((group) => group.items)
  const active = entries[combobox.active]?.item
  return (
    <ComboboxList
      combobox={combobox}
      label={t('suggestions')}
      groups={groups.map(({ label, items }) => ({
        key: label,
        label: t(label),
        options: items.map(({ item, path }) => ({
          key: path,
          content: (
            <>
              <SuggestionText item={item} />
              {item.product && (
                <SuggestedAdd
                  product={item.product}
                  onActive={!combobox.hidden && item === active ? onActive : undefined}
                />
              )}
            </>
          ),
        })),
      }))}
    />
  )
}

function SuggestionText({ item }: { item: Suggestion }) {
  const t = useTranslations(frameWords, 'search')
  return (
    <>
      {item.mediaURL && <LinePicture src={item.mediaURL} />}
      {item.kind === 'saved' && (
        <span className={styles.sign}>
          <Icon name="clock" size={20} />
        </span>
      )}
      <span className={styles.name}>
        {item.brand && <span className={styles.brand}>{item.brand}</span>}
        {item.kind === 'content' ? t('contentOf', { q: item.name }) : item.name}
        {item.description && <span className={styles.detail}>{item.description}</span>}
        {item.product && <DietMark productId={item.product.productId} />}
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
