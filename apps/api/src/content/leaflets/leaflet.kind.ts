import { day, link, text } from '@bottega/contract/content/fields.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { Type } from 'typebox'
import type { Body, ContentKind, FolderReader } from '../../kernel/publishing/content-kind.ts'
import { endOf, momentOf } from '../../kernel/publishing/moments.ts'
import { checkLeaflet } from './check-leaflet.ts'
import { selectSellingStores } from './leaflets.repository.ts'
import { placeAreas, type UnplacedPage } from './place-areas.ts'
import { readPagePictures, type Refuse } from './read-page-pictures.ts'
import type { StoredPage } from './stored-leaflet.ts'

const leafletFile = Type.Object({
  title: text(),
  description: Type.Optional(text()),
  type: Type.Integer({ minimum: 1, maximum: 10 }),
  from: day(),
  to: day(),
  publish: Type.Optional(day()),
  site: Type.Optional(Type.Enum(['coop', 'collect'])),
  stores: Type.Optional(Type.Array(text(), { minItems: 1 })),
  deliveryServices: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 })),
  drawn: Type.Optional(Type.Boolean()),
})

const percent = () => Type.Number({ minimum: 0, maximum: 100 })
/** Without one the shop gives it, on a page it draws. */
const box = {
  x: Type.Optional(percent()),
  y: Type.Optional(percent()),
  w: Type.Optional(percent()),
  h: Type.Optional(percent()),
}
const printed = {
  price: Type.Optional(Type.Number({ minimum: 0.01, maximum: 100_000 })),
  members: Type.Optional(Type.Boolean()),
  text: Type.Optional(text()),
}
const area = Type.Union([
  Type.Object({ code: text(), ...printed, ...box }),
  Type.Object({ barcode: text(), ...printed, ...box }),
  Type.Object({ link: link(), text: text(), ...box }),
  Type.Object({ page: Type.Integer({ minimum: 1 }), text: text(), ...box }),
])

const areasFile = Type.Object({
  pages: Type.Array(
    Type.Object({
      title: Type.Optional(text()),
      text: Type.Optional(text()),
      tone: Type.Optional(Type.Enum(['paper', 'primary', 'offer', 'saffron', 'wine'])),
      picture: Type.Optional(link()),
      areas: Type.Optional(Type.Array(area)),
    }),
  ),
})

/** Pixels of a page the shop draws: A4 at 150 dots an inch. */
const drawnSize = { width: 1240, height: 1754 }

/**
 * A leaflet or an issue of the magazine: `leaflets/<slug>/leaflet.yaml`, `areas.yaml` with what can be pressed on its
 * pages, and the pages as `1.png`, `2.png` … or as `leaflet.pdf`; with `drawn: true` the shop draws them itself. An
 * issue of the magazine stays in the archive, another leaflet leaves with its last day. (Content and discovery, section
 * 2: leaflet and magazine screens)
 */
export const leafletKind: ContentKind = {
  folder: 'leaflets',
  form: 'folder',
  read: readLeaflet,
  written: {
    schema: Type.Object({ ...leafletFile.properties, pages: Type.Optional(areasFile.properties.pages) }),
    files: ['leaflet.yaml', { name: 'areas.yaml', fields: ['pages'] }],
    choices: async (reader) => ({
      stores: (await selectSellingStores(reader)).map(({ slug, name }) => ({ value: slug, label: name })),
    }),
  },
  factsOf: ({ type, from, to, publish }, key) => ({
    slug: key,
    type: String(type),
    datedAt: momentOf(from),
    startsAt: momentOf(publish),
    endsAt: type === magazineType ? undefined : endOf(to),
  }),
  check: checkLeaflet,
}

async function readLeaflet(reader: FolderReader, key: string): Promise<Body | undefined> {
  const leaflet = reader.yaml('leaflet.yaml', leafletFile)
  const areas = reader.files.has('areas.yaml') ? reader.yaml('areas.yaml', areasFile) : { pages: [] }
  const refuse: Refuse = (name, found, field = '') => {
    reader.findings.errors.push({ file: `leaflets/${key}/${name}`, line: 0, field, ...found })
    return undefined
  }
  if (leaflet === undefined || areas === undefined) return undefined
  if (String(leaflet['from']) > String(leaflet['to'])) return refuse('leaflet.yaml', { code: 'beforeFrom' }, 'to')
  const { drawn, ...facts } = leaflet
  const unplaced = areas['pages'] as readonly UnplacedPage[]
  if (drawn === true) {
    if (unplaced.length === 0) return refuse('areas.yaml', { code: 'drawnNothing' }, 'pages')
    const pages = unplaced.map((page, index) => ({ ...placeAreas(page, index === 0), ...drawnSize }))
    return { ...facts, pages }
  }
  // On a picture nobody but its editor knows the place of a product.
  const isPlaced = unplaced.map((page, index) => findUnplaced(page, ['pages', index], refuse)).every(Boolean)
  if (!isPlaced) return undefined
  const written = unplaced.map((page) => placeAreas(page, false))
  const pictures = await readPagePictures(reader, refuse)
  if (pictures === undefined) return undefined
  if (written.length > pictures.pages.length)
    return refuse(
      'areas.yaml',
      { code: 'morePages', values: { written: written.length, pages: pictures.pages.length } },
      'pages',
    )
  const pages: StoredPage[] = pictures.pages.map((page, index) => ({ ...written[index], ...page }))
  return { ...facts, ...(pictures.pdf !== undefined && { pdf: pictures.pdf }), pages }
}

/** Reports every area without a place; true where all have one. */
function findUnplaced({ areas = [] }: UnplacedPage, at: readonly (string | number)[], refuse: Refuse): boolean {
  const missing = areas.flatMap((area, index) =>
    (['x', 'y', 'w', 'h'] as const).flatMap((side) =>
      area[side] === undefined ? [[...at, 'areas', index, side].join('.')] : [],
    ),
  )
  for (const field of missing) refuse('areas.yaml', { code: 'missing' }, field)
  return missing.length === 0
}
