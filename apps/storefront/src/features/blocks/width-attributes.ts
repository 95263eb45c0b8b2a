import type { ColumnWidths } from '@bottega/contract/content/block-schema.ts'

/** The widths of a column, as attributes: the content policy allows no inline styles. */
export const widthAttributes = (widths: ColumnWidths) =>
  Object.fromEntries(Object.entries(widths).map(([breakpoint, width]) => [`data-${breakpoint}`, width]))
