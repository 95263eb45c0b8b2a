import { offersCreate } from '@bottega/contract/offers/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type ChangeEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { emptyOffer, type OfferBody, type OfferForm, readOffer } from './offer-form.ts'
import styles from './Offers.module.css'
import { offersWords } from './words/offers.ts'

/** Fields for the goods the customer would buy, their quantity, and their price. */
export function OfferFields() {
  const t = useTranslations(offersWords)
  const { revalidate } = useRevalidator()
  const [form, setForm] = useState(emptyOffer)
  const [sent, setSent] = useState(false)
  const read = readOffer(form)
  const { busy, refusal, run } = useCommand(async (body: OfferBody) => {
    const { response } = await browserApi().call(offersCreate, { body })
    notifyRemarks(response)
    setForm(emptyOffer)
    setSent(false)
    await revalidate()
  })
  /** Errors are shown from the first try to send on. */
  const errorOf = (field: 'product' | 'quantity' | 'price') => {
    const error = sent && 'errors' in read ? read.errors[field] : undefined
    return error && t(error)
  }
  const bound = (field: keyof OfferForm) => ({
    value: form[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setForm({ ...form, [field]: target.value }),
  })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if ('body' in read) run(read.body)
      }}
    >
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <TextField label={t('product')} required maxLength={120} error={errorOf('product')} {...bound('product')} />
      <TextField label={t('brand')} maxLength={80} {...bound('brand')} />
      <div className={styles.pair}>
        <TextField
          label={t('quantity')}
          required
          inputMode="numeric"
          error={errorOf('quantity')}
          {...bound('quantity')}
        />
        <TextField
          label={t('price')}
          inputMode="decimal"
          help={t('priceHelp')}
          error={errorOf('price')}
          {...bound('price')}
        />
      </div>
      <TextArea label={t('note')} rows={3} maxLength={500} {...bound('note')} />
      <div>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
