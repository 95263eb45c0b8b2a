import { formAnswer as formAnswerCall, formAnswers, formAnswersFile } from '@bottega/contract/forms/calls.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formAnswer } from './answers.tables.ts'
import { openFormShop, right, send } from '../../testing/forms.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import type { Person, TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let staff: Person
let contactForm: FormView
beforeAll(async () => {
  ;({ shop, staff, contactForm } = await openFormShop())
})
afterAll(() => shop.close())

describe('staff', () => {
  test('get the answers of a form as a table no spreadsheet runs [forms-19]', async () => {
    await send(shop.anonymous(), contactForm, { ...right, name: '=1+1' })
    await send(shop.anonymous(), contactForm, { ...right, name: 'Rossi, "Anna"' })
    const { data } = await staff.call(formAnswersFile, { query: { form_id: contactForm.formId } })
    // A blob's text leaves out the mark of its encoding.
    const [head, first, second] = (await (data.content as Blob).text()).split('\r\n')
    expect(data.name).toBe(`form-${contactForm.formId}.csv`)
    expect(head).toMatch(/id,date,customer,/)
    expect(first).toContain('"Rossi, ""Anna"""')
    expect(second).toContain(",'=1+1,")
  })

  test('alone see answers [forms-20]', async () => {
    const anna = await shop.shopper()
    const query = { form_id: contactForm.formId }
    await expect(anna.call(formAnswers, { query })).rejects.toEqual(refusal('error.request.notFound'))
    await expect(anna.call(formAnswersFile, { query })).rejects.toEqual(refusal('error.request.notFound'))
    const { forms, page } = (await staff.call(formAnswers)).data
    expect(forms).toContainEqual({ formId: contactForm.formId, title: 'Scrivici', answers: expect.any(Number) })
    expect(page.totItems).toBe(forms.reduce((sum, { answers }) => sum + answers, 0))
  })

  test('find answers by their days and read one whole, as editors do and customers do not [forms-60]', async () => {
    const editor = await staffMember(shop, 'editor')
    const { now } = shop.clock
    shop.clock.now = new Date('2026-03-10T22:59:00Z')
    await send(shop.anonymous(), contactForm, { ...right, name: 'Ultima del 10' })
    shop.clock.now = new Date('2026-03-10T23:00:00Z')
    await send(shop.anonymous(), contactForm, { ...right, name: 'Prima dell’11' })
    shop.clock.now = now
    const between = async (from: string, until: string) => {
      const { answers } = (await editor.call(formAnswers, { query: { from, until } })).data
      return answers.map(({ values }) => values[0]?.value)
    }
    expect(await between('2026-03-10', '2026-03-10')).toEqual(['Ultima del 10'])
    expect(await between('2026-03-11', '2026-03-31')).toEqual(['Prima dell’11'])
    expect(await between('2026-03-10', '2026-03-11')).toEqual(['Prima dell’11', 'Ultima del 10'])
    const days = { from: '2026-03-11', until: '2026-03-11' }
    const { data } = await editor.call(formAnswersFile, { query: { form_id: contactForm.formId, ...days } })
    expect((await (data.content as Blob).text()).split('\r\n')).toHaveLength(3)
    const empty = { form_id: contactForm.formId, from: '2026-03-12', until: '2026-03-12' }
    const { data: without } = await editor.call(formAnswersFile, { query: empty })
    expect(await (without.content as Blob).text()).toMatch(/^\uFEFF?id,date,customer\s*$/)
    const never = editor.call(formAnswersFile, { query: { ...empty, form_id: 2_000_000_000 } })
    await expect(never).rejects.toEqual(refusal('error.form.notFound'))

    const answer = (await editor.call(formAnswers, { query: days })).data.answers[0]
    const query = { answer_id: answer?.answerId ?? 0 }
    expect((await editor.call(formAnswerCall, { query })).data.answer).toEqual(answer)
    const missing = editor.call(formAnswerCall, { query: { answer_id: 2_000_000_000 } })
    await expect(missing).rejects.toEqual(refusal('error.form.answerNotFound'))
    const anna = await shop.shopper()
    await expect(anna.call(formAnswerCall, { query })).rejects.toEqual(refusal('error.request.notFound'))
  })

  test('read a box ticked before its yes was a word as a yes, in the list, whole and in the table, and a written "true" as it is', async () => {
    const [row] = await shop.shop.db
      .insert(formAnswer)
      .values({
        formNumber: contactForm.formId,
        title: 'Scrivici',
        language: 'de',
        fields: [
          { key: 'name', label: 'Name', value: 'true' },
          { key: 'privacy', label: 'Gelesen', value: 'true' },
        ],
        createdAt: new Date('2026-02-01T10:00:00Z'),
        updatedAt: new Date('2026-02-01T10:00:00Z'),
        expiresAt: new Date('2099-01-01T00:00:00Z'),
      })
      .returning({ id: formAnswer.id })
    const days = { from: '2026-02-01', until: '2026-02-01' }
    const { answers } = (await staff.call(formAnswers, { query: days })).data
    expect(answers.map(({ values }) => values.map(({ value }) => value))).toEqual([['true', 'ja']])
    const { answer } = (await staff.call(formAnswerCall, { query: { answer_id: row?.id ?? 0 } })).data
    expect(answer).toEqual(answers[0])
    const { data } = await staff.call(formAnswersFile, { query: { form_id: contactForm.formId, ...days } })
    expect(await (data.content as Blob).text()).toMatch(/,true,ja\s*$/)
  })
})
