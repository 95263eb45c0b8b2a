/** A row as a text that is the same for equal rows, whatever the order of their fields. */
export const fieldsText = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))
