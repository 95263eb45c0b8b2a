/** The content of a scanned label: a new one for every scan. */
export interface Weighed {
  readonly grams: number
}

/** The last scan, by the number of its line or its product. */
export interface FoundLine {
  readonly id: number
  readonly weighed?: Weighed
}

export const foundLine = (id: number | undefined, grams: number | undefined): FoundLine | undefined =>
  id === undefined ? undefined : { id, ...(grams !== undefined && { weighed: { grams } }) }

export const weighedOf = (found: FoundLine | undefined, id: number): Weighed | undefined =>
  found?.id === id ? found.weighed : undefined
