import { staffContentDraft, staffContentPictures } from '@bottega/contract/staff-content/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Field } from '@bottega/ui/components/fields/Field.tsx'
import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { formText } from '../../../lib/form-text.ts'
import { Remark } from '../../../lib/Remark.tsx'
import { useCommand } from '../../../lib/use-command.ts'
import { faultAt, type PartProps, useDocumentForm } from './form-context.ts'
import styles from './Form.module.css'
import { setText, textAt } from './written.ts'

interface Picture {
  readonly path: string
  readonly url: string
}

/** A picture of the content, shown small: chosen among those there are, or uploaded. */
export function PictureField({ path, label, required }: PartProps) {
  const t = useTranslations('content.form')
  const { written, change, errors, pictures, addPicture } = useDocumentForm()
  const [isOpen, setOpen] = useState(false)
  const value = textAt(written, path, 'it')
  const url = pictures[value.replace(/^(?:\.\.\/)*/, '')]
  return (
    <div className={styles.picture}>
      {url !== undefined && <img src={url} alt="" width={96} height={64} loading="lazy" />}
      <TextField
        label={label}
        error={faultAt(errors, path)}
        aria-required={required}
        value={value}
        onChange={({ currentTarget }) => change(setText(written, path, 'it', currentTarget.value))}
      />
      <Button variant="secondary" aria-label={t('chooseFor', { label })} onClick={() => setOpen(true)}>
        {t('choosePicture')}
      </Button>
      {isOpen && (
        <PictureDialog
          title={t('chooseFor', { label })}
          onClose={() => setOpen(false)}
          onChosen={(picture) => {
            addPicture(picture.path, picture.url)
            change(setText(written, path, 'it', picture.path))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

const read = async (search: string) => (await api.call(staffContentPictures, { query: { search } })).data.pictures

/** A name of a file as content has them: small letters and digits, divided by dashes. */
const plainName = (name: string) => {
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [undefined, name, '']
  const plain = stem
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-')
  return { stem: plain.replaceAll(/^-+|-+$/g, '') || 'picture', ending: ending.toLowerCase() }
}

/** A path no picture has: an upload never replaces the picture of another page. */
async function freePath(name: string): Promise<string> {
  const { stem, ending } = plainName(name)
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`
    if (!(await read(file)).some(({ path }) => path === `pictures/${file}`)) return `pictures/${file}`
  }
}

interface PictureDialogProps {
  title: string
  onClose: () => void
  onChosen: (picture: Picture) => void
}

function PictureDialog({ title, onClose, onChosen }: PictureDialogProps) {
  const t = useTranslations('content.form')
  const [found, setFound] = useState<readonly Picture[]>([])
  const [fault, setFault] = useState<string>()
  const search = useCommand(async (words: string) => setFound(await read(words)))
  const { run } = search
  // oxlint-disable-next-line react/exhaustive-deps -- the newest pictures, once
  useEffect(() => run(''), [])
  const upload = useCommand(async (file: File) => {
    setFault(undefined)
    const path = await freePath(file.name)
    const { outcome } = (await api.call(staffContentDraft, { body: {}, files: { [`files[${path}]`]: file } })).data
    const [error] = outcome.errors
    if (error !== undefined) return setFault(error.text)
    const picture = (await read(path.slice('pictures/'.length))).find((one) => one.path === path)
    if (picture !== undefined) onChosen(picture)
  })
  const refusal = search.refusal ?? upload.refusal
  // It has a form of its own, which may not stand in that of the document.
  return createPortal(
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <div className={styles.fields}>
        <Field label={t('uploadPicture')} help={upload.busy ? t('uploading') : t('uploadHelp')} error={fault}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={({ currentTarget: { files } }) => {
                const [file] = files ?? []
                if (file !== undefined) upload.run(file)
              }}
            />
          )}
        </Field>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              run(formText(new FormData(event.currentTarget), 'q').trim())
            }}
          >
            <SearchField name="q" label={t('searchPictures')} submitLabel={t('find')} maxLength={100} />
          </form>
        </search>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        {!search.busy && found.length === 0 && <output>{t('nothingFound')}</output>}
        <ul className={styles.pictures}>
          {found.map((picture) => (
            <li key={picture.path}>
              <button type="button" onClick={() => onChosen(picture)}>
                <img src={picture.url} alt="" loading="lazy" />
                {picture.path.slice('pictures/'.length)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>,
    document.body,
  )
}
