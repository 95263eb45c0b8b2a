import type { ShopModule } from '../../shop-module.ts'
import { picturesPlugin } from './pictures.plugin.ts'
import { findPackFacts } from './pictures.repository.ts'

export const picturesModule: ShopModule = {
  routes: (app, { shop: { config, db, originals } }, done) => {
    void app.register(picturesPlugin, {
      dataDir: config.dataDir,
      packFacts: (path) => findPackFacts(db, path),
      ...(originals === undefined ? {} : { originals }),
    })
    done()
  },
}
