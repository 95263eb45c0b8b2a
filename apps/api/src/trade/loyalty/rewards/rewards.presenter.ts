import type { RewardCatalogueView, RewardRequestView, ServedRequestView } from '@bottega/contract/loyalty/rewards.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { mayTakeBack, type RewardStatus, rewardVersion } from '@bottega/rules/loyalty/reward-status.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { RequestRow, ServedRequest } from './rewards.repository.ts'
import type { Catalogue } from './rewards.service.ts'

const statusNames: Readonly<Record<RewardStatus, Localized>> = {
  requested: { it: 'Richiesto', de: 'Angefordert', en: 'Requested' },
  ready: { it: 'Pronto in negozio', de: 'Im Geschäft bereit', en: 'Ready in the store' },
  handedOver: { it: 'Ritirato', de: 'Abgeholt', en: 'Collected' },
  cancelled: { it: 'Annullato', de: 'Storniert', en: 'Cancelled' },
}

export function presentCatalogue({ balance, rewards }: Catalogue, language: Language): RewardCatalogueView {
  return {
    points: balance,
    chosenPoints: rewards.reduce((sum, { points, quantity }) => sum + points * quantity, 0),
    rewards: rewards.map(({ id, name, description, image, points, quantity }) => ({
      rewardId: id,
      name: textIn(language, name),
      description: textIn(language, description),
      ...(image === undefined ? {} : { image }),
      points,
      quantity,
    })),
  }
}

export function presentRequest(
  { id, requestedAt, updatedAt, status, points, rewards }: RequestRow,
  language: Language,
): RewardRequestView {
  return {
    requestId: id,
    date: requestedAt.toISOString(),
    status,
    statusName: textIn(language, statusNames[status]),
    statusDate: updatedAt.toISOString(),
    points,
    mayCancel: mayTakeBack(status),
    rewards: rewards.map(({ name, image, quantity, points: each }) => ({
      name: textIn(language, name),
      ...(image === undefined ? {} : { image }),
      quantity,
      points: each,
    })),
  }
}

export const presentServed = ({ request, name }: ServedRequest, language: Language): ServedRequestView => ({
  ...presentRequest(request, language),
  customer: { userId: request.userId, name },
  version: rewardVersion(request.status),
})
