import type { PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { useOptimistic, useTransition } from 'react'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { useSetCartInfo } from './use-set-cart-info.ts'

/** Bags, and what they cost. Renders nothing without a choice. (Shopping core, sections 7 and 9) */
export function PackagingChoice({ types }: { types: readonly PackagingTypeView[] }) {
  const t = useTranslations(basketWords, 'packaging')
  const { locale } = usePageSetting()
  const setInfo = useSetCartInfo()
  const usual = types.find(({ selected }) => selected)?.packagingTypeId
  const inCart = useShopper().cart.cartInfos['packaging_type_id'] ?? String(usual ?? '')
  const [chosen, show] = useOptimistic(inCart)
  const [, startTransition] = useTransition()
  if (types.length < 2) return null

  function choose(packagingTypeId: string) {
    startTransition(async () => {
      show(packagingTypeId)
      await setInfo('packaging_type_id', packagingTypeId)
    })
  }

  const priceOf = ({ price }: PackagingTypeView) =>
    price === undefined ? [] : [price === 0 ? t('free') : formatEuros(price, locale)]
  const sizeOf = ({ size }: PackagingTypeView) => (size === undefined ? [] : [t('size', { size })])
  return (
    <RadioGroup
      legend={t('title')}
      value={chosen}
      onChange={choose}
      options={types.map((type) => ({
        value: String(type.packagingTypeId),
        label: [type.name, ...sizeOf(type), ...priceOf(type)].join(' · '),
        help: type.description,
      }))}
    />
  )
}
