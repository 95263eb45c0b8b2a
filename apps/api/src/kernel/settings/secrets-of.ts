/** Of one or two secrets with a space between: the one that is used, which stands first, and all that are believed. */
export function secretsOf(setting: string): { current: string; believed: readonly string[] } {
  const believed = setting.split(/\s+/).filter((word) => word !== '')
  return { current: believed[0] ?? '', believed }
}
