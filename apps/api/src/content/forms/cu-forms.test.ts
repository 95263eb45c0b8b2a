import {
  cuFormInsert,
  cuFormList,
  cuFormTypeList,
  cuFormTypeView,
  cuFormUpdate,
  cuFormView,
  formView,
  staffGetForm,
} from '@bottega/contract/forms/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../../testing/content.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

const problem = `
type: custom
settings: { title: Segnala, description: Che cosa non va, login: true }
actions: { success_message: Presa in carico }
fields:
  - key: problem
    type: select
    label: Problema
    options: [{ value: late, label: In ritardo }, { value: missing, label: Manca }]
    rules: [{ rule: required, message: Dicci che cosa }]
  - { key: details, type: text, label: Dettagli, default: niente }
`

let shop: TestShop
let typeId: number
beforeAll(async () => {
  shop = await openTestShop()
  await publish(shop, { 'forms/segnala.yaml': problem, 'forms/altro.yaml': problem.replace('custom', 'page') })
  const { cuFormTypes } = (await shop.anonymous().call(cuFormTypeList)).data
  typeId = cuFormTypes[0]?.cuFormTypeId ?? 0
})
afterAll(() => shop.close())

const insert = (person: Person, values: Record<string, string>) =>
  person.call(cuFormInsert, { query: { cuform_type_id: typeId }, body: { values } })

test('kinds of custom forms have name, descr and content with schema and values; page forms are none of them [forms-40]', async () => {
  const anna = await shop.shopper()
  const { data } = await anna.call(cuFormTypeView, { query: { cuform_type_id: typeId } })
  expect(data).toMatchObject({
    cuFormTypeId: typeId,
    name: 'Segnala',
    descr: 'Che cosa non va',
    content: {
      schema: [{ key: 'problem', rules: [{ rule: 'required', message: 'Dicci che cosa' }] }, { key: 'details' }],
    },
  })
  expect(data.content.values).toEqual({ details: 'niente' })
  const { cuFormTypes } = (await shop.anonymous().call(cuFormTypeList)).data
  expect(cuFormTypes.map(({ name, content }) => [name, content.schema])).toEqual([['Segnala', []]])
  const { form } = (await anna.call(formView, { query: { slug: 'altro' } })).data
  const page = anna.call(cuFormTypeView, { query: { cuform_type_id: form.formId } })
  await expect(page).rejects.toEqual(refusal('error.form.notFound'))
})

test('a custom form is taken with status 0 and its thanks, or refused with its message [forms-41]', async () => {
  const anna = await shop.shopper()
  const { response, data } = await insert(anna, { problem: 'late' })
  expect([response.status, data.content]).toEqual([0, 'Presa in carico'])
  await expect(insert(anna, { problem: '' })).rejects.toMatchObject({
    code: 'error.form.incorrect',
    response: { errors: [{ values: { fields: 'problem' } }] },
  })
  await expect(insert(shop.anonymous(), { problem: 'late' })).rejects.toEqual(refusal('error.form.login'))
})

test('its customer alone sees and changes it, and staff for the customer [forms-42]', async () => {
  const [anna, bea, staff] = [await shop.shopper(), await shop.shopper(), await staffMember(shop)]
  const { cuFormId } = (await insert(anna, { problem: 'late' })).data
  const query = { cuform_id: cuFormId }
  const body = { values: { problem: 'missing' } }
  await anna.call(cuFormUpdate, { query, body })
  expect((await anna.call(cuFormView, { query })).data.content.values).toEqual({ problem: 'missing' })
  expect((await anna.call(cuFormList)).data.cuForms.map((one) => one.cuFormId)).toEqual([cuFormId])
  expect((await bea.call(cuFormList)).data.cuForms).toEqual([])
  const gone = refusal('error.form.notFound')
  await expect(bea.call(cuFormView, { query })).rejects.toEqual(gone)
  await expect(bea.call(cuFormUpdate, { query, body: { values: { problem: 'late' } } })).rejects.toEqual(gone)
  expect((await anna.call(cuFormView, { query })).data.content.values).toEqual({ problem: 'missing' })
  const get = (userId: number) => staff.call(staffGetForm, { query: { cu_form_id: cuFormId, user_id: userId } })
  expect((await get(anna.userId)).data.cuFormId).toBe(cuFormId)
  await expect(get(bea.userId)).rejects.toEqual(gone)
})
