import type { ShopModule } from '../../shop-module.ts'
import { datesJob } from './dates.job.ts'
import { pictureKind } from './picture.kind.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export const publishingModule: ShopModule = {
  routes: uploadsRoutes,
  jobs: (shop) => [datesJob(shop)],
  contentKinds: [pictureKind],
}
