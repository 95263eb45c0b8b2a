import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Row } from '../../kernel/text/cell.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { tableFile } from '../../kernel/text/table-file.ts'
import type { FoundProduct } from './product-table.repository.ts'
import type { Sale } from './staff-products.repository.ts'

interface Words {
  name: string
  head: readonly string[]
  sales: Record<Sale, string>
  pieces: string
}

const words: Readonly<Record<Language, Words>> = {
  it: {
    name: 'Prodotti',
    head: [
      'Codice',
      'Codice a barre',
      'Prodotto',
      'Marca',
      'Confezione',
      'Categoria',
      'Unità',
      'Prezzo di oggi',
      'Giacenza',
      'Stato',
    ],
    sales: {
      on: 'In vendita',
      waiting: 'Aspetta un prezzo',
      withheld: 'Mancano dati di legge',
      offSale: 'Fuori vendita',
      recalled: 'Richiamato',
    },
    pieces: 'pz',
  },
  de: {
    name: 'Produkte',
    head: [
      'Code',
      'Strichcode',
      'Produkt',
      'Marke',
      'Packung',
      'Kategorie',
      'Einheit',
      'Preis heute',
      'Bestand',
      'Status',
    ],
    sales: {
      on: 'Im Verkauf',
      waiting: 'Wartet auf einen Preis',
      withheld: 'Rechtliche Angaben fehlen',
      offSale: 'Nicht im Verkauf',
      recalled: 'Zurückgerufen',
    },
    pieces: 'St.',
  },
  en: {
    name: 'Products',
    head: ['Code', 'Barcode', 'Product', 'Brand', 'Pack', 'Category', 'Unit', 'Price today', 'Stock', 'State'],
    sales: {
      on: 'On sale',
      waiting: 'Waits for a price',
      withheld: 'Legal data missing',
      offSale: 'Off sale',
      recalled: 'Recalled',
    },
    pieces: 'pcs',
  },
}

/** Without a price of today or a count of the stock the cell is empty. */
const rowOf = (product: FoundProduct, language: Language): Row => [
  product.code,
  product.barcode ?? '',
  textIn(language, product.name),
  product.brand,
  textIn(language, product.pack),
  textIn(language, product.category),
  product.isLoose ? 'kg' : words[language].pieces,
  product.cents === null ? '' : BigInt(product.cents),
  product.available === null ? '' : product.available / 1000,
  words[language].sales[product.sale],
]

/** The table of products as a file, with the store of its prices and stock in the name. */
export function productsFile(
  { store, products }: { store: string; products: AsyncIterable<readonly FoundProduct[]> },
  format: FileFormat,
  of: { language: Language; now: Date },
): FileAnswer {
  const { name, head } = words[of.language]
  const named = `${name} ${store}`.trim()
  return tableFile({ name: named, head, found: products, rowOf: (one) => rowOf(one, of.language) }, format, of)
}
