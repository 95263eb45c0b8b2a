import { link, text } from '@bottega/contract/content/fields.ts'
import { Type, type Static } from 'typebox'
import type { ContentKind } from '../../kernel/publishing/content-kind.ts'

const item = Type.Object({ title: text(), link: link() })
const menu = Type.Object({
  name: text(),
  items: Type.Array(Type.Object({ ...item.properties, items: Type.Optional(Type.Array(item, { minItems: 1 })) }), {
    minItems: 1,
  }),
})
export type StoredMenu = Static<typeof menu>

export const menuFolder = 'menus'

/** Menus of links for programs that show the shop's content: `menus/servizi.yaml`. (Content and discovery, section 7) */
export const menuKind: ContentKind = {
  folder: menuFolder,
  form: 'yaml',
  schema: menu,
  factsOf: (_body, key) => ({ slug: key }),
}
