import {
  staffPromotionLeaflets,
  staffPromotions,
  staffPromotionsMake,
  staffPromotionsPreview,
} from '@bottega/contract/staff-products/calls.ts'
import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { EurosField } from '../../lib/actions/EurosField.tsx'
import { useFieldWords } from '../../lib/actions/use-field-words.ts'
import { api } from '../../lib/api.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'
import { NameFields, namesIn } from '../products/NameFields.tsx'
import { CategorySelect } from '../products/ProductsFilter.tsx'
import { Effect } from './Effect.tsx'
import { type Choice, linesIn, mostLines, type PromotionBody, promotionBody } from './promotion-body.ts'
import styles from './Promotions.module.css'
import { useLivePreview } from './use-live-preview.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const [calendar, { data }] = await Promise.all([
    api.call(staffPromotions, { query: {} }),
    api.call(staffPromotionLeaflets),
  ])
  const asked = new URL(request.url).searchParams.get('leaflet')
  return { ...calendar.data, leaflets: data.leaflets, asked }
}

const choices: readonly Choice[] = ['found', 'list', 'leaflet']

type Leaflet = Awaited<ReturnType<typeof loader>>['leaflets'][number]
/** A promotion begins today or later, also where its leaflet has begun. */
const firstDay = ({ from }: Leaflet, today: string) => (from < today ? today : from)

/** One promotion for many products: what it does is shown while it is typed, and made as it was shown. */
export function Component() {
  const t = useTranslations('promotions')
  const heading = useId()
  const fieldWords = useFieldWords()
  const navigate = useNavigate()
  const { stores, categories, today, leaflets, asked } = useLoaderData<typeof loader>()
  const first = leaflets.find(({ leaflet }) => leaflet === asked)
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState<Choice>(first === undefined ? 'found' : 'leaflet')
  const [wrong, setWrong] = useState<string>()
  const preview = useLivePreview(async (body: PromotionBody) => {
    return (await api.call(staffPromotionsPreview, { body })).data
  })
  const make = useCommand(async (shown: NonNullable<typeof preview.shown>, fields: FormData) => {
    const body = { ...shown.body, seen: shown.effect.seen, name: namesIn(fields) }
    const { data } = await api.call(staffPromotionsMake, { body, idempotencyKey: shown.key })
    await navigate(paths.promotions({ day: shown.body.from, made: data.products }))
    return 'leaving'
  })

  function ask(as = choice) {
    if (form.current === null) return
    const fields = new FormData(form.current)
    const list = linesIn(as === 'list' ? formText(fields, 'list') : '')
    const tooMany = list.lines.length > mostLines ? t('tooMany', { most: mostLines }) : undefined
    setWrong(list.wrong.length > 0 ? t('wrongLines', { lines: list.wrong.slice(0, 5).join(' · ') }) : tooMany)
    make.clearRefusal()
    preview.change(promotionBody(fields, as))
  }

  /** The days and stores of a leaflet, which may be changed after. */
  function takeOver(leaflet: Leaflet | undefined) {
    if (leaflet === undefined || form.current === null) return
    const days = { from: firstDay(leaflet, today), to: leaflet.to }
    for (const field of form.current.querySelectorAll('input')) {
      if (field.name === 'from' || field.name === 'to') field.value = days[field.name]
      if (field.name === 'stores') field.checked = leaflet.warehouseIds.includes(Number(field.value))
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (preview.shown !== undefined) make.run(preview.shown, new FormData(event.currentTarget))
  }

  const { shown } = preview
  return (
    <>
      <PageHead back={{ href: paths.promotions(), text: t('back') }} title={t('newTitle')} />
      <div className={styles.beside}>
        <form ref={form} className={layout.form} onChange={() => ask()} onSubmit={submit} {...fieldWords}>
          <SegmentedControl
            legend={t('products')}
            options={choices
              .filter((value) => value !== 'leaflet' || leaflets.length > 0)
              .map((value) => ({ value, label: t(`choices.${value}`) }))}
            value={choice}
            onChange={(next) => {
              setChoice(next)
              ask(next)
            }}
          />
          {choice === 'leaflet' && (
            <LeafletSelect
              leaflets={leaflets}
              chosen={first?.leaflet}
              onChoose={(leaflet) => takeOver(leaflets.find((one) => one.leaflet === leaflet))}
            />
          )}
          {choice === 'found' && (
            <>
              <TextField name="q" type="search" label={t('search')} help={t('searchHelp')} maxLength={100} />
              <CategorySelect categories={categories} first={t('anyCategory')} />
            </>
          )}
          {choice === 'list' && <ListFields error={wrong} onRead={() => ask()} />}
          <KindFields isList={choice === 'list'} />
          <div className={layout.pair}>
            <TextField
              name="from"
              type="date"
              label={t('from')}
              defaultValue={first ? firstDay(first, today) : today}
              min={today}
              required
            />
            <TextField name="to" type="date" label={t('to')} defaultValue={first?.to} min={today} required />
          </div>
          {stores.length > 1 && (
            <fieldset className={layout.boxes}>
              <legend>{t('stores')}</legend>
              {stores.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  name="stores"
                  value={id}
                  defaultChecked={first === undefined || first.warehouseIds.includes(id)}
                >
                  {name}
                </Checkbox>
              ))}
            </fieldset>
          )}
          <NameFields label={t('name')} minLength={3} />
          <Checkbox name="members">{t('forMembers')}</Checkbox>
          <Checkbox name="leave">{t('leavePromoted')}</Checkbox>
          <Button type="submit" busy={make.busy} disabled={shown === undefined || shown.effect.products === 0}>
            {t('make', { count: shown?.effect.products ?? 0 })}
          </Button>
        </form>
        <section className={styles.preview} aria-live="polite" aria-labelledby={heading}>
          <h2 id={heading}>{t('preview')}</h2>
          {make.refusal !== undefined && <Remark tone="error">{make.refusal}</Remark>}
          {preview.refusal !== undefined && <Remark tone="error">{preview.refusal}</Remark>}
          {shown !== undefined && <Effect effect={shown.effect} />}
          {shown === undefined && preview.refusal === undefined && <p>{t(preview.busy ? 'counting' : 'notYet')}</p>}
        </section>
      </div>
    </>
  )
}

interface LeafletSelectProps {
  leaflets: readonly Leaflet[]
  chosen: string | undefined
  onChoose: (leaflet: string) => void
}

/** The leaflets that run or come. */
function LeafletSelect({ leaflets, chosen = '', onChoose }: LeafletSelectProps) {
  const t = useTranslations('promotions')
  const day = useDay()
  const labelOf = ({ title, from, to }: Leaflet) => `${title}, ${day(from)} – ${day(to)}`
  return (
    <Select
      name="leaflet"
      label={t('leaflet')}
      help={t('leafletHelp')}
      defaultValue={chosen}
      options={[{ value: '', label: '—' }, ...leaflets.map((one) => ({ value: one.leaflet, label: labelOf(one) }))]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

/** A list of codes, pasted or out of a file. */
function ListFields({ error, onRead }: { error: string | undefined; onRead: () => void }) {
  const t = useTranslations('promotions')
  const list = useRef<HTMLTextAreaElement>(null)
  async function read(file: File | undefined) {
    const text = await file?.text()
    if (text === undefined || list.current === null) return
    list.current.value = text.replace('\uFEFF', '')
    onRead()
  }
  return (
    <>
      <TextArea ref={list} name="list" rows={8} label={t('list')} help={t('listHelp')} error={error} />
      <TextField
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('file')}
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
    </>
  )
}

type Kind = (typeof promotionKinds)[number]

function KindFields({ isList }: { isList: boolean }) {
  const t = useTranslations('promotions')
  const [kind, setKind] = useState<Kind>('percent')
  return (
    <>
      <Select
        name="kind"
        label={t('kind')}
        value={kind}
        options={promotionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ currentTarget }) => setKind(promotionKinds.find((one) => one === currentTarget.value) ?? kind)}
      />
      {kind === 'price' && (
        <EurosField name="euros" label={t('euros')} help={isList ? t('eurosOfList') : undefined} required={!isList} />
      )}
      {(kind === 'percent' || kind === 'second') && (
        <TextField name="percent" type="number" min={1} max={99} label={t(`percentOf.${kind}`)} required />
      )}
      {kind === 'pieces' && (
        <div className={layout.pair}>
          <TextField name="pieces" type="number" min={2} max={24} label={t('piecesTaken')} defaultValue={3} required />
          <TextField name="paid" type="number" min={1} max={23} label={t('piecesPaid')} defaultValue={2} required />
        </div>
      )}
    </>
  )
}
