import { staffOffersDecide } from '@bottega/contract/offers/calls.ts'
import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'

const answers = ['accept', 'decline'] as const
type Answer = (typeof answers)[number]

/** Accepts or declines with words for the customer. An offer is answered once: a second answer is refused. */
export function OfferActions({ offer }: { offer: StaffOfferView }) {
  const t = useTranslations('offers')
  const { roles, actingFor } = useSignedInStaff()
  const { offerId, state, customer } = offer
  const dialog = useActionDialog(async (chosen: Answer, fields) => {
    const answer = formText(fields, 'answer').trim()
    await api.call(staffOffersDecide, { body: { offer_id: offerId, accept: chosen === 'accept', answer } })
  })
  if (actingFor !== undefined) return null
  const { open } = dialog
  const mayAnswer = state === 'new' && hasAnyRole(roles, staffOffersDecide.roles ?? [])
  return (
    <div className={layout.actions}>
      {mayAnswer &&
        answers.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'accept' ? 'primary' : 'secondary'}
            onClick={() => dialog.show(answer)}
          >
            {t(`do.${answer}`)}
          </Button>
        ))}
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`do.${open}`)}
          button={t(`do.${open}`)}
          text={t(`explain.${open}`, { name: customer })}
        >
          <TextArea name="answer" label={t('answer')} maxLength={500} required />
        </ActionDialog>
      )}
    </div>
  )
}
