import type { BodyOf } from '@bottega/contract/call-schema.ts'
import { staffPromotionsCopy, staffPromotionsCopyPreview } from '@bottega/contract/staff-products/calls.ts'
import type { staffPromotionsCopyPreview as copySchema } from '@bottega/contract/staff-products/promotions.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { Effect } from './Effect.tsx'
import { useLivePreview } from './use-live-preview.ts'

type CopyBody = BodyOf<typeof copySchema>

interface CopyDialogProps {
  /** A Monday. */
  week: string
  today: string
  /** The store of the filter; undefined is all of them. */
  warehouseId: number | undefined
  onClose: () => void
  onMade: (products: number, toWeek: string) => void
}

/** Copies the promotions that begin in one week to another, after showing what that does. */
export function CopyDialog({ week, today, warehouseId, onClose, onMade }: CopyDialogProps) {
  const t = useTranslations('promotions')
  const shell = useTranslations('shell')
  const form = useRef<HTMLFormElement>(null)
  const preview = useLivePreview(async (body: CopyBody) => {
    return (await api.call(staffPromotionsCopyPreview, { body })).data
  })
  const copy = useCommand(async ({ body, effect, key: idempotencyKey }: NonNullable<typeof preview.shown>) => {
    const { data } = await api.call(staffPromotionsCopy, { body: { ...body, seen: effect.seen }, idempotencyKey })
    onMade(data.products, body.to_week)
  })

  function ask() {
    if (form.current === null) return
    copy.clearRefusal()
    const fields = new FormData(form.current)
    const [from, to] = [formText(fields, 'from'), formText(fields, 'to')]
    const stores = warehouseId === undefined ? {} : { warehouse_ids: [warehouseId] }
    const body = { from_week: from, to_week: to, leave_promoted: fields.has('leave'), ...stores }
    preview.change(from === '' || to === '' ? undefined : body)
  }

  const open = useEffectEvent(ask)
  useEffect(() => open(), [])
  const { shown } = preview
  return (
    <Dialog
      open
      onClose={() => {
        if (!copy.busy) onClose()
      }}
      title={t('copyTitle')}
      closeLabel={shell('close')}
    >
      <form ref={form} className={layout.form} onChange={ask} onSubmit={(event) => event.preventDefault()}>
        <p>{t('copyText')}</p>
        <div className={layout.pair}>
          <TextField name="from" type="date" label={t('copyFrom')} defaultValue={week} required />
          <TextField name="to" type="date" label={t('copyTo')} defaultValue={addDays(week, 7)} min={today} required />
        </div>
        <Checkbox name="leave">{t('leavePromoted')}</Checkbox>
      </form>
      <div className={layout.form} aria-live="polite">
        {preview.busy && <p>{t('counting')}</p>}
        {preview.refusal !== undefined && <Remark tone="error">{preview.refusal}</Remark>}
        {copy.refusal !== undefined && <Remark tone="error">{copy.refusal}</Remark>}
        {shown !== undefined && <Effect effect={shown.effect} withDays />}
      </div>
      {shown !== undefined && shown.effect.products > 0 && (
        <div className={layout.actions}>
          <Button busy={copy.busy} onClick={() => copy.run(shown)}>
            {t('copy', { count: shown.effect.products })}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
