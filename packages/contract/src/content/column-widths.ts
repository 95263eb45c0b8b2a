import { Type, type Static } from 'typebox'

const width = Type.Optional(Type.Integer({ minimum: 1, maximum: 12 }))

/** Twelfths of the row from each breakpoint on (0, 600, 960, 1264 and 1900 px); a missing one is that of the one below. */
export const columnWidths = Type.Object({ xs: width, sm: width, md: width, lg: width, xl: width })
export type ColumnWidths = Static<typeof columnWidths>
