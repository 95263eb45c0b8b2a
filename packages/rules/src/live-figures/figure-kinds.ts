/**
 * The figures tills and warehouse systems send the shop while it runs: each a kind of file, and the scope of a machine
 * key.
 */
export const figureKinds = ['stock', 'prices', 'promotions'] as const
export type FigureKind = (typeof figureKinds)[number]
