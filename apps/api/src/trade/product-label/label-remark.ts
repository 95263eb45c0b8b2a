/** The reason a text of a label was not taken as it was written. */
export type LabelReason =
  | 'text-too-long'
  | 'text-unreadable'
  | 'value-unknown'
  | 'characters-removed'
  | 'characters-lost'
  | 'markup-removed'
  | 'emphasis-unpaired'

/** Reasons for which nothing was taken; with the others the text stays. */
export const labelLosses: ReadonlySet<LabelReason> = new Set(['text-too-long', 'text-unreadable', 'value-unknown'])

export interface LabelRemark {
  /** Column of the file. */
  field: string
  reason: LabelReason
  value: string
}
