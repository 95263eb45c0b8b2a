import { pageOf, type PageView } from '@bottega/contract/common.ts'
import type { FormAnswerView } from '@bottega/contract/forms/forms.ts'
import type { FormValue } from '@bottega/rules/forms/form-field.ts'
import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { AnsweredField } from './answers.tables.ts'
import { csvFile } from '../../kernel/text/csv-file.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import {
  answeredForms,
  type AnswerFilter,
  countAnswers,
  findAnswer,
  listAnswers,
  type AnswerRow,
} from './answers.repository.ts'
import { published } from '../../kernel/publishing/documents.service.ts'
import { agreed } from './answers.service.ts'
import { loadForms } from './form-documents.ts'
import { uploadsOf } from './uploads.repository.ts'

const usualPageSize = 20
/** Forms in the choice above the table. */
const mostForms = 200
/** Answers in one file. */
const mostRows = 10_000

type WantedAnswers = Pick<AnswerFilter, 'formNumber' | 'from' | 'until'>
interface AnswersRequest extends WantedAnswers {
  page?: number | undefined
  pageSize?: number | undefined
}

export async function answersForStaff(
  db: Db,
  { page = 1, pageSize = usualPageSize, ...filter }: AnswersRequest,
  now: Date,
) {
  const rows = await listAnswers(db, filter, pageSize, (page - 1) * pageSize)
  const files = await filesOf(db, rows)
  const boxes = await boxesOf(db, rows, now)
  const answers = rows.map((row) => presentAnswer(row, files.get(row.id) ?? [], boxes))
  const paging: PageView = pageOf(page, pageSize, await countAnswers(db, filter))
  return { answers, forms: await answeredForms(db, mostForms), page: paging }
}

/** Throws `error.form.answerNotFound`. */
export async function answerForStaff(db: Db, answerId: number, now: Date): Promise<FormAnswerView> {
  const row = await findAnswer(db, answerId)
  if (row === undefined) throw new ShopError('error.form.answerNotFound')
  return presentAnswer(row, (await filesOf(db, [row])).get(answerId) ?? [], await boxesOf(db, [row], now))
}

type Files = FormAnswerView['files']

async function filesOf(db: Db, rows: readonly AnswerRow[]): Promise<ReadonlyMap<number | null, Files>> {
  const uploads = await uploadsOf(
    db,
    rows.map(({ id }) => id),
  )
  const view = ({ id, key, name, size }: (typeof uploads)[number]) => ({ uploadId: id, key, name, size })
  return new Map([...Map.groupBy(uploads, ({ answerId }) => answerId)].map(([id, own]) => [id, own.map(view)]))
}

function presentAnswer(row: AnswerRow, files: Files, boxes: Boxes): FormAnswerView {
  const { id, formNumber, title, createdAt, userId, fields } = row
  return {
    answerId: id,
    formId: formNumber,
    form: title,
    createdAt: createdAt.toISOString(),
    ...(userId !== null && { userId }),
    values: fields.map((field) => ({ key: field.key, label: field.label, value: inWords(row, field, boxes) })),
    files,
  }
}

const written = (value: FormValue) => [value].flat().join('; ')

/** Fields that are a box to tick, by the number of their form and their key. */
type Boxes = ReadonlySet<string>

const isTicked = ({ value, sent }: AnsweredField) => value === 'true' && sent === undefined

/** Only answers from before a yes was stored as a word need to know what kind of field they were given in. */
async function boxesOf(db: Db, rows: readonly AnswerRow[], now: Date): Promise<Boxes> {
  if (!rows.some(({ fields }) => fields.some(isTicked))) return new Set()
  const forms = await loadForms(db, {}, 'it', published(now))
  const boxes = forms.flatMap(({ view: { formId, fields } }) =>
    fields.filter(({ type }) => type === 'consent').map(({ key }) => `${formId} ${key}`),
  )
  return new Set(boxes)
}

const inWords = ({ formNumber, language }: AnswerRow, field: AnsweredField, boxes: Boxes): string =>
  isTicked(field) && boxes.has(`${formNumber} ${field.key}`) ? agreed[language] : written(field.value)

/**
 * Comma-separated, with the mark by which spreadsheets know the encoding. A column for every field answered; days without
 * an answer are a table without rows. Throws `error.form.notFound` for a form that was never answered.
 */
export async function answersAsTable(db: Db, formId: number, days: Pick<AnswerFilter, 'from' | 'until'>, now: Date) {
  const rows = await listAnswers(db, { formNumber: formId, ...days }, mostRows)
  if (rows.length === 0 && (await countAnswers(db, { formNumber: formId })) === 0)
    throw new ShopError('error.form.notFound')
  const columns = new Map(rows.toReversed().flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])))
  const boxes = await boxesOf(db, rows, now)
  const lines = rows.map((row) => {
    const { id, createdAt, userId, fields } = row
    const own = new Map(fields.map((field) => [field.key, inWords(row, field, boxes)]))
    const cells = [...columns.keys()].map((key) => own.get(key) ?? '')
    return [String(id), writtenMoment(createdAt), userId === null ? '' : String(userId)].concat(cells)
  })
  const table = [['id', 'date', 'customer', ...columns.values()], ...lines]
  return csvFile(`form-${formId}`, table)
}

/** Day and time of the shop's calendar. */
function writtenMoment(instant: Date): string {
  const { date, minuteOfDay } = shopClock(instant)
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  return `${date} ${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`
}
