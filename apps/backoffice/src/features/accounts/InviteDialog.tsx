import type { StaffAccounts } from '@bottega/contract/backoffice/accounts.ts'
import { staffAccountInvite } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { staffRoles } from '@bottega/rules/people/roles.ts'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { PlacesField, placesIn } from './PlacesField.tsx'
import { languageNames } from '../../lib/language-names.ts'

/** Rendered while it is asked whom to invite. */
export function InviteDialog({ choice, onClose }: { choice: StaffAccounts; onClose: () => void }) {
  const t = useTranslations('accounts')
  const shell = useTranslations('shell')
  const { revalidate } = useRevalidator()
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run } = useCommand(async (fields: FormData) => {
    await api.call(staffAccountInvite, {
      body: {
        email: formText(fields, 'email'),
        first_name: formText(fields, 'first_name'),
        last_name: formText(fields, 'last_name'),
        role: staffRoles.find((role) => role === formText(fields, 'role')) ?? 'picker',
        language: languages.find((locale) => locale === formText(fields, 'language')) ?? 'it',
        ...placesIn(fields),
      },
    })
    await revalidate()
    onClose()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const isMissing = ['email', 'first_name', 'last_name'].some((name) => formText(fields, name).trim() === '')
    setMissing(isMissing)
    if (!isMissing) run(fields)
  }

  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('invite')} closeLabel={shell('close')}>
      <form noValidate className={layout.form} onSubmit={submit}>
        <p>{t('inviteText')}</p>
        {missing && <Remark tone="error">{t('missing')}</Remark>}
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        <TextField name="first_name" label={t('firstName')} autoComplete="off" maxLength={50} required />
        <TextField name="last_name" label={t('lastName')} autoComplete="off" maxLength={50} required />
        <TextField name="email" type="email" label={t('email')} autoComplete="off" maxLength={100} required />
        <Select
          name="role"
          label={t('role')}
          defaultValue="picker"
          options={staffRoles.map((value) => ({ value, label: shell(`roles.${value}`) }))}
        />
        <Select
          name="language"
          label={shell('language')}
          defaultValue="it"
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <PlacesField choice={choice} />
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  )
}
