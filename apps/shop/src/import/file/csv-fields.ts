import { CsvError, parse } from 'csv-parse/sync'

const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** The delimiter a first line `sep=;` names, as Excel writes and reads it; undefined for any other line. */
export function namedDelimiter(line: string): Delimiter | undefined {
  const named = /^"?sep=([,;\t|])"?\s*$/i.exec(line)?.[1]
  return delimiters.find((delimiter) => delimiter === named)
}

/** The delimiter that splits the header into most columns: commas, semicolons (Italian spreadsheets), tabs or bars. */
export function delimiterOf(header: string): Delimiter {
  const count = (delimiter: Delimiter) => header.split(delimiter).length
  return delimiters.reduce<Delimiter>((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',')
}

/** Fields of one record, which may span lines inside quotes; undefined when its quotes make no sense. */
export function csvFields(record: string, delimiter: Delimiter, strayQuotes = false): string[] | undefined {
  try {
    const [fields] = parse(record, {
      delimiter,
      record_delimiter: ['\n'],
      relax_column_count: true,
      relax_quotes: strayQuotes,
      skip_empty_lines: true,
    })
    return fields
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}
