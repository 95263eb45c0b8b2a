import { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { FormPart } from '@bottega/contract/staff-content/documents.ts'
import { staffContentDocuments } from '@bottega/contract/staff-content/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { formText } from '../../../lib/form-text.ts'
import { Remark } from '../../../lib/Remark.tsx'
import { useCommand } from '../../../lib/use-command.ts'
import { faultAt, type PartProps, useDocumentForm } from './form-context.ts'
import styles from './Form.module.css'
import { setText, textAt } from './written.ts'

interface Target {
  readonly kind: 'category' | 'product' | 'page'
  readonly name: string
  readonly path: string
  /** Of a product. */
  readonly code?: string | undefined
}

/** Departments and products of the shop's own search, and pages of its content. */
async function targetsOf(q: string, of: FormPart['of']): Promise<Target[]> {
  const { items } = (await api.call(productsSuggest, { query: { q } })).data
  const goods = items.flatMap(({ kind, name, url, product }) =>
    kind === 'word' ? [] : [{ kind, name, path: url, code: product?.codInt }],
  )
  if (of === 'code') return goods.filter(({ code }) => code !== undefined)
  if (of !== undefined) return goods.filter(({ kind }) => kind === of)
  const { documents } = (await api.call(staffContentDocuments, { query: { search: q } })).data
  const pages = documents.flatMap(({ title, path }) =>
    path === undefined ? [] : [{ kind: 'page' as const, name: title, path }],
  )
  return [...goods, ...pages].filter((one, index, all) => all.findIndex(({ path }) => path === one.path) === index)
}

/** A department or a product is named by its slug, which is what follows the first part of its path. */
const slugOf = (path: string) => decodeURIComponent(path.split('/').slice(2).join('/'))

/** An address, or with `of` the name of a department or product, or its code: typed, or found by searching. */
export function LinkField({ path, label, required, of }: PartProps & { of: FormPart['of'] }) {
  const t = useTranslations('content.form')
  const { written, change, errors } = useDocumentForm()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Target>()
  const set = (text: string) => change(setText(written, path, 'it', text))
  return (
    <div className={styles.picture}>
      <TextField
        label={label}
        help={of === undefined ? t('linkHelp') : of === 'code' ? chosen?.name : undefined}
        error={faultAt(errors, path)}
        aria-required={required}
        value={textAt(written, path, 'it')}
        onChange={({ currentTarget: { value } }) => set(value)}
      />
      <Button variant="secondary" aria-label={t('findFor', { label })} onClick={() => setOpen(true)}>
        {t('find')}
      </Button>
      {isOpen && (
        <LinkDialog
          title={t('findFor', { label })}
          of={of}
          onClose={() => setOpen(false)}
          onChosen={(target) => {
            setChosen(target)
            set(of === undefined ? target.path : of === 'code' ? (target.code ?? '') : slugOf(target.path))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface LinkDialogProps {
  title: string
  of: FormPart['of']
  onClose: () => void
  onChosen: (target: Target) => void
}

function LinkDialog({ title, of, onClose, onChosen }: LinkDialogProps) {
  const t = useTranslations('content.form')
  const [found, setFound] = useState<readonly Target[]>()
  const { busy, refusal, run } = useCommand(async (q: string) => setFound(q === '' ? [] : await targetsOf(q, of)))
  // It has a form of its own, which may not stand in that of the document.
  return createPortal(
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <div className={styles.fields}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              // React hands the events of a dialog on to the form that opened it.
              event.stopPropagation()
              run(formText(new FormData(event.currentTarget), 'q').trim())
            }}
          >
            <SearchField name="q" label={t('searchWords')} submitLabel={t('find')} maxLength={100} />
          </form>
        </search>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        {!busy && found?.length === 0 && <output>{t('nothingFound')}</output>}
        <ul className={styles.found}>
          {found?.map((target) => (
            <li key={target.path}>
              <Button variant="secondary" onClick={() => onChosen(target)}>
                {t(`targets.${target.kind}`, { name: target.name })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>,
    document.body,
  )
}
