import { staffContentDraft } from '@bottega/contract/staff-content/calls.ts'
import type { ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import { contentUploads } from '@bottega/rules/content/content-uploads.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Field } from '@bottega/ui/components/fields/Field.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldWords } from '../../lib/actions/use-field-words.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'

type What = 'files' | 'folder'

/** With its path below the chosen folder; what systems put beside files is left out. */
const pathOf = ({ name, webkitRelativePath }: File) => (webkitRelativePath === '' ? name : webkitRelativePath)
const isWanted = (file: File) =>
  !pathOf(file)
    .split('/')
    .some((part) => part.startsWith('.'))

interface UploadFormProps {
  folders: readonly string[]
  onOutcome: (outcome: ContentOutcome) => void
}

/** Files or a folder of the editor's computer, stored as drafts. */
export function UploadForm({ folders, onOutcome }: UploadFormProps) {
  const t = useTranslations('content')
  const { revalidate } = useRevalidator()
  const fieldWords = useFieldWords()
  const [what, setWhat] = useState<What>('files')
  const [files, setFiles] = useState<readonly File[]>([])
  // A file input is emptied by making it again.
  const [round, setRound] = useState(0)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const isTooMuch = files.length > contentUploads.files || bytes > contentUploads.megabytes * 2 ** 20

  const { busy, refusal, run, clearRefusal } = useCommand(async (folder: string, whole: boolean) => {
    const body = { whole, ...(folder !== '' && { folder }) }
    const parts = Object.fromEntries(files.map((file) => [`files[${pathOf(file)}]`, file]))
    const { data } = await api.call(staffContentDraft, { body, files: parts })
    onOutcome(data.outcome)
    if (data.outcome.errorCount > 0) return
    setFiles([])
    setRound(round + 1)
    await revalidate()
  })

  function choose(list: FileList | null) {
    clearRefusal()
    setFiles([...(list ?? [])].filter(isWanted))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (!isTooMuch) run(formText(fields, 'folder'), fields.has('whole'))
  }

  return (
    <form className={layout.form} onSubmit={submit} {...fieldWords}>
      <p>{t('uploadText')}</p>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <RadioGroup
        legend={t('what')}
        options={(['files', 'folder'] as const).map((value) => ({ value, label: t(`whats.${value}`) }))}
        value={what}
        onChange={(value) => {
          setWhat(value)
          choose(null)
        }}
      />
      <Field
        key={`${what} ${round}`}
        label={t(`choose.${what}`)}
        help={files.length > 0 ? t('chosen', { count: files.length }) : undefined}
        error={isTooMuch ? t('tooMuch', contentUploads) : undefined}
        required
      >
        {(control) => (
          <input
            {...control}
            type="file"
            required
            multiple
            ref={(input) => {
              if (input !== null) input.webkitdirectory = what === 'folder'
            }}
            onChange={({ currentTarget }) => choose(currentTarget.files)}
          />
        )}
      </Field>
      {what === 'files' && (
        <Select
          name="folder"
          label={t('folder')}
          help={t('folderHelp')}
          options={[{ value: '', label: t('folderByName') }, ...folders.map((value) => ({ value, label: value }))]}
        />
      )}
      <Checkbox name="whole" key={round}>
        {t('whole')}
      </Checkbox>
      <Button type="submit" busy={busy}>
        {t('drafting')}
      </Button>
    </form>
  )
}
