import type { ShopModule } from '../../shop-module.ts'
import { picturesPlugin } from './pictures.plugin.ts'

export const picturesModule: ShopModule = {
  routes: (app, { shop: { config, originals } }, done) => {
    void app.register(picturesPlugin, { dataDir: config.dataDir, ...(originals === undefined ? {} : { originals }) })
    done()
  },
}
