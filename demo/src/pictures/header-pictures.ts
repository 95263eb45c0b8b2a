import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'

/** A wide picture over the title of a department: things from its shelves on a table of one colour. */
export interface HeaderPicture {
  readonly from: string
  readonly to: string
  readonly things: readonly EmblemName[]
}

/** By the slug of the department; each has a file `header-<slug>` and, for small screens, `header-<slug>-small`. */
export const headerPictures = {
  'frutta-e-verdura': {
    from: '#eef3df',
    to: '#cfe3b8',
    things: ['red-apple', 'grapes', 'tomato', 'broccoli', 'orange', 'aubergine', 'strawberry', 'carrot'],
  },
  'pane-e-pasticceria': {
    from: '#f7ecd8',
    to: '#ecd2a4',
    things: ['bread', 'croissant', 'baguette', 'cupcake', 'flatbread', 'doughnut', 'bagel', 'pie'],
  },
  'vini-birre-e-liquori': {
    from: '#f3e3e6',
    to: '#d9b3bd',
    things: ['wine-glass', 'beer', 'champagne', 'white-wine', 'spirit', 'beers', 'cocktail', 'grapes'],
  },
} as const satisfies Record<string, HeaderPicture>

export type HeaderSlug = keyof typeof headerPictures

export const headerSizes = {
  wide: { suffix: '', width: 1440, height: 200, thing: 132 },
  small: { suffix: '-small', width: 780, height: 240, thing: 150 },
} as const

export function hasHeaderPicture(slug: string): slug is HeaderSlug {
  return Object.hasOwn(headerPictures, slug)
}

export function isHeaderName(name: string): boolean {
  const slug = /^header-(.+?)(?:-small)?$/.exec(name)?.[1]
  return slug !== undefined && hasHeaderPicture(slug)
}
