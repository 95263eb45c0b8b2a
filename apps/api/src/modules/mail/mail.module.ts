import type { ShopModule } from '../../shop-module.ts'
import { devMail } from './dev-mail.routes.ts'

export const mailModule: ShopModule = {
  routes: (app, { shop: { config } }, done) => {
    void app.register(devMail, { config })
    done()
  },
}
