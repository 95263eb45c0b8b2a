import type { ShopModule } from '../../kernel/shop-module.ts'
import { pictureSourceOf } from './picture-source.ts'
import { picturesPlugin } from './pictures.plugin.ts'
import { purgePictures } from './product-pictures.service.ts'

export const picturesModule: ShopModule = {
  jobs: (shop) => [{ name: 'purge-pictures', everySeconds: 3600, run: () => purgePictures(shop, shop.clock()) }],
  routes: (app, { shop }, done) => {
    void app.register(picturesPlugin, pictureSourceOf(shop))
    done()
  },
}
