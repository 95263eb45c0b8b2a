/**
 * Names the shape of the answers that browsers store. The build takes it from the contract: what an older version of the
 * program has stored in another shape is not read by this one.
 */
export const copiesShape = (import.meta.env.VITE_COPIES_SHAPE as string | undefined) ?? 'unbuilt'
