import { CsvError, parse } from 'csv-parse/sync'

export type Delimiter = ',' | ';' | '\t'

/** The delimiter that splits the header into most columns: commas, semicolons (Italian spreadsheets) or tabs. */
export function delimiterOf(header: string): Delimiter {
  const delimiters: Delimiter[] = [',', ';', '\t']
  const count = (delimiter: Delimiter) => header.split(delimiter).length
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
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
