/** How a product behaves that always behaves in one known way, for tests and for trying by hand. */
export interface Sentinel {
  /** Its address, whatever the catalogue's size. */
  slug: string
  code: string
  /** Thousandths left in every warehouse. */
  stock?: number
  brokenPicture?: boolean
  /** Always in a promotion the shopper must choose. */
  selectablePromotion?: boolean
}

/** The products of `products/sentinels.csv`; demo/README.md lists them. They are ordinary articles to a shopper. */
export const sentinels: readonly Sentinel[] = [
  { slug: 'tartufo-bianco-d-alba', code: '900001', stock: 0 },
  { slug: 'panettone-artigianale', code: '900002', stock: 1000 },
  { slug: 'confettura-di-fichi-bianchi', code: '900003', brokenPicture: true },
  { slug: 'branzino-pescato-all-amo', code: '900004' },
  { slug: 'torta-di-compleanno', code: '900005' },
  { slug: 'ghiaccio-a-cubetti', code: '900006' },
  { slug: 'acqua-fonte-argenta-6-bottiglie', code: '900007' },
  { slug: 'olio-del-garda-dop', code: '900008' },
  { slug: 'caffe-tostatura-lenta', code: '900009', selectablePromotion: true },
  { slug: 'pane-di-altamura-dop', code: '900010' },
]

const byCode = new Map(sentinels.map((sentinel) => [sentinel.code, sentinel]))

/** Undefined for all other products. */
export const sentinelOf = (code: string): Sentinel | undefined => byCode.get(code)
