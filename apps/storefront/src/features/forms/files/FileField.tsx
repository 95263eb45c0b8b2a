import { allowedEndings, uploadLimits, uploadMegabytes } from '@bottega/rules/forms/upload-types.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { ProgressBar } from '@bottega/ui/components/feedback/ProgressBar.tsx'
import { Field } from '@bottega/ui/components/fields/Field.tsx'
import { classNames } from '@bottega/ui/class-names.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { ChangeEvent } from 'react'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { nameOf, type FieldProps } from '../field-control.ts'
import { useUploads, type Upload } from './use-uploads.ts'
import { formsWords } from '../words/forms.ts'
import styles from './FileField.module.css'

/**
 * Files are sent when they are chosen, with their progress; the form then names them by their tokens. Before the scripts
 * arrive they are sent with the form.
 */
export function FileField({ form, field, error }: FieldProps) {
  const t = useTranslations(formsWords, 'file')
  const hydrated = useHydrated()
  const { uploads, send, remove } = useUploads(form, field)
  const endings = allowedEndings(field.upload_types)
  const refused = uploads.find(({ refusal }) => refusal !== undefined)?.refusal
  const isFull = uploads.filter(({ refusal }) => refusal === undefined).length >= uploadLimits.perField
  const types = t('help', { types: endings.join(', '), megabytes: String(uploadMegabytes) })

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const room = uploadLimits.perField - uploads.filter(({ token }) => token !== undefined).length
    for (const file of [...(currentTarget.files ?? [])].slice(0, room)) send(file)
    // The same file may be chosen again, after it was refused or taken away.
    currentTarget.value = ''
  }

  return (
    <div className={styles.field}>
      <Field
        label={field.label}
        help={
          isFull
            ? t('full', { maximum: String(uploadLimits.perField) })
            : [field.help_text, types].filter(Boolean).join(' · ')
        }
        error={refused ?? error}
        required={field.required}
      >
        {(control) => (
          <span
            className={classNames(control.className, styles.choose)}
            data-ready={hydrated}
            data-invalid={control['aria-invalid']}
          >
            {hydrated && <span aria-hidden="true">{t('choose')}</span>}
            <input
              {...control}
              className={styles.input}
              type="file"
              multiple
              accept={endings.map((ending) => `.${ending}`).join(',')}
              disabled={field.disable_input || isFull}
              {...(hydrated ? { onChange: choose } : { name: `files[${field.key}]`, required: field.required })}
            />
          </span>
        )}
      </Field>
      {uploads.length > 0 && (
        <ul className={styles.list}>
          {uploads
            .filter(({ refusal }) => refusal === undefined)
            .map((upload) => (
              <li key={upload.id} className={styles.file}>
                <State upload={upload} />
                {upload.token !== undefined && <input type="hidden" name={`${nameOf(field)}[]`} value={upload.token} />}
                <IconButton icon="trash" label={t('remove', { name: upload.name })} onClick={() => remove(upload.id)} />
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

function State({ upload: { name, progress, token } }: { upload: Upload }) {
  const t = useTranslations(formsWords, 'file')
  if (token === undefined) return <ProgressBar label={t('uploading', { name })} value={progress} max={1} />
  return (
    <output className={styles.done}>
      <Icon name="check" size={16} />
      <span className={styles.name}>{name}</span> · {t('done')}
    </output>
  )
}
