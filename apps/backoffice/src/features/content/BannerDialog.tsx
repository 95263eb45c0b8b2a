import type { StaffBanner } from '@bottega/contract/staff-content/banners.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { useBannerDates } from './use-content-words.ts'

/** The values of the form as the file will have them: a day, or a day and a time. */
export function chosenIn(fields: FormData) {
  const moment = (name: 'from' | 'until') => {
    const [day, time] = [formText(fields, name), formText(fields, `${name}Time`)]
    return time === '' || day === '' ? day : `${day} ${time}`
  }
  const [from, until] = [moment('from'), moment('until')]
  return { ...(from !== '' && { from }), ...(until !== '' && { until }), hidden: fields.has('hidden') }
}

interface BannerDialogProps {
  banner: StaffBanner
  dialog: ActionDialogState<string>
}

/** When a banner is shown. Rendered while it is being changed. */
export function BannerDialog({ banner, dialog }: BannerDialogProps) {
  const t = useTranslations('content.banners')
  const dates = useBannerDates()
  const facts = (one: Pick<StaffBanner, 'from' | 'until' | 'hidden'>): Fact[] => [
    [t('dates'), dates(one)],
    [t('shown'), one.hidden ? t('no') : t('yes')],
  ]
  return (
    <ActionDialog
      dialog={dialog}
      title={t('changeOf', { title: banner.title })}
      text={t('changeText')}
      button={t('publish')}
      facts={facts(banner)}
      yours={(fields) => facts(chosenIn(fields))}
    >
      {(['from', 'until'] as const).map((name) => (
        <div key={name} className={layout.pair}>
          <TextField name={name} type="date" label={t(name)} defaultValue={banner[name]?.slice(0, 10) ?? ''} />
          <TextField
            name={`${name}Time`}
            type="time"
            label={t(`${name}Time`)}
            defaultValue={banner[name]?.slice(11) ?? ''}
          />
        </div>
      ))}
      <Checkbox name="hidden" defaultChecked={banner.hidden}>
        {t('hide')}
      </Checkbox>
    </ActionDialog>
  )
}
