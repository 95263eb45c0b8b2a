/** `coop` sells everything; `collect` is the click-and-collect brand without home delivery. */
export type Site = 'coop' | 'collect'

/** Names where the server has said none; colours outside the stylesheet's reach, for the browser's own bars. */
export const siteFacts: Record<Site, { name: string; themeColor: string; darkColor: string }> = {
  coop: { name: 'Bottega', themeColor: '#134a30', darkColor: '#1a241e' },
  collect: { name: 'Ritiro', themeColor: '#1c2f78', darkColor: '#1a1f2e' },
}
