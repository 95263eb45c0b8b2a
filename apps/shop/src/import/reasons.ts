/** The outcome for the line reported: the whole line was left out, one field was, or the line was taken with a mend. */
export type Effect = 'line refused' | 'field dropped' | 'noted'

interface ReasonText {
  effect: Effect
  meaning: string
}

/** Every reason an import can give. docs/import.md explains each; a test keeps the two lists equal. */
export const reasons = {
  'line-too-long': { effect: 'line refused', meaning: 'the line is longer than 256 kB' },
  'nul-byte': { effect: 'line refused', meaning: 'the line holds a NUL byte' },
  'quote-unclosed': { effect: 'line refused', meaning: 'a quotation mark opens and the field never ends' },
  'column-count': { effect: 'line refused', meaning: 'the line has more or fewer fields than the header' },
  'json-unreadable': { effect: 'line refused', meaning: 'the line is not one JSON object' },
  'code-missing': { effect: 'line refused', meaning: 'neither code nor barcode says which product this is' },
  'code-unusable': { effect: 'line refused', meaning: 'the code is not letters, digits and dashes, at most 40' },
  'name-missing': { effect: 'line refused', meaning: 'the product has no name with a letter in it' },
  'duplicate-line': { effect: 'line refused', meaning: 'an earlier line of the file has the same code or barcode' },
  'barcode-taken': { effect: 'line refused', meaning: 'another product of the shop already carries this barcode' },
  'product-unknown': { effect: 'line refused', meaning: 'no product has this code or barcode' },
  'warehouse-unknown': { effect: 'line refused', meaning: 'no warehouse has this id or slug' },
  'price-unreadable': {
    effect: 'line refused',
    meaning: 'the price is not an amount in euro with at most two decimals',
  },
  'price-out-of-range': { effect: 'line refused', meaning: 'the price is not between 0.01 and 10,000 euro' },
  'date-unreadable': { effect: 'line refused', meaning: 'a date is not a day of the calendar' },
  'dates-reversed': { effect: 'line refused', meaning: 'the price ends before it begins' },
  'card-number-unusable': {
    effect: 'line refused',
    meaning: 'the card is not 13 digits with the prefix of the programme and a right check digit',
  },
  'card-repeated': { effect: 'line refused', meaning: 'an earlier line of the file has the same card' },
  'cooperative-unknown': { effect: 'line refused', meaning: 'no cooperative has this id or slug' },
  'too-many-prices': {
    effect: 'line refused',
    meaning: 'more than 400 lines give this product a price in this warehouse',
  },
  'set-in-both': {
    effect: 'line refused',
    meaning: 'staff have set this since the last file, and the file says something new: the shop’s stays',
  },
  'barcode-unusable': { effect: 'field dropped', meaning: 'the barcode is not an EAN or UPC number' },
  'too-many-barcodes': { effect: 'field dropped', meaning: 'a product has 30 further barcodes at most' },
  'barcode-check-digit': { effect: 'field dropped', meaning: 'the check digit of the barcode is wrong' },
  'cost-unusable': {
    effect: 'field dropped',
    meaning: 'the cost is not an amount from 0.01 to 10,000 euro with at most two decimals; the price is taken',
  },
  'number-unreadable': { effect: 'field dropped', meaning: 'the value is not a number' },
  'number-negative': { effect: 'field dropped', meaning: 'the value is below zero' },
  'number-too-large': { effect: 'field dropped', meaning: 'the value is more than there can be' },
  'part-exceeds-whole': { effect: 'field dropped', meaning: 'a part is larger than the whole it belongs to' },
  'nutrition-over-100': { effect: 'field dropped', meaning: 'fat, carbohydrates, proteins and salt exceed 100 g' },
  'salt-sodium-disagree': { effect: 'field dropped', meaning: 'salt is not 2.5 times the sodium' },
  'energy-disagrees': {
    effect: 'field dropped',
    meaning: 'fat, carbohydrates and proteins alone have more than twice this energy',
  },
  'text-too-long': { effect: 'field dropped', meaning: 'the text is longer than the shop shows' },
  'text-unreadable': { effect: 'field dropped', meaning: 'the text holds no words' },
  'value-unknown': { effect: 'field dropped', meaning: 'the value is not one of those the column takes' },
  'image-unusable': { effect: 'field dropped', meaning: 'the picture is not the plain name of a file' },
  'category-unknown': { effect: 'field dropped', meaning: 'no category has this slug; the rules decide instead' },
  'email-unusable': { effect: 'field dropped', meaning: 'the text is not an e-mail address' },
  'set-in-shop': { effect: 'noted', meaning: 'staff have set this since the last file: it stays' },
  'encoding-guessed': { effect: 'noted', meaning: 'the line is not UTF-8 and was read as Windows-1252' },
  'image-missing': { effect: 'noted', meaning: 'the pictures folder holds no file of this name yet' },
  'quote-stray': { effect: 'noted', meaning: 'a quotation mark stands inside an unquoted field' },
  'characters-removed': { effect: 'noted', meaning: 'control or invisible characters were removed' },
  'characters-lost': { effect: 'noted', meaning: 'the text was damaged before it came here and cannot be mended' },
  'markup-removed': { effect: 'noted', meaning: 'HTML was removed; the words stay' },
  'emphasis-unpaired': { effect: 'noted', meaning: 'an underscore without its partner was removed' },
  'name-shortened': { effect: 'noted', meaning: 'the name is longer than the shop shows and was cut at a word' },
  'pack-unclear': {
    effect: 'noted',
    meaning: 'the measure may be of a part or of the whole: no price per kilogram or litre is shown',
  },
  'weight-missing': {
    effect: 'noted',
    meaning: 'a packed food names no weight or volume, which the law asks for: it waits unsold until a file names one',
  },
  'quantity-rounded': {
    effect: 'noted',
    meaning: 'a quantity or weight has more than three decimals and was rounded to thousandths',
  },
  'energy-in-kcal': { effect: 'noted', meaning: 'fat, carbohydrates and proteins say that the energy is in kcal' },
  'past-price-kept': { effect: 'noted', meaning: 'days already past keep the price they had' },
  'overlap-resolved': { effect: 'noted', meaning: 'an earlier line covers the same days; this one holds' },
  'rule-category-missing': { effect: 'noted', meaning: 'a rule names a category the shop does not have' },
} as const satisfies Record<string, ReasonText>

export type Reason = keyof typeof reasons

/** One remark for the author of the file. Line 0 is about the import as a whole. */
export interface Remark {
  line: number
  /** Code or barcode as it stands in the file; empty where the line was not even read. */
  key: string
  field: string
  reason: Reason
  value: string
}

/** A remark before it knows which line it belongs to. */
export type FieldRemark = Pick<Remark, 'field' | 'reason' | 'value'>

/** Whether something of the file was not taken: a line, or a field of it. */
export const isLoss = ({ reason }: Pick<Remark, 'reason'>): boolean => reasons[reason].effect !== 'noted'

/** A header is untrusted text too: no control characters for the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ')
}

interface ImportCounts {
  countByReason: ReadonlyMap<Reason, number>
  sentences: ReadonlyMap<Reason, string>
}

/** The findings of an import, for the terminal: the most frequent first. */
export function reasonLines({ countByReason, sentences }: ImportCounts): string[] {
  const counted = [...countByReason].toSorted(([, one], [, other]) => other - one)
  return counted.flatMap(([reason, count]) => {
    const line = `  ${String(count).padStart(6)}  ${reason}: ${reasons[reason].meaning} (${reasons[reason].effect})`
    const sentence = sentences.get(reason)
    return sentence === undefined ? [line] : [line, `          ${printable(sentence)}`]
  })
}
