import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EurosField } from '../../lib/actions/EurosField.tsx'
import layout from '../../lib/layout.module.css'
import { useEuros } from '../../lib/format/use-euros.ts'
import { NameFields } from './NameFields.tsx'
import { StoreField } from './StoreField.tsx'

type Kind = (typeof promotionKinds)[number]

/** Loose goods have no whole pieces. */
const kindsOf = ({ isLoose }: StaffProduct): readonly Kind[] => (isLoose ? ['price', 'percent'] : promotionKinds)

export function PromotionFields({ product, today }: { product: StaffProduct; today: string }) {
  const t = useTranslations('products')
  const euros = useEuros()
  const kinds = kindsOf(product)
  const [kind, setKind] = useState<Kind>('price')
  const lowest = product.stores
    .filter(({ lowestPrice }) => lowestPrice !== undefined)
    .map(({ name, lowestPrice = 0 }) => `${name} ${euros(lowestPrice)}`)
  return (
    <>
      <StoreField product={product} all />
      <Select
        name="kind"
        label={t('kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ currentTarget }) => setKind(kinds.find((one) => one === currentTarget.value) ?? kind)}
      />
      {kind === 'price' && (
        <EurosField name="euros" label={t('promotionEuros')} help={t('mustBeBelow', { prices: lowest.join(', ') })} />
      )}
      {(kind === 'percent' || kind === 'second') && (
        <TextField name="percent" type="number" min={1} max={99} label={t(`percentOf.${kind}`)} required />
      )}
      {kind === 'pieces' && (
        <div className={layout.pair}>
          <TextField name="pieces" type="number" min={2} max={24} label={t('piecesTaken')} defaultValue={3} required />
          <TextField name="paid" type="number" min={1} max={23} label={t('piecesPaid')} defaultValue={2} required />
        </div>
      )}
      <div className={layout.pair}>
        <TextField name="from" type="date" label={t('from')} defaultValue={today} min={today} required />
        <TextField name="to" type="date" label={t('lastDay')} min={today} required />
      </div>
      <NameFields label={t('promotionName')} minLength={3} />
      <Checkbox name="members">{t('forMembers')}</Checkbox>
    </>
  )
}
