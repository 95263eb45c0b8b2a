import type { ShopModule } from '../shop-module.ts'
import { datesJob } from './dates.job.ts'
import { pictureKind } from './picture.kind.ts'
import { previewRoutes } from './preview.routes.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export const publishingModule: ShopModule = {
  routes: (app, options, done) => {
    void app.register(uploadsRoutes, options)
    void app.register(previewRoutes, options)
    done()
  },
  jobs: (shop) => [datesJob(shop)],
  contentKinds: [pictureKind],
}
