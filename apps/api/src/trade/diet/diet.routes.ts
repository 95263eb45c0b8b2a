import * as calls from '@bottega/contract/diet/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { MessageCode } from '@bottega/contract/codes.ts'
import {
  dietConsentVersion,
  isEmptyProfile,
  mostPersons,
  type ProfileFault,
  profileFault,
  tidied,
} from '@bottega/rules/diet/diet-profile.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Visitor } from '../../kernel/visitor.ts'
import { presentChecked, presentProfile, presentWithheld } from './diet.presenter.ts'
import { deleteDiet, findDiet, findLabels, putDiet } from './diet.repository.ts'
import { claimKey } from './known-key.ts'
import { dietGuardOf } from './diet.service.ts'

type DietCheckReply = CallReply<typeof calls.dietCheck>

const savesAnHour = { points: 60, duration: 3600, refusal: 'error.request.tooMany' } as const

const refusals: Readonly<Record<ProfileFault, MessageCode>> = {
  'too-many': 'error.diet.tooManyPersons',
  'no-name': 'error.diet.personName',
  'two-names': 'error.diet.personTwice',
  'unknown-key': 'error.diet.unknownChoice',
}

/** (Safety, 25a) */
export function dietHandlers({ database }: Shop): readonly HandledCall[] {
  const saves = createCounter(database, 'diet-saves', savesAnHour)
  return handlersOf(calls, {
    dietProfile: async ({ shop, visitor }) => ({
      data: presentProfile(shop, await findDiet(shop.db, customerOf(visitor).userId), visitor.language),
    }),
    dietSave: async ({ shop, visitor, now }, { body }) => {
      const { userId } = customerOf(visitor)
      if (!body.consent) throw new ShopError('error.diet.consentRequired')
      const profile = tidied(body)
      const fault = profileFault(profile)
      if (fault !== undefined) throw new ShopError(refusals[fault], { maximum: mostPersons })
      await saves.take(String(userId))
      if (!isEmptyProfile(profile)) await claimKey(shop.db, shop.seal)
      const sealed = shop.seal.close(JSON.stringify(profile), userId)
      const stored = { userId, sealed, consentedAt: now, textVersion: dietConsentVersion }
      // A profile that avoids nothing is no data that needs a consent.
      if (isEmptyProfile(profile)) await deleteDiet(shop.db, userId)
      else await putDiet(shop.db, stored)
      const data = presentProfile(shop, isEmptyProfile(profile) ? undefined : stored, visitor.language)
      return { data, infos: [{ code: 'info.diet.saved' }] }
    },
    dietDelete: async ({ shop, visitor }) => {
      await deleteDiet(shop.db, customerOf(visitor).userId)
      return { data: presentProfile(shop, undefined, visitor.language), infos: [{ code: 'info.diet.deleted' }] }
    },
    dietCheck: async ({ shop, visitor }, { body }) => ({ data: await check(shop, visitor, body.product_ids) }),
  })
}

async function check(shop: Shop, { user, language }: Visitor, productIds: readonly number[]): Promise<DietCheckReply> {
  const guard = await dietGuardOf(shop, user)
  if (guard === undefined) return { state: 'none', products: [] }
  if (!guard.isReadable) return { state: 'unreadable', products: [] }
  const disliked = guard.dislikedIn(productIds)
  const found = new Map(
    productIds.map((productId) => [productId, [...guard.findingsOf(productId), ...(disliked.get(productId) ?? [])]]),
  )
  const against = [...found].flatMap(([productId, findings]) => (findings.length > 0 ? [productId] : []))
  const labels = against.length === 0 ? [] : await findLabels(shop.db, against)
  return {
    state: 'stored',
    products: labels.map((label) => {
      const findings = found.get(label.productId) ?? []
      return guard.isWithheld ? presentWithheld(label, findings, language) : presentChecked(label, findings, language)
    }),
  }
}
