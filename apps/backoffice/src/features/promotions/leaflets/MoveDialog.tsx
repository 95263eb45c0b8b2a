import type { BodyOf } from '@bottega/contract/call-schema.ts'
import { staffLeafletMove, staffLeafletMovePreview } from '@bottega/contract/staff-products/calls.ts'
import type { staffLeafletMovePreview as moveSchema } from '@bottega/contract/staff-products/leaflet-promotions.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import layout from '../../../lib/layout.module.css'
import { Remark } from '../../../lib/Remark.tsx'
import { useCommand } from '../../../lib/use-command.ts'
import { Effect } from '../Effect.tsx'
import { useLivePreview } from '../use-live-preview.ts'

type MoveBody = BodyOf<typeof moveSchema>

interface MoveDialogProps {
  body: MoveBody
  onClose: () => void
  onMoved: (products: number) => void
}

/** Moves the promotions of a leaflet to its new days, after showing what that does. */
export function MoveDialog({ body, onClose, onMoved }: MoveDialogProps) {
  const t = useTranslations('promotions.leaflets')
  const words = useTranslations('promotions')
  const shell = useTranslations('shell')
  const day = useDay()
  const preview = useLivePreview(async (asked: MoveBody) => {
    return (await api.call(staffLeafletMovePreview, { body: asked })).data
  })
  const move = useCommand(async ({ body: asked, effect, key: idempotencyKey }: NonNullable<typeof preview.shown>) => {
    const { data } = await api.call(staffLeafletMove, { body: { ...asked, seen: effect.seen }, idempotencyKey })
    onMoved(data.products)
  })
  const open = useEffectEvent(() => preview.change(body))
  useEffect(() => open(), [])
  const { shown } = preview
  const days = { from: day(body.from), to: day(body.to), newFrom: day(body.new_from), newTo: day(body.new_to) }
  return (
    <Dialog
      open
      onClose={() => {
        if (!move.busy) onClose()
      }}
      title={t('moveTitle')}
      closeLabel={shell('close')}
    >
      <div className={layout.form} aria-live="polite">
        <p>{t('moveText', days)}</p>
        {preview.busy && <p>{words('counting')}</p>}
        {preview.refusal !== undefined && <Remark tone="error">{preview.refusal}</Remark>}
        {move.refusal !== undefined && <Remark tone="error">{move.refusal}</Remark>}
        {shown !== undefined && (
          <Effect effect={shown.effect} withDays summary={t('moving', { count: shown.effect.products })} />
        )}
      </div>
      {shown !== undefined && shown.effect.products > 0 && (
        <div className={layout.actions}>
          <Button busy={move.busy} onClick={() => move.run(shown)}>
            {t('moveNow', { count: shown.effect.products })}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
