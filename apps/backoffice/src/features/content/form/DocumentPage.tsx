import { RefusalError } from '@bottega/contract/api.ts'
import {
  staffContentDocument,
  staffContentDocumentDraft,
  staffContentDocumentRemoval,
} from '@bottega/contract/staff-content/calls.ts'
import type { WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import type { ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { type Language, languages } from '@bottega/rules/text/language.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { type LoaderFunctionArgs, useBlocker, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import { languageNames } from '../../../lib/language-names.ts'
import layout from '../../../lib/layout.module.css'
import { Remark } from '../../../lib/Remark.tsx'
import { requireWholeGroup } from '../../../lib/signed-in-staff.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { paths } from '../../../paths.ts'
import { LeafletPrices } from '../../promotions/leaflets/LeafletPrices.tsx'
import { Conflict } from './Conflict.tsx'
import { faultAt, FormProvider } from './form-context.ts'
import styles from './Form.module.css'
import { PagesField } from './PagesField.tsx'
import { GroupFields } from './PartField.tsx'
import { Preview } from './Preview.tsx'
import { blankOf } from './written.ts'

/** One document of content, or without a name a new one of its kind. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['editor'])
  const { kind = '', '*': key = '' } = params
  const query = { kind, ...(key !== '' && { key }) }
  return (await api.call(staffContentDocument, { query })).data
}

type Document = Awaited<ReturnType<typeof loader>>

/** Another document has a form of its own. */
export function Component() {
  const data = useLoaderData<typeof loader>()
  return <DocumentForm key={`${data.kind}/${data.document?.key ?? ''}`} data={data} />
}

const startOf = ({ document, written, parts }: Document): WrittenDocument =>
  document === undefined ? { ...written, fields: blankOf(parts, 0) as WrittenDocument['fields'] } : written

/** The days a leaflet has as its form says them. */
function daysIn({ fields: { from, to } }: WrittenDocument) {
  const isDay = (value: unknown): value is string => typeof value === 'string' && isShopDate(value)
  return isDay(from) && isDay(to) ? { from, to } : undefined
}

/** The fields of a document as its schema has them; what they say is stored as a draft of its files. */
function DocumentForm({ data }: { data: Document }) {
  const t = useTranslations('content.form')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { kind, kindName, document, parts, markdown, preview } = data
  const [written, setWritten] = useState(() => startOf(data))
  const [version, setVersion] = useState(data.version)
  const [isDirty, setDirty] = useState(false)
  const [language, setLanguage] = useState<Language>('it')
  const [key, setKey] = useState('')
  const [outcome, setOutcome] = useState<ContentOutcome>()
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<{ readonly refusal: string; readonly theirs: Document }>()
  const leaving = useLeaving(isDirty)

  function change(next: WrittenDocument) {
    setWritten(next)
    setDirty(true)
  }

  /** Reads the version of the person who saved this document meanwhile, to be looked at beside what was typed. */
  async function meetTheOther(error: unknown): Promise<undefined> {
    if (!(error instanceof RefusalError) || error.code !== 'error.content.changedMeanwhile') throw error
    const theirs = (await api.call(staffContentDocument, { query: { kind, key: document?.key ?? key } })).data
    setAdded((before) => ({ ...theirs.pictures, ...before }))
    setConflict({ refusal: error.text, theirs })
  }

  const { busy, refusal, run } = useCommand(async () => {
    const name = document?.key ?? key
    const saved = await api
      .call(staffContentDocumentDraft, { body: { kind, key: name, version, written } })
      .then(({ data: answer }) => answer, meetTheOther)
    if (saved === undefined) return
    setConflict(undefined)
    setOutcome(saved.outcome)
    if (saved.outcome.errorCount > 0) return
    setVersion(saved.version)
    setDirty(false)
    leaving.allow()
    if (document === undefined) await navigate(paths.contentDocument(kind, name), { replace: true })
    else await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run()
  }

  const errors = outcome?.errors ?? []
  const textFault = faultAt(errors, ['content'])
  return (
    <>
      <PageHead
        title={document?.title ?? t('newOf', { kind: kindName })}
        text={t('text')}
        back={{ href: paths.contentDocuments({ kind }), text: t('back') }}
      >
        {document !== undefined && (
          <Badge tone={document.state === 'published' ? 'ok' : 'quiet'}>{t(`states.${document.state}`)}</Badge>
        )}
      </PageHead>
      <div className={styles.editor}>
        <form className={styles.editor} onSubmit={submit} noValidate>
          <SegmentedControl
            legend={t('language')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
          {document === undefined && (
            <TextField
              label={t('key')}
              help={t('keyHelp', { kind })}
              required
              maxLength={100}
              value={key}
              onChange={({ currentTarget: { value } }) => setKey(value)}
            />
          )}
          <FormProvider
            value={{
              parts,
              markdown,
              written,
              change,
              language,
              errors,
              pictures: { ...data.pictures, ...added },
              addPicture: (path, url) => setAdded((before) => ({ ...before, [path]: url })),
            }}
          >
            <GroupFields place={0} path={[]} />
            {written.files !== undefined && <PagesField />}
            {conflict !== undefined && (
              <Conflict
                refusal={conflict.refusal}
                theirs={conflict.theirs.written}
                onGoOn={() => {
                  setVersion(conflict.theirs.version)
                  setConflict(undefined)
                }}
                onTakeAll={() => {
                  setWritten(conflict.theirs.written)
                  setVersion(conflict.theirs.version)
                  setConflict(undefined)
                  setDirty(false)
                }}
              />
            )}
          </FormProvider>
          {markdown && (
            <TextArea
              label={t('markdown', { language: languageNames[language] })}
              help={t('markdownHelp')}
              error={textFault}
              rows={16}
              lang={language}
              value={written.texts?.[language] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ ...written, texts: { ...written.texts, [language]: value } })
              }
            />
          )}
          {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
          {errors.length > 0 && (
            <Remark tone="error">
              {t('faults', { count: outcome?.errorCount ?? 0 })}
              <ul>
                {errors.map(({ field, text }) => (
                  <li key={`${field} ${text}`}>
                    {field === '' ? '' : `${field}: `}
                    {text}
                  </li>
                ))}
              </ul>
            </Remark>
          )}
          {outcome?.errorCount === 0 && !isDirty && <Remark tone="ok">{t('saved')}</Remark>}
          <div className={styles.bar}>
            <Button type="submit" busy={busy} disabled={conflict !== undefined}>
              {t('save')}
            </Button>
            {isDirty && <span>{t('unsaved')}</span>}
          </div>
          <div className={layout.actions}>
            <LinkButton href={paths.content()} variant="secondary">
              {t('toDrafts')}
            </LinkButton>
            {data.removable && document !== undefined && (
              <RemoveButton kind={kind} documentKey={document.key} version={version} onRemoved={leaving.allow} />
            )}
          </div>
        </form>
        <Dialog open={leaving.isAsked} onClose={leaving.stay} title={t('leaveTitle')} closeLabel={t('stay')}>
          <p>{t('leaveText')}</p>
          <div className={layout.actions}>
            <Button onClick={leaving.stay}>{t('stay')}</Button>
            <Button variant="secondary" onClick={leaving.leave}>
              {t('leave')}
            </Button>
          </div>
        </Dialog>
        {kind === 'leaflets' && document !== undefined && document.state !== 'removal' && (
          <LeafletPrices key={version} leaflet={document.key} typed={daysIn(written)} />
        )}
        {preview !== undefined && document !== undefined && <Preview src={preview} title={document.title} />}
      </div>
    </>
  )
}

interface RemoveButtonProps {
  kind: string
  documentKey: string
  version: string
  onRemoved: () => void
}

/** Takes the document off: as a draft, which is published like any other. */
function RemoveButton({ kind, documentKey, version, onRemoved }: RemoveButtonProps) {
  const t = useTranslations('content.form.takeOff')
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const { busy, refusal, run } = useCommand(async () => {
    await api.call(staffContentDocumentRemoval, { body: { kind, key: documentKey, version } })
    onRemoved()
    await navigate(paths.contentDocuments({ kind }))
  })
  const close = () => setAsked(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <Dialog open={isAsked} onClose={close} title={t('title')} closeLabel={t('keep')}>
        <p>{t('text')}</p>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        <div className={layout.actions}>
          <Button onClick={run} busy={busy}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Asks before a form that is not saved is left, for another page of the back office or for another site. */
function useLeaving(isDirty: boolean) {
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  const blocker = useBlocker(() => dirty.current)
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    // A page that was just made goes to its own address before it is drawn again.
    allow: () => {
      dirty.current = false
    },
  }
}
