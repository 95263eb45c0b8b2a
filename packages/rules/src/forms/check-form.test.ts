import { describe, expect, test } from 'vitest'
import { acceptedValues, checkField, checkForm } from './check-form.ts'
import { fieldTypes, type FormField } from './form-field.ts'
import { acceptsUpload, allowedEndings } from './upload-types.ts'

const options = [{ value: 'a' }, { value: 'b' }]
const field = (more: Partial<FormField>): FormField => ({ key: 'x', type: 'text', ...more })
const reasonOf = (more: Partial<FormField>, value?: string | string[]) => checkField(field(more), value)?.reason

describe('a field that is required', () => {
  const answered = fieldTypes.filter((type) => !['hidden', 'html', 'text_block', 'file_viewer'].includes(type))
  test.each(answered)('of type %s is refused empty or with spaces alone [forms-1]', (type) => {
    const expected = type === 'consent' ? 'consent' : 'validations.required'
    const faults = (value: string) => checkForm([field({ type, required: true, options })], { x: value })
    expect(faults('').map(({ reason }) => reason)).toEqual([expected])
    expect(faults('  ').map(({ reason }) => reason)).toEqual([expected])
    expect(checkForm([field({ type, options })], { x: '' })).toEqual([])
  })

  test('a consent is given by a ticked box and nothing else [forms-2]', () => {
    expect(reasonOf({ type: 'consent', required: true }, 'true')).toBeUndefined()
    expect(reasonOf({ type: 'consent', required: true }, 'false')).toBe('consent')
    expect(reasonOf({ type: 'consent' }, 'false')).toBeUndefined()
  })
})

test.each(['checkbox', 'radio'] as const)(
  'a required box of type %s without options is sent ticked, and not otherwise [forms-61]',
  (type) => {
    expect(reasonOf({ type, required: true }, 'true')).toBeUndefined()
    expect(reasonOf({ type, required: true }, 'false')).toBe('consent')
    expect(reasonOf({ type }, 'false')).toBeUndefined()
    const box = field({ type, required: true })
    expect([acceptedValues([box], { x: 'true' }), acceptedValues([box], { x: 'false' })]).toEqual([{ x: 'true' }, {}])
  },
)

describe('each type has its form [forms-3]', () => {
  test.each([
    [{ type: 'email' }, 'anna@bottega.example', undefined],
    [{ type: 'email' }, 'anna@', 'validations.email'],
    [{ type: 'phone' }, '+39 333 1234567', undefined],
    [{ type: 'phone' }, '12', 'validations.phone'],
    [{ type: 'cap' }, '20123', undefined],
    [{ type: 'cap' }, '2012a', 'validations.postalCode'],
    [{ type: 'number' }, '2,5', undefined],
    [{ type: 'number' }, 'due', 'validations.number'],
    [{ type: 'number' }, '1e3', 'validations.number'],
    [{ type: 'number', num_min: 1, num_max: 10 }, '1', undefined],
    [{ type: 'number', num_min: 1, num_max: 10 }, '0', 'number.range'],
    [{ type: 'number', num_min: 1, num_max: 10 }, '11', 'number.range'],
    [{ type: 'number', num_min: 1, num_step: 0.5 }, '2.5', undefined],
    [{ type: 'number', num_min: 1, num_step: 0.1 }, '1.3', undefined],
    [{ type: 'number', num_min: 1, num_step: 2 }, '2', 'number.step'],
    [{ type: 'date' }, '1910-01-01', undefined],
    [{ type: 'date' }, '1909-12-31', 'date.early'],
    [{ type: 'date' }, '2026-02-30', 'validations.noSuchDay'],
    [{ type: 'date' }, '12/04/85', 'validations.fourDigitYear'],
    [{ type: 'date' }, '12/04/1985', 'validations.date'],
    [{ type: 'date' }, 'ieri', 'validations.date'],
    [{ type: 'select', options }, 'b', undefined],
    [{ type: 'select', options }, 'c', 'choice'],
    [{ type: 'radio', options }, ['a', 'b'], 'choice'],
    [{ type: 'checkbox', options }, ['a', 'b'], undefined],
    [{ type: 'checkbox', options }, ['a', 'c'], 'choice'],
  ] as [Partial<FormField>, string | string[], string | undefined][])('%j with %j: %s', (more, value, reason) => {
    expect(reasonOf(more, value)).toBe(reason)
  })
})

test('no more characters than input_limit, an emoji being one [forms-4]', () => {
  expect(reasonOf({ input_limit: 4 }, 'ciao')).toBeUndefined()
  expect(reasonOf({ input_limit: 4 }, '🍅🍅🍅🍅')).toBeUndefined()
  expect(checkField(field({ input_limit: 4 }), 'ciao!')).toEqual({
    key: 'x',
    reason: 'validations.maxLength',
    count: 4,
  })
})

test('rules of a schema are asked in their order and answer in its own words [forms-5]', () => {
  const rules = [
    { rule: 'required', message: 'Dicci il numero' },
    { rule: 'min_length', count: 6, message: 'Sei cifre' },
  ] as const
  const complaint = (value: string) => checkField(field({ rules }), value)
  expect(complaint('')).toEqual({ key: 'x', reason: 'schema', message: 'Dicci il numero' })
  expect(complaint('12345')).toEqual({ key: 'x', reason: 'schema', message: 'Sei cifre' })
  expect(complaint('123456')).toBeUndefined()
})

test('an order or an upload that is not the customer’s own is refused', () => {
  const knowledge = { isOwnOrder: (id: string) => id === '7', isUpload: (_key: string, token: string) => token === 't' }
  const reason = (type: 'order' | 'file', value: string) => checkField(field({ type }), value, knowledge)?.reason
  expect([reason('order', '7'), reason('order', '8')]).toEqual([undefined, 'choice'])
  expect([reason('file', 't'), reason('file', 'u')]).toEqual([undefined, 'upload'])
})

test('stored are the fields of the form alone, and what an editor fixed as they wrote it [forms-6]', () => {
  const fields = [
    field({ key: 'name' }),
    field({ key: 'from', type: 'hidden', value: 'sito' }),
    field({ key: 'store', disable_input: true, value: 'Cassano' }),
    field({ key: 'tastes', type: 'checkbox', options }),
    field({ key: 'yes', type: 'consent' }),
    field({ key: 'text', type: 'html' }),
  ]
  const sent = {
    name: ' Anna ',
    from: 'altro',
    store: 'Milano',
    tastes: ['a', 'b'],
    yes: 'false',
    text: 'x',
    more: 'y',
  }
  expect(acceptedValues(fields, sent)).toEqual({ name: 'Anna', from: 'sito', store: 'Cassano', tastes: ['a', 'b'] })
})

test.each([
  ['carta.pdf', 'application/pdf', true],
  ['carta.PDF', 'application/pdf', true],
  ['carta.pdf', 'image/png', false],
  ['carta.exe', 'application/pdf', false],
  ['carta.pdf', undefined, false],
  ['carta.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
])('a file %s that is %s is accepted: %s [forms-7]', (name, mediaType, accepted) => {
  expect(acceptsUpload(allowedEndings(undefined), name, mediaType)).toBe(accepted)
})
