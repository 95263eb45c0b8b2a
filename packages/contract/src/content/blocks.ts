import { leafletSlider, sliderProducts } from '@bottega/rules/catalog/sizes.ts'
import { type Static, Type } from 'typebox'
import { articleCardSchema, articleSchema } from '../articles/article.ts'
import { productSchema } from '../catalog/product.ts'
import { pageSchema } from '../common.ts'
import { formSchema } from '../forms/form-view.ts'
import { leafletProductSchema, leafletSchema } from '../leaflets/leaflets.ts'
import { bannerFields } from './banner.ts'
import { blockSchema, columnWidths } from './block-schema.ts'
import { flag, link, markup, sponsor, text } from './fields.ts'

const articles = Type.Array(articleCardSchema, { minItems: 1 })
const limit = (usual: number) => Type.Integer({ minimum: 1, maximum: 24, default: usual })

/** The latest news and posts, or those of a class, named by its file. */
const newsOf = (usual: number) =>
  Type.Object({ title: Type.Optional(text()), articleClass: Type.Optional(text()), limit: limit(usual) })

/** (Content and discovery, section 9: article list limit 4, article slider page size 8, recipe limit 8) */
export const articleList = blockSchema(newsOf(4), { articles })
export const articleCardList = blockSchema(newsOf(4), { articles })
/** With the latest issue of the magazine, where there is one. (Content and discovery, section 2) */
export const articleSlider = blockSchema(newsOf(8), {
  articles,
  magazine: Type.Optional(Type.Pick(leafletSchema, ['slug', 'title', 'from', 'baseLocation'])),
})
export const recipeSlider = blockSchema(newsOf(8), { articles })

/** The text of one article: by its id, else by the slug of the page the block stands on. */
export const articleDetail = blockSchema(
  Type.Object({ ARTICLE_ID: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
  { article: articleSchema },
)

/** All cooperatives, with their filter. */
export const cooperatives = blockSchema(Type.Object({ title: Type.Optional(text()) }), {
  found: Type.Object({ articles, page: pageSchema }),
})

/**
 * `columns`: banners beside each other in columns of these widths. `hero`: the first banner large, the others beside it;
 * `tiles`: equal cards; `departments`: drawn from the tree.
 */
export const bannerGrid = blockSchema(
  Type.Union([
    Type.Object({ variant: Type.Literal('departments'), title: Type.Optional(text()) }),
    Type.Object({ variant: Type.Literal('hero'), ...bannerFields }),
    Type.Object({ variant: Type.Literal('tiles'), ...bannerFields }),
    Type.Object({
      variant: Type.Enum(['columns'], { default: 'columns' }),
      ...bannerFields,
      widths: Type.Optional(columnWidths),
    }),
  ]),
)

/** Banners below each other. */
export const bannerList = blockSchema(Type.Object(bannerFields))

/** Banners one after the other, moving by themselves. (Content and discovery, section 9) */
export const bannerSlider = blockSchema(Type.Object(bannerFields))

/** A wide picture with a title over it. */
export const institutionalBanner = blockSchema(
  Type.Object({ image: link(), title: text(), subtitle: Type.Optional(text()), sponsor: sponsor() }),
)

/** Words and a picture beside each other; `reverse` puts the picture first. */
export const institutionalCard = blockSchema(
  Type.Object({
    title: text(),
    subtitle: Type.Optional(text()),
    description: Type.Optional(markup()),
    image: Type.Optional(link()),
    alt: Type.Optional(text()),
    button: Type.Optional(text()),
    link: Type.Optional(link()),
    reverse: Type.Optional(flag()),
    sponsor: sponsor(),
  }),
)

export const staticImage = blockSchema(
  Type.Object({
    image: link(),
    mobileImage: Type.Optional(link()),
    alt: Type.Optional(text()),
    caption: Type.Optional(text()),
    link: Type.Optional(link()),
    width: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000, description: 'Pixels; with `height` its shape' })),
    height: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000 })),
    sponsor: sponsor(),
  }),
)

/** A rich text; the forms are those its `[form:slug]` places name, as anonymous visitors see them. */
export const staticText = blockSchema(Type.Object({ html: markup() }), { forms: Type.Array(formSchema) })

/** Pages to leaf through once over the whole screen of a phone; the last may lead on. (Content and discovery, section 4) */
export const tutorial = blockSchema(Type.Object(bannerFields))

/** The first card of a slider, which leads to a category: a picture with a button, or the words alone. */
const firstCard = Type.Object({
  mode: Type.Enum(['image', 'text'], { default: 'image' }),
  title: text(),
  subtitle: Type.Optional(text()),
  description: Type.Optional(text()),
  button: Type.Optional(text()),
  link: link(),
  image: Type.Optional(link()),
})
export type FirstCard = Static<typeof firstCard>

/** A row of products; without products it is not shown. */
export const productSlider = blockSchema(
  Type.Object({
    title: text(),
    source: Type.Union([
      Type.Object({ promo: Type.Literal(true) }),
      Type.Object({ newProduct: Type.Literal(true) }),
      Type.Object({ categorySlug: text() }),
    ]),
    limit: Type.Integer({ minimum: 1, maximum: sliderProducts.most, default: sliderProducts.usual }),
    link: Type.Optional(link()),
    linkText: Type.Optional(text()),
    card: Type.Optional(firstCard),
    sponsor: sponsor(),
  }),
  { products: Type.Array(productSchema, { minItems: 1 }) },
)

/** Products the shop recommends, to customers by what they buy: those of `GET /adv`. */
export const crmProductSlider = blockSchema(
  Type.Object({
    title: text(),
    layout: Type.Optional(text()),
    categorySlug: Type.Optional(text()),
    promo: Type.Optional(flag()),
    shuffle: Type.Optional(flag()),
    sponsor: sponsor(),
    limit: Type.Integer({ minimum: 1, maximum: sliderProducts.most, default: sliderProducts.usual }),
  }),
  {
    products: Type.Array(productSchema, { minItems: 1 }),
    categoryId: Type.Optional(Type.Integer()),
  },
)

/** A service of the store the page is about. */
const service = Type.Object({
  deliveryServiceId: Type.Integer(),
  name: Type.String(),
})

/** The content of a discovery panel: the services to choose between. */
export const discoveryData = { services: Type.Array(service, { minItems: 1 }) }

/** A choice between the services, with words of its own or those of the shop. */
export const serviceDiscovery = blockSchema(
  Type.Object({ title: Type.Optional(text()), text: Type.Optional(text()) }),
  discoveryData,
)

/**
 * The vouchers of a customer side by side. They are the customer's own and loaded by the page; who has none, is not
 * signed in or gets no answer sees the discovery panel. (Content and discovery, sections 2 and 8)
 */
export const giftCodeWidgetSlider = blockSchema(Type.Object({ title: Type.Optional(text()) }), discoveryData)

const leafletId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** The number of a leaflet, as the wire has it; without one, the leaflet that comes first in their display order. */
const LEAFLET_ID = Type.Optional(leafletId)
const title = Type.Optional(text())

/** A leaflet to leaf through. */
export const leafletViewerWrapper = blockSchema(Type.Object({ title, LEAFLET_ID }), { leaflet: leafletSchema })

/** The leaflets that run now: all, those of one type, or those of these numbers in this order. */
export const leafletSliderWrapper = blockSchema(
  Type.Object({
    title,
    leafletIds: Type.Optional(Type.Array(leafletId, { minItems: 1 })),
    leafletType: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    limit: Type.Integer({ minimum: 1, maximum: 24, default: leafletSlider.usual }),
  }),
  { leaflets: Type.Array(leafletSchema, { minItems: 1 }) },
)

/** The offers of a leaflet that this store sells. */
export const leafletProductSlider = blockSchema(
  Type.Object({
    title,
    LEAFLET_ID,
    limit: Type.Integer({ minimum: 1, maximum: sliderProducts.most, default: leafletSlider.usual }),
  }),
  {
    leaflet: Type.Pick(leafletSchema, ['leafletId', 'slug', 'title']),
    printed: Type.Array(leafletProductSchema, { minItems: 1 }),
  },
)

/** Service, address and slot of a customer's cart. */
export const cartInfoCardWrapper = blockSchema(Type.Object({}))

/** A form by the name of its file or its slug. Of one that needs a login only the title comes with the page. */
export const formDetail = blockSchema(Type.Object({ form: text() }), { form: formSchema })

/** The stores on a map, all or those of one class; title and subtitle are the gift card's unless written here. */
export const warehouseMap = blockSchema(
  Type.Object({
    title: Type.Optional(text()),
    subtitle: Type.Optional(text()),
    PARENT_WAREHOUSE_CLASS_ID: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
)
