/** The key of a line's infos of the first names of those of a household who added to it. */
export const addedByKey = 'added_by'

type Infos = Readonly<Record<string, string>>

/** The first names of the members of a household who added to a line; undefined where only its customer did. */
export const addedBy = (infos: Infos): string | undefined => infos[addedByKey]

/** The infos of a line to which a member of the household adds; each is named once. (decision 863) */
export function withAddedBy(infos: Infos, firstName: string | undefined): Record<string, string> {
  if (firstName === undefined || firstName === '') return { ...infos }
  const before = addedBy(infos)?.split(', ') ?? []
  return { ...infos, [addedByKey]: [...new Set([...before, firstName])].join(', ') }
}

/** The infos of a line as an order has it: the household is nothing of the order's. */
export function withoutAddedBy(infos: Infos): Record<string, string> {
  const { [addedByKey]: _household, ...others } = infos
  return others
}
