import type { ShopModule } from '../../kernel/shop-module.ts'
import { sendIfAny } from '../../kernel/mail/mailer.ts'
import { purgeAnswers } from './answers.service.ts'
import { formAnswerMail } from './form-mails.ts'
import { formKind } from './form.kind.ts'
import { formHandlers } from './forms.routes.ts'
import { purgeUploads } from './uploads.service.ts'

export const formsModule: ShopModule = {
  calls: formHandlers,
  contentKinds: [formKind],
  deliveries: (shop, mailer) => ({
    'mail.formAnswer': ({ answerId }) => sendIfAny(mailer, formAnswerMail(shop, answerId)),
  }),
  jobs: ({ db, clock }) => [
    {
      name: 'purge-forms',
      everySeconds: 3600,
      run: async () => {
        await purgeAnswers(db, clock())
        await purgeUploads(db, clock())
      },
    },
  ],
}
