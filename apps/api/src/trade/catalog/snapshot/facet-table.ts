import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { FacetGroup, FacetTable, FacetValue } from './facets.ts'

interface ClassRow {
  id: number
  groupId: number
  name: Localized
}

/**
 * The brand is offered once, as `vendor_id`; the class group of the same meaning only carries icons. (Shopping core,
 * section 9)
 */
const brandGroupId = productClassGroup.vendorBrand
const brandName: Localized = { it: 'Marchio', de: 'Marke', en: 'Brand' }

/** Collects the facet values of products while they arrive in the order of their numbers. */
export class FacetTableBuilder {
  readonly #groups: FacetGroup[] = [{ parameterName: 'vendor_id', name: brandName, shown: true }]
  readonly #values: FacetValue[] = []
  readonly #vendorPlaces = new Map<number, number>()
  readonly #classPlaces = new Map<number, number>()
  readonly #offsets = [0]
  readonly #entries: number[] = []

  constructor(
    groups: readonly { id: number; name: Localized; facet: boolean }[],
    classes: readonly ClassRow[],
    vendors: readonly { id: number; name: string }[],
  ) {
    for (const { id, name } of vendors)
      this.#vendorPlaces.set(id, this.#values.push({ group: 0, id, name: { it: name } }) - 1)
    for (const { id: groupId, name, facet } of groups) {
      const parameterName = `product_class_${groupId}`
      const group = this.#groups.push({ parameterName, name, shown: facet && groupId !== brandGroupId }) - 1
      for (const one of classes)
        if (one.groupId === groupId)
          this.#classPlaces.set(one.id, this.#values.push({ group, id: one.id, name: one.name }) - 1)
    }
  }

  add({ vendorId, classIds }: { vendorId: number; classIds: readonly number[] }): void {
    const places = [this.#vendorPlaces.get(vendorId), ...classIds.map((id) => this.#classPlaces.get(id))]
    for (const place of new Set(places)) if (place !== undefined) this.#entries.push(place)
    this.#offsets.push(this.#entries.length)
  }

  build(): FacetTable {
    return {
      groups: this.#groups,
      values: this.#values,
      offsets: Uint32Array.from(this.#offsets),
      entries: Uint32Array.from(this.#entries),
    }
  }
}
