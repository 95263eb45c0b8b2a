/**
 * Name of the first field, however deep, whose text is one of those looked for, numbers read as they are written; the
 * members of a list go by the list's name.
 */
export function findField(value: unknown, isWanted: (text: string) => boolean, field = ''): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return isWanted(String(value)) ? field : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = findField(inner, isWanted, Array.isArray(value) ? field : key)
    if (found !== undefined) return found
  }
  return undefined
}
