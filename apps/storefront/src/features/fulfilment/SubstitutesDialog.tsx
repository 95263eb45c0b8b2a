import { fulfilmentSubstitute } from '@bottega/contract/fulfilment/calls.ts'
import type { PickLineView, PickListView, SubstituteView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formText } from '../../lib/words/form-text.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Fulfilment.module.css'
import { fulfilmentWords } from './words/fulfilment.ts'

type SubstitutesDialogProps = {
  order: PickListView
  line: PickLineView
  substitutes: readonly SubstituteView[]
  onChange: (order: PickListView) => void
  onClose: () => void
}

/** What may be put in for a line, the closest first, with what the customer pays for it. */
export function SubstitutesDialog({ order, line, substitutes, onChange, onClose }: SubstitutesDialogProps) {
  const t = useTranslations(fulfilmentWords)
  const common = useTranslations(commonWords)
  const named = { order_id: order.orderId, order_item_id: line.orderItemId }
  const put = useCommand(async (count: { product_id: number; quantity?: number; grams?: number }) => {
    const body = { ...named, version: line.version, ...count }
    onChange((await browserApi().call(fulfilmentSubstitute, { body })).data.order)
    onClose()
  })
  const missing = line.quantityOrdered - (line.quantityPrepared ?? 0)
  return (
    <Dialog open title={t('substitutes.title', { name: line.name })} closeLabel={common('close')} onClose={onClose}>
      {put.refusal !== undefined && <Notice tone="error">{put.refusal}</Notice>}
      {substitutes.length === 0 && <p>{t('substitutes.none')}</p>}
      <ul className={styles.cards}>
        {substitutes.map((one) => (
          <li key={one.productId} className={styles.card}>
            <SubstituteForm substitute={one} missing={missing} busy={put.busy} onPut={put.run} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type SubstituteFormProps = {
  substitute: SubstituteView
  missing: number
  busy: boolean
  onPut: (count: { product_id: number; quantity?: number; grams?: number }) => void
}

function SubstituteForm({ substitute, missing, busy, onPut }: SubstituteFormProps) {
  const t = useTranslations(fulfilmentWords)
  const { locale } = usePageSetting()
  const price = (euros: number) => formatPrice(centsFromEuros(euros) ?? 0, locale)
  const { productId, name, brand, description, mediaURL, unit, unitPrice, ownPrice, needsWeight } = substitute

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const number = (field: string) => Math.round(Number(formText(fields, field))) || 0
    onPut({
      product_id: productId,
      ...(unit === 'pz' && { quantity: number('quantity') }),
      ...(needsWeight && { grams: number('grams') }),
    })
  }

  return (
    <form onSubmit={submit} noValidate className={styles.count}>
      <div className={styles.goods}>
        <LinePicture src={mediaURL} />
        <div>
          <h3>{name}</h3>
          <p className={styles.soft}>{[brand, description].filter(Boolean).join(' · ')}</p>
          <p>
            <strong>{price(unitPrice)}</strong>
            {ownPrice !== unitPrice && (
              <span className={styles.soft}> {t('substitutes.own', { price: price(ownPrice) })}</span>
            )}
          </p>
        </div>
      </div>
      {unit === 'pz' && (
        <TextField
          name="quantity"
          type="number"
          inputMode="numeric"
          label={t('pick.pieces')}
          min={1}
          max={missing}
          defaultValue={missing}
        />
      )}
      {needsWeight && <TextField name="grams" type="number" inputMode="numeric" label={t('pick.grams')} min={1} />}
      <Button type="submit" busy={busy}>
        {t('substitutes.put')}
      </Button>
    </form>
  )
}
