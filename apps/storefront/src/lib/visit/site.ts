/** `coop` sells everything; `collect` is the click-and-collect brand without home delivery. */
export type Site = 'coop' | 'collect'

/** Names where the server has said none, and colours, outside the stylesheet's reach: the browser's own bars and the page titles. */
export const siteFacts: Record<Site, { name: string; themeColor: string }> = {
  coop: { name: 'Bottega', themeColor: '#134a30' },
  collect: { name: 'Ritiro', themeColor: '#1c2f78' },
}
