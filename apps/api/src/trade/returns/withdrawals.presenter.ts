import type { ReplyOf } from '@bottega/contract/call-schema.ts'
import type { withdrawalOptions } from '@bottega/contract/returns/withdrawals.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { lastWithdrawalDay } from '@bottega/rules/returns/withdrawal.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Recipient } from '../../kernel/mail/recipient.service.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import type { readWithdrawable } from './withdrawals.service.ts'

export function presentWithdrawable(
  orderId: number,
  { way, deliveredAt, lines }: Awaited<ReturnType<typeof readWithdrawable>>,
  { firstName, lastName, email }: Recipient,
  language: Language,
): ReplyOf<typeof withdrawalOptions> {
  return {
    orderId,
    way: way ?? 'none',
    ...(deliveredAt !== undefined && { lastDay: lastWithdrawalDay(deliveredAt) }),
    name: `${firstName} ${lastName}`,
    email,
    lines: lines.map(({ item: { line, pack, image, sellingMode }, kind, may }) => ({
      orderItemId: line.id,
      name: textIn(language, line.name),
      description: textIn(language, pack),
      mediaURL: pictureAddress(image, 'thumb'),
      unit: sellingMode === 'loose' ? ('kg' as const) : ('pz' as const),
      quantity: unitsFromThousandths('quantity' in may ? may.quantity : 0),
      ...('obstacle' in may && { obstacle: may.obstacle }),
      ...('obstacle' in may && may.obstacle === 'excepted' && kind !== 'usual' && { exception: kind }),
    })),
  }
}
