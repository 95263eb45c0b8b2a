import * as calls from '@bottega/contract/forms/calls.ts'
import { offeredOrders } from '@bottega/rules/forms/form-field.ts'
import { uploadLimits } from '@bottega/rules/forms/upload-types.ts'
import { customerOf, type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { passCaptcha } from '../../people/captcha/captcha.service.ts'
import { listOrdersOf } from '../../trade/orders/lists/order-lists.service.ts'
import { acceptAnswers, storeAnswer } from './answers.service.ts'
import { cuFormHandlers } from './cu-forms.routes.ts'
import { published } from '../../kernel/publishing/documents.service.ts'
import { loadForm, shownTo, type LoadedForm } from './form-documents.ts'
import { answerForStaff, answersAsTable, answersForStaff } from './staff-answers.service.ts'
import { openUpload, storeUpload } from './uploads.service.ts'

/** From one address in a day: more than a household or a small office fills in. */
const refusal = 'error.request.tooMany'
const most = {
  answers: { points: 60, duration: 86_400, refusal },
  uploads: { points: 120, duration: 86_400, refusal },
} as const

/** Part name of a file: `files[receipt]`, `files[receipt][]`, or the key alone. */
const keyOf = (part: string) => /^files\[([^\]]+)\]/.exec(part)?.[1] ?? part

/** (Content and discovery, sections 2, 4 and 7) */
export function formHandlers(built: Shop): readonly HandledCall[] {
  const answersOf = createCounter(built.database, 'form-answers', most.answers)
  const uploadsOf = createCounter(built.database, 'form-uploads', most.uploads)

  const storeFile = async (context: CallContext, form: LoadedForm, key: string, file: UploadedFile) => {
    const { shop, visitor, now } = context
    await uploadsOf.take(visitor.address)
    return storeUpload(shop, form.view, key, file, visitor.user, now)
  }

  /** Files that came with the form itself, from a page without scripts, added to its values. */
  const withFiles = async (
    context: CallContext,
    form: LoadedForm,
    values: Readonly<Record<string, string | readonly string[]>>,
    files: readonly UploadedFile[],
  ) => {
    const tokens: Record<string, string[]> = {}
    for (const file of files) {
      const key = keyOf(file.part)
      const { token } = await storeFile(context, form, key, file)
      tokens[key] = [...(tokens[key] ?? [values[key] ?? []].flat()), token]
    }
    const all = { ...values, ...tokens }
    const named = form.view.fields
      .filter(({ type }) => type === 'file')
      .map(({ key }) => [all[key] ?? []].flat().length)
    const isTooMany = named.some((one) => one > uploadLimits.perField)
    if (isTooMany) throw new ShopError('error.form.fileCount', { maximum: uploadLimits.perField })
    return all
  }

  const ofForms = handlersOf(calls, {
    formView: async ({ shop, visitor, now }, { query: { form_id: number, slug } }) => {
      const form = await loadForm(shop.db, { number, slug }, visitor.language, {
        now,
        preview: visitor.preview === true,
      })
      return { data: { form: shownTo(form, visitor.user !== undefined) } }
    },
    formOrders: async ({ shop, visitor, now }, { query: { limit = offeredOrders } }) => {
      const { orders } = await listOrdersOf(shop.db, customerOf(visitor), 'own', { pageSize: limit }, now)
      const view = orders.map(({ order: { id, placedAt, slotDay } }) => ({
        orderId: id,
        placedAt: placedAt.toISOString(),
        deliveryDay: slotDay,
      }))
      return { data: { orders: view } }
    },
    formSubmit: async (context, { query, body, files }) => {
      const { shop, visitor, now } = context
      const { user, language, address } = visitor
      const form = await loadForm(shop.db, { number: body.form_id }, language, published(now))
      if (form.view.settings.login && user === undefined) throw new ShopError('error.form.login')
      if ((query.action ?? body.action) === 'form_upload') {
        const [file] = files
        if (file === undefined) throw new ShopError('error.form.fileMissing')
        return { data: { upload: await storeFile(context, form, body.key ?? keyOf(file.part), file) } }
      }
      await answersOf.take(address)
      await passCaptcha(shop, { place: 'form', token: body.captcha, address, needed: user === undefined }, now)
      const values = await withFiles(context, form, body.values ?? {}, files)
      const sender = { user, language, now }
      await shop.db.transaction(async (tx) => {
        await storeAnswer(tx, shop, form, await acceptAnswers(tx, form, values, sender), sender)
      })
      const { success_message: message } = form.view.actions
      return { data: message === undefined ? {} : { message } }
    },
    formAnswers: async ({ shop, now }, { query: { form_id: formNumber, from, until, page, page_size: pageSize } }) => ({
      data: await answersForStaff(shop.db, { formNumber, from, until, page, pageSize }, now),
    }),
    formAnswer: async ({ shop, now }, { query: { answer_id: answerId } }) => ({
      data: { answer: await answerForStaff(shop.db, answerId, now) },
    }),
    formAnswersFile: async ({ shop, now }, { query: { form_id: formId, from, until } }) => ({
      data: await answersAsTable(shop.db, formId, { from, until }, now),
    }),
    formUploadFile: async ({ shop, visitor }, { query: { upload_id: id } }) => ({
      data: await openUpload(shop.db, id, customerOf(visitor)),
    }),
  })
  return [...ofForms, ...cuFormHandlers(answersOf)]
}
