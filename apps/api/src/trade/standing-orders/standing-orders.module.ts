import type { ShopModule } from '../../kernel/shop-module.ts'
import { sendIfAny } from '../../kernel/mail/mailer.ts'
import { proposeStandingOrders } from './propose.service.ts'
import { standingPausedMail } from './standing-paused-mail.ts'
import { standingProposalMail } from './standing-proposal-mail.ts'
import { standingOrderHandlers } from './standing-orders.routes.ts'

export const standingOrdersModule: ShopModule = {
  calls: () => standingOrderHandlers,
  deliveries: (shop, mailer) => ({
    'mail.standingProposal': (told, { event }) => sendIfAny(mailer, standingProposalMail(shop, told, event)),
    'mail.standingPaused': (told, { event }) => sendIfAny(mailer, standingPausedMail(shop, told, event)),
  }),
  jobs: (shop) => [{ name: 'propose-standing-orders', everySeconds: 30, run: () => proposeStandingOrders(shop) }],
}
