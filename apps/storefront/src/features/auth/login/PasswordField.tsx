import { Field } from '@bottega/ui/components/fields/Field.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useState, type ComponentPropsWithRef } from 'react'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { authWords } from '../words/auth.ts'
import styles from './PasswordField.module.css'

interface PasswordFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name'> {
  label: string
  error?: string | undefined
  /** The password is being set: the field says which rule is in force, and browsers propose a new one. */
  sets?: boolean
}

/** A password that can be shown while it is typed; the change is announced to screen readers. */
export function PasswordField({ label, error, sets = false, ...input }: PasswordFieldProps) {
  const t = useTranslations(authWords)
  const { passwordRule = 'length' } = usePageSetting()
  const [shown, setShown] = useState<boolean>()
  return (
    <Field label={label} help={sets ? t(`passwordRule.${passwordRule}`) : undefined} error={error} required>
      {({ className, ...control }) => (
        <div className={styles.line}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={sets ? 'new-password' : 'current-password'}
            maxLength={200}
            required
            className={`${className} ${styles.input}`}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            aria-label={`${shown ? t('hidePassword') : t('showPassword')}: ${label}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('hidePassword') : t('showPassword')}
          </button>
          <VisuallyHidden>
            <output>{shown === undefined ? '' : t(shown ? 'passwordShown' : 'passwordHidden')}</output>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
