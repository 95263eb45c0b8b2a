import type { ShopModule } from '../../shop-module.ts'
import { devMail } from './dev-mail.routes.ts'
import { formAnswerMail } from './form-mails.ts'
import { listSharedMail } from './list-mails.ts'
import type { MailMessage } from './mailer.ts'
import { orderCancellation, orderChanged, orderConfirmation, paymentFailure, paymentLoss } from './order-mails.ts'
import { loginPinMail, mfaChangedMail, mfaOffPinMail } from './sign-in-mails.ts'

export const mailModule: ShopModule = {
  routes: (app, { shop: { config } }, done) => {
    void app.register(devMail, { config })
    done()
  },
  deliveries: (shop, mailer) => {
    const sendIfAny = async (written: Promise<MailMessage | undefined>) => {
      const message = await written
      if (message !== undefined) await mailer.send(message)
    }
    return {
      'mail.orderConfirmation': async ({ orderId }) => mailer.send(await orderConfirmation(shop, orderId)),
      'mail.orderCancelled': async ({ orderId }) => mailer.send(await orderCancellation(shop, orderId)),
      'mail.orderChanged': async ({ orderId, changeId }) => mailer.send(await orderChanged(shop, orderId, changeId)),
      'mail.paymentFailed': async ({ orderId }) => mailer.send(await paymentFailure(shop, orderId)),
      'mail.paymentLost': async ({ orderId }) => mailer.send(await paymentLoss(shop, orderId)),
      'mail.loginPin': ({ userId }, sending) => sendIfAny(loginPinMail(shop, userId, sending)),
      'mail.mfaOffPin': ({ userId }, sending) => sendIfAny(mfaOffPinMail(shop, userId, sending)),
      'mail.mfaChanged': async ({ userId, enabled }, sending) =>
        mailer.send(await mfaChangedMail(shop, userId, enabled, sending)),
      'mail.listShared': ({ shareId }) => sendIfAny(listSharedMail(shop, shareId)),
      'mail.formAnswer': ({ answerId }) => sendIfAny(formAnswerMail(shop, answerId)),
    }
  },
}
