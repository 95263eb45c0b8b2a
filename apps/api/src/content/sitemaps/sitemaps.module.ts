import type { ShopModule } from '../../kernel/shop-module.ts'
import { sitemapRoutes } from './sitemaps.routes.ts'

export const sitemapsModule: ShopModule = { routes: sitemapRoutes }
