import { articleTypes } from '@bottega/rules/content/articles.ts'
import { articlePath } from '@bottega/rules/content/article-path.ts'
import { staticPages } from '@bottega/rules/content/static-pages.ts'
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap'
import { Readable } from 'node:stream'
import type { Shop } from '../../kernel/shop.ts'
import {
  countProducts,
  type PublishedDocument,
  selectDepartmentChanges,
  selectProducts,
  selectPublished,
  selectStoreSlugs,
} from './sitemaps.repository.ts'

/** Addresses one file may hold, by the protocol of sitemaps 50,000. */
const mostAddresses = 45_000

/**
 * The path at which each sitemap is found, below the origin. The first and the two of departments are those clients
 * know.
 */
export const sitemapPaths = {
  products: '/sitemap.xml',
  productPages: '/sitemap/products-:page.xml',
  categories: '/sitemap/category.xml',
  categoriesOfOldClients: '/category.xml',
  content: '/sitemap/content.xml',
} as const

const encoded = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

/**
 * The products; where one file cannot hold them, the index of the files that do. (Wire format, section 5)
 */
export async function productSitemap({ db }: Shop, origin: string): Promise<Buffer> {
  const total = await countProducts(db)
  if (total <= mostAddresses) return productPage(db, origin, 1)
  const pages = Array.from({ length: Math.ceil(total / mostAddresses) }, (_, index) => ({
    url: `${origin}${sitemapPaths.productPages.replace(':page', String(index + 1))}`,
  }))
  return streamToPromise(Readable.from(pages).pipe(new SitemapIndexStream()))
}

/** One of the files of products, from 1; empty beyond the last. */
export async function productPage(db: Shop['db'], origin: string, page: number): Promise<Buffer> {
  const products = await selectProducts(db, (page - 1) * mostAddresses, mostAddresses)
  return sitemapOf(
    origin,
    products.map(({ slug, updatedAt }) => entry(`/product/${encoded(slug)}`, updatedAt)),
  )
}

/** Every department and what is below it, by its whole path, and when its goods changed last. */
export async function categorySitemap(shop: Shop, origin: string): Promise<Buffer> {
  const { categories } = await shop.catalogue.current()
  const changes = await selectDepartmentChanges(shop.db)
  return sitemapOf(
    origin,
    categories
      .filter(({ listed }) => listed)
      .map(({ categoryId, slug }) => entry(`/category/${encoded(slug)}`, changes.get(categoryId))),
  )
}

/** Lists of content, with the beginnings of the addresses that stand on them. */
const lists = {
  '/rivista-e-news': ['/rivista-e-news/'],
  '/ricette': ['/ricette/'],
  '/le-cooperative': ['/le-cooperative/'],
  '/volantini': ['/volantini/'],
  '/rivista': ['/volantini/'],
} as const

/**
 * The home page, help and legal texts, every store, the lists of content, and every article, text, cooperative and leaflet
 * that is published now. Pages the shop knows no date of have none: an invented one would be believed.
 */
export async function contentSitemap({ db }: Shop, origin: string, now: Date): Promise<Buffer> {
  const kinds = ['articles', 'texts', 'cooperatives', 'leaflets']
  const documents = (await selectPublished(db, kinds, now, mostAddresses)).flatMap((document) => {
    const url = pathOf(document)
    return url === undefined ? [] : [{ url, publishedAt: document.publishedAt }]
  })
  const newest = (beginnings: readonly string[]) =>
    documents
      .filter(({ url }) => beginnings.some((beginning) => url.startsWith(beginning)))
      .map(({ publishedAt }) => publishedAt)
      .toSorted((one, other) => one.getTime() - other.getTime())
      .at(-1)
  return sitemapOf(origin, [
    { url: '/' },
    ...Object.entries(lists).map(([url, beginnings]) => entry(url, newest(beginnings))),
    ...ownTexts(documents),
    ...documents.map(({ url, publishedAt }) => entry(url, publishedAt)),
    { url: '/negozi-e-volantini' },
    ...(await selectStoreSlugs(db, mostAddresses)).map((slug) => ({ url: `/negozi-e-volantini/${encoded(slug)}` })),
  ])
}

/** The shop's own texts but those editors have written in their place. */
const ownTexts = (documents: readonly { url: string }[]) =>
  staticPages
    .map((page) => ({ url: `/page/${page}` }))
    .filter(({ url }) => !documents.some((document) => document.url === url))

const entry = (url: string, changed: Date | undefined): SitemapItemLoose =>
  changed === undefined ? { url } : { url, lastmod: changed.toISOString() }

function pathOf({ kind, type, slug }: PublishedDocument): string | undefined {
  if (kind === 'leaflets') return `/volantini/${encoded(slug)}`
  const known = articleTypes.find((one) => one === type)
  if (known === 'page') return `/page/${encoded(slug)}`
  return known && articlePath(known, slug)
}

/** The library refuses a sitemap without addresses, which a new shop has. */
const emptySitemap = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>',
)

async function sitemapOf(origin: string, addresses: readonly SitemapItemLoose[]): Promise<Buffer> {
  if (addresses.length === 0) return emptySitemap
  return streamToPromise(Readable.from(addresses).pipe(new SitemapStream({ hostname: origin })))
}

/** Pages of one shopper alone, and what is no page. */
const closed = ['/cart', '/checkout', '/payment', '/profile', '/login', '/staff', '/ebsn/', '/p/preview/']

/** The text that tells robots the pages they may read, and the addresses of the sitemaps. */
export function robotsText(origin: string): string {
  const { products, categories, content } = sitemapPaths
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...[products, categories, content].map((path) => `Sitemap: ${origin}${path}`),
    '',
  ].join('\n')
}
