import type { ShopModule } from '../../shop-module.ts'
import { pictureSourceOf } from './picture-source.ts'
import { picturesPlugin } from './pictures.plugin.ts'

export const picturesModule: ShopModule = {
  routes: (app, { shop }, done) => {
    void app.register(picturesPlugin, pictureSourceOf(shop))
    done()
  },
}
