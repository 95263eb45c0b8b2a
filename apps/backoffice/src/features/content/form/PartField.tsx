import type { FormPart } from '@bottega/contract/staff-content/documents.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames } from '../../../lib/language-names.ts'
import layout from '../../../lib/layout.module.css'
import { faultAt, type PartProps, useDocumentForm } from './form-context.ts'
import styles from './Form.module.css'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { PictureField } from './PictureField.tsx'
import {
  alternativeOf,
  asAlternative,
  blankOf,
  isFields,
  type Path,
  setText,
  setValue,
  textAt,
  valueAt,
} from './written.ts'

/** One part of a document, drawn as its schema asks for it; the parts within it are drawn the same way. */
export function PartField(props: PartProps) {
  const { parts } = useDocumentForm()
  const part = parts[props.place]
  if (part === undefined) return null
  switch (part.kind) {
    case 'fields':
    case 'oneOf':
      return <GroupField {...props} />
    case 'list':
      return <ListField {...props} drawItem={drawPart} drawGroup={drawGroup} />
    case 'picture':
      return <PictureField {...props} />
    case 'link':
    case 'reference':
      return <LinkField {...props} of={part.of} />
    case 'choice':
      return <ChoiceField {...props} choices={part.choices ?? []} usual={part.usual} />
    case 'flag':
      return <FlagField {...props} />
    case 'number':
      return <NumberField {...props} part={part} />
    case 'day':
    case 'moment':
      return <MomentField {...props} withTime={part.kind === 'moment'} />
    case 'markup':
    case 'style':
    case 'options':
      return <WordsField {...props} long={part.kind !== 'style'} example={part.example} />
    case 'text':
    case 'colour':
      return <WordsField {...props} long={false} example={part.example} />
    default:
      return part.kind satisfies never
  }
}

const drawPart = (props: PartProps) => <PartField {...props} />
const drawGroup = (place: number, path: PartProps['path']) => <GroupFields place={place} path={path} />

const translatable = new Set<FormPart['kind']>(['text', 'markup'])

/** A text, of the language that is chosen for the form; what is missing in it shows the Italian one as an example. */
function WordsField({
  place,
  path,
  label,
  required,
  help,
  long,
  example,
}: PartProps & { long: boolean; example: string | undefined }) {
  const t = useTranslations('content.form')
  const { parts, written, change, language: chosen, errors } = useDocumentForm()
  const language = translatable.has(parts[place]?.kind ?? 'text') && example === undefined ? chosen : 'it'
  const text = textAt(written, path, language)
  const italian = textAt(written, path, 'it')
  const props = {
    label: language === 'it' ? label : t('inLanguage', { label, language: languageNames[language] }),
    help: help ?? (example === undefined ? undefined : t('example', { example })),
    error: faultAt(errors, path),
    value: text,
    ...(language !== 'it' && { placeholder: italian, lang: language }),
    ...(language === 'it' && required && { 'aria-required': true }),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change(setText(written, path, language, value)),
  }
  const isLong = long || text.length > 90 || text.includes('\n')
  return isLong ? <TextArea {...props} rows={long ? 6 : 3} /> : <TextField {...props} />
}

const none = ''

function ChoiceField({
  path,
  label,
  required,
  choices,
  usual,
}: PartProps & { choices: NonNullable<FormPart['choices']>; usual: unknown }) {
  const t = useTranslations('content.form')
  const { written, change, errors } = useDocumentForm()
  const value = valueAt(written.fields, path)
  const index = choices.findIndex((one) => one.value === value || String(one.value) === String(value))
  const usualName = choices.find((one) => one.value === usual)?.label
  const options = choices.map((one, place) => ({ value: String(place), label: one.label }))
  const absent = { value: none, label: usualName === undefined ? t('notChosen') : t('usual', { value: usualName }) }
  return (
    <Select
      label={label}
      error={faultAt(errors, path)}
      options={required && index >= 0 ? options : [absent, ...options]}
      value={index < 0 ? none : String(index)}
      onChange={({ currentTarget }) =>
        change(
          setValue(
            written,
            path,
            currentTarget.value === none ? undefined : choices[Number(currentTarget.value)]?.value,
          ),
        )
      }
    />
  )
}

function FlagField(props: PartProps) {
  const t = useTranslations('content.form')
  const choices = [
    { value: true, label: t('yes') },
    { value: false, label: t('no') },
  ]
  return <ChoiceField {...props} choices={choices} usual={undefined} />
}

function NumberField({ path, label, part }: PartProps & { part: FormPart }) {
  const t = useTranslations('content.form')
  const { written, change, errors } = useDocumentForm()
  const value = valueAt(written.fields, path)
  return (
    <TextField
      label={label}
      type="number"
      step={part.whole === true ? 1 : 'any'}
      min={part.minimum}
      max={part.maximum}
      help={typeof part.usual === 'number' ? t('usual', { value: String(part.usual) }) : undefined}
      error={faultAt(errors, path)}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: typed, valueAsNumber } }) =>
        change(setValue(written, path, typed === '' ? undefined : valueAsNumber))
      }
    />
  )
}

/** A day, or a day and a time, of the shop's calendar, as the file says it. */
function MomentField({ path, label, withTime }: PartProps & { withTime: boolean }) {
  const t = useTranslations('content.form')
  const { written, change, errors } = useDocumentForm()
  const text = textAt(written, path, 'it')
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)]
  const set = (nextDay: string, nextTime: string) =>
    change(setText(written, path, 'it', nextDay === '' || nextTime === '' ? nextDay : `${nextDay} ${nextTime}`))
  return (
    <div className={layout.pair}>
      <TextField
        label={label}
        type="date"
        error={faultAt(errors, path)}
        value={day}
        onChange={({ currentTarget: { value } }) => set(value, time)}
      />
      {withTime && (
        <TextField
          label={t('timeOf', { label })}
          type="time"
          value={time}
          disabled={day === ''}
          onChange={({ currentTarget: { value } }) => set(day, value)}
        />
      )}
    </div>
  )
}

/** Fields that belong together under one name. A group that may be absent is added and taken away as a whole. */
function GroupField({ place, path, label, required }: PartProps) {
  const t = useTranslations('content.form')
  const { parts, written, change, errors } = useDocumentForm()
  const isThere = isFields(valueAt(written.fields, path))
  if (!required && !isThere)
    return (
      <div>
        <Button variant="secondary" onClick={() => change(setValue(written, path, blankOf(parts, place)))}>
          {t('add', { label })}
        </Button>
      </div>
    )
  const fault = faultAt(errors, path)
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      <GroupFields place={place} path={path} />
      {!required && (
        <div>
          <Button variant="secondary" onClick={() => change(setValue(written, path, undefined))}>
            {t('remove', { label })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The fields of a group or of the alternative it is, without a frame. */
export function GroupFields({ place, path }: { place: number; path: Path }) {
  const t = useTranslations('content.form')
  const { parts, written, change } = useDocumentForm()
  const part = parts[place]
  if (part?.kind !== 'oneOf') return <Fields place={place} path={path} />
  const { alternatives = [] } = part
  const value = valueAt(written.fields, path)
  const chosen = alternativeOf(parts, part, value)
  return (
    <>
      {alternatives.length > 1 && (
        <Select
          label={t('alternative')}
          options={alternatives.map((one, index) => ({ value: String(index), label: one.label }))}
          value={String(chosen)}
          onChange={({ currentTarget }) =>
            change(setValue(written, path, asAlternative(parts, part, value, Number(currentTarget.value))))
          }
        />
      )}
      <Fields key={chosen} place={alternatives[chosen]?.part ?? 0} path={path} />
    </>
  )
}

/** Fields with a text that says a picture, by the field of the picture. */
const alternativeTexts: Readonly<Record<string, string>> = { alt: 'image', imageText: 'image' }
/** Fields that may be absent and are asked for at once: without them few leaflets are one. */
const askedAtOnce = new Set(['price', 'stores', 'drawn', 'pages'])
/** A group with no more optional fields than these shows them all. */
const fewFields = 5

function Fields({ place, path }: { place: number; path: Path }) {
  const t = useTranslations('content.form')
  const { parts, markdown, written, errors } = useDocumentForm()
  const value = valueAt(written.fields, path)
  const has = (name: string) => isFields(value) && value[name] !== undefined && value[name] !== null
  const [shownAtFirst] = useState(() => new Set(isFields(value) ? Object.keys(value).filter(has) : []))
  const all = (parts[place]?.fields ?? []).filter(({ name, part }) => {
    const { kind, choices } = parts[part] ?? {}
    // Told by the alternative itself; the text of Markdown has its own place.
    const isTold = kind === 'choice' && choices?.length === 1
    return !isTold && !(markdown && path.length === 0 && name === 'content')
  })
  const known = new Set((parts[place]?.fields ?? []).map(({ name }) => name))
  const strange = isFields(value) ? Object.keys(value).filter((name) => !known.has(name)) : []
  const saysPicture = (name: string) => has(alternativeTexts[name] ?? '')
  const isShown = ({ name, required }: (typeof all)[number]) =>
    required ||
    askedAtOnce.has(name) ||
    shownAtFirst.has(name) ||
    saysPicture(name) ||
    faultAt(errors, [...path, name], true) !== undefined
  const few = all.filter((field) => !isShown(field)).length <= fewFields
  const [shown, more] = few ? [all, []] : [all.filter(isShown), all.filter((field) => !isShown(field))]
  const draw = ({ name, label, required, part }: (typeof all)[number]) => (
    <PartField
      key={name}
      place={part}
      path={[...path, name]}
      label={label}
      required={required}
      help={saysPicture(name) ? t('altHelp') : undefined}
    />
  )
  return (
    <>
      {shown.map(draw)}
      {strange.map((name) => (
        <p key={name} className={styles.strange}>
          {faultAt(errors, [...path, name]) ?? t('strange', { name })}
        </p>
      ))}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('more', { count: more.length })}</summary>
          <div className={styles.fields}>{more.map(draw)}</div>
        </details>
      )}
    </>
  )
}
