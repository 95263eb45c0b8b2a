import * as calls from '@bottega/contract/forms/calls.ts'
import { customerOf, type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Counter } from '../../kernel/counters.ts'
import { passCaptcha } from '../../people/captcha/captcha.service.ts'
import type { Sender } from './answers.service.ts'
import { cuFormOf, cuFormType, cuFormTypes, insertCuForm, ownCuForms, updateCuForm } from './cu-forms.service.ts'

const senderOf = ({ visitor: { user, language }, now }: CallContext): Sender => ({ user, language, now })

/** Custom forms. `answers` counts what an address sends. (Content and discovery, section 7) */
export function cuFormHandlers(answers: Counter): readonly HandledCall[] {
  return handlersOf(calls, {
    cuFormTypeList: async (call) => ({ data: { cuFormTypes: await cuFormTypes(call.shop, senderOf(call)) } }),
    cuFormTypeView: async (call, { query }) => ({
      data: await cuFormType(call.shop, query.cuform_type_id, senderOf(call)),
    }),
    cuFormInsert: async (call, { query, body }) => {
      const { shop, visitor, now } = call
      const { user, address } = visitor
      await answers.take(address)
      await passCaptcha(shop, { place: 'form', token: body.captcha, address, needed: user === undefined }, now)
      return { data: await insertCuForm(shop, query.cuform_type_id, body.values, senderOf(call)) }
    },
    cuFormList: async (call) => ({
      data: { cuForms: await ownCuForms(call.shop, customerOf(call.visitor), senderOf(call)) },
    }),
    cuFormView: async (call, { query }) => ({
      data: await cuFormOf(call.shop.db, customerOf(call.visitor).userId, query.cuform_id, senderOf(call)),
    }),
    cuFormUpdate: async (call, { query, body }) => {
      await answers.take(call.visitor.address)
      return {
        data: await updateCuForm(call.shop, customerOf(call.visitor), query.cuform_id, body.values, senderOf(call)),
      }
    },
    staffGetForm: async (call, { query }) => ({
      data: await cuFormOf(call.shop.db, query.user_id, query.cu_form_id, senderOf(call)),
    }),
  })
}
