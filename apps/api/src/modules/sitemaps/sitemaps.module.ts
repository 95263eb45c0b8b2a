import type { ShopModule } from '../../shop-module.ts'
import { sitemapRoutes } from './sitemaps.routes.ts'

export const sitemapsModule: ShopModule = { routes: sitemapRoutes }
