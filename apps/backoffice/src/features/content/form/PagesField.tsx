import { staffContentDocumentFiles } from '@bottega/contract/staff-content/calls.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Field } from '@bottega/ui/components/fields/Field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { useDocumentForm } from './form-context.ts'
import styles from './Form.module.css'

const isPdf = ({ name }: { readonly name: string }) => /\.pdf$/i.test(name)
const endingOf = ({ name }: File) => (/\.(\w+)$/.exec(name)?.[1] ?? 'png').toLowerCase()
const collator = new Intl.Collator('it', { numeric: true })

/** As the folder of a leaflet names them: one PDF, or a picture for each page in the order of their names. */
function pagesOf(files: readonly File[]): File[] {
  const pdf = files.find(isPdf)
  if (pdf !== undefined) return [new File([pdf], 'leaflet.pdf', { type: pdf.type })]
  return files
    .toSorted((one, other) => collator.compare(one.name, other.name))
    .map((file, index) => new File([file], `${index + 1}.${endingOf(file)}`, { type: file.type }))
}

/** The pages of a leaflet as the files they come from: those there are, and others in their place. */
export function PagesField() {
  const t = useTranslations('content.form.pages')
  const { written, change, pictures, addPicture } = useDocumentForm()
  // A file input is emptied by making it again.
  const [round, setRound] = useState(0)
  const { files = [] } = written
  const { busy, refusal, run } = useCommand(async (chosen: readonly File[]) => {
    const parts = Object.fromEntries(pagesOf(chosen).map((file) => [`files[${file.name}]`, file]))
    const stored = (await api.call(staffContentDocumentFiles, { body: {}, files: parts })).data.files
    for (const { name, url } of stored) addPicture(name, url)
    change({ ...written, files: stored.map(({ name, hash }) => ({ name, hash })) })
    setRound(round + 1)
  })
  return (
    <fieldset className={styles.group}>
      <legend>{t('title')}</legend>
      {files.length === 0 && <p>{t('none')}</p>}
      {files.length > 0 && (
        <ul className={styles.pages}>
          {files.map((file) => (
            <li key={file.name}>
              <Anchor href={pictures[file.name] ?? ''} target="_blank">
                {!isPdf(file) && <img src={pictures[file.name]} alt="" loading="lazy" />}
                {file.name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <Field label={t('upload')} help={busy ? t('uploading') : t('help')} error={refusal}>
        {(control) => (
          <input
            key={round}
            {...control}
            type="file"
            multiple
            accept="application/pdf,image/png,image/jpeg,image/webp"
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])]
              if (chosen.length > 0) run(chosen)
            }}
          />
        )}
      </Field>
      {files.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => change({ ...written, files: [] })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
