import { rewardsServe } from '@bottega/contract/loyalty/calls.ts'
import type { ServedRequestView } from '@bottega/contract/loyalty/rewards.ts'
import { canRewardBecome } from '@bottega/rules/loyalty/reward-status.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import layout from '../../lib/layout.module.css'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'

const steps = ['ready', 'handedOver', 'cancelled'] as const
type Step = (typeof steps)[number]

/** The steps possible now, each asked about first, and decided on the version that was seen. */
export function RewardActions({ request }: { request: ServedRequestView }) {
  const t = useTranslations('rewards')
  const { actingFor } = useSignedInStaff()
  const { requestId, version, status, statusName, customer, points } = request
  const dialog = useActionDialog(async (step: Step) => {
    await api.call(rewardsServe, { body: { request_id: requestId, version, status: step } })
  })
  if (actingFor !== undefined) return null
  const may = steps.filter((step) => canRewardBecome(status, step))
  const { open } = dialog
  return (
    <div className={layout.actions}>
      {may.length === 0 && <p>{t('over')}</p>}
      {may.map((step) => (
        <Button key={step} variant={step === 'cancelled' ? 'secondary' : 'primary'} onClick={() => dialog.show(step)}>
          {t(`do.${step}`)}
        </Button>
      ))}
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`do.${open}`)}
          button={t(`do.${open}`)}
          facts={[[t('status'), statusName]]}
          yours={() => [[t('status'), t(`do.${open}`)]]}
          text={t(`explain.${open}`, { name: customer.name, points })}
        />
      )}
    </div>
  )
}
