import type { Grid } from '@bottega/contract/content/grid.ts'
import { homeSlug } from '@bottega/rules/content/static-pages.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { fillBlocks } from './fill-blocks.ts'
import { readBlock } from './read-block.ts'

const titles = {
  it: { departments: 'I reparti', offers: 'In offerta adesso', all: 'Vedi tutte' },
  de: { departments: 'Die Abteilungen', offers: 'Jetzt im Angebot', all: 'Alle ansehen' },
  en: { departments: 'Departments', offers: 'On offer now', all: 'See all' },
} as const

/** As many cards as the grid of a department shows. */
const cards = {
  breakpoints: {
    0: { slidesPerView: 2, spaceBetween: 10 },
    600: { slidesPerView: 3 },
    960: { slidesPerView: 4 },
    1264: { slidesPerView: 5, spaceBetween: 20 },
    1900: { slidesPerView: 6 },
  },
}

/**
 * The home page that is shown until an editor has written one: the departments, and the goods on offer. A shop that has
 * just opened has no content yet, and its first customers have come for goods.
 */
export async function defaultHome(source: CatalogSource, context: CatalogContext): Promise<Grid> {
  const { departments, offers, all } = titles[context.language]
  const written = [
    readBlock(1, 'BannerGrid', { variant: 'departments', title: departments }),
    readBlock(2, 'ProductSlider', {
      title: offers,
      source: { promo: true },
      limit: 12,
      link: '/search?promo=true',
      linkText: all,
      JSON_CONFIG: JSON.stringify(cards),
    }),
  ]
  const filled = await fillBlocks(
    source,
    context,
    written.flatMap((block) => block ?? []),
    { slug: homeSlug },
  )
  const rows = [...filled.values()].map((block) => ({ fluid: false, columns: [{ widths: {}, blocks: [block] }] }))
  return { rows }
}
