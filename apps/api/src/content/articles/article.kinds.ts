import type { ContentKind, DocumentFacts } from '../../kernel/publishing/content-kind.ts'
import { endOf, momentOf } from '../../kernel/publishing/moments.ts'
import { articleClassSchema, articleSchema, cooperativeSchema, textSchema } from './article-schemas.ts'
import { articleWords } from './article-words.ts'

/** The folders articles of the wire come from. */
export const articleKinds = ['articles', 'texts', 'cooperatives'] as const
/** The folder of the classes articles name. */
export const classKind = 'article-classes'

type Body = Record<string, unknown>

const factsOf =
  (typeOf: (body: Body) => string) =>
  (body: Body, key: string): DocumentFacts => ({
    slug: typeof body['slug'] === 'string' ? body['slug'] : key,
    type: typeOf(body),
    classes: Array.isArray(body['classes']) ? body['classes'].map(String) : [],
    datedAt: momentOf(body['date']),
    // News with a date to come appear on that day.
    startsAt: momentOf(body['from']) ?? momentOf(body['date']),
    endsAt: endOf(body['until']),
  })

const ownType = ({ type }: Body) => (typeof type === 'string' ? type : 'page')

const kindOf = (
  kind: Pick<ContentKind, 'folder'> & { schema: typeof articleSchema | typeof textSchema },
  typeOf = ownType,
) => ({ ...kind, form: 'markdown', factsOf: factsOf(typeOf), ...articleWords(kind.folder) }) satisfies ContentKind

/** (Content and discovery, section 3: Article, Cooperative, Static page) */
export const articleContentKinds: readonly ContentKind[] = [
  kindOf({ folder: 'articles', schema: articleSchema }),
  kindOf({ folder: 'texts', schema: textSchema }),
  { ...kindOf({ folder: 'cooperatives', schema: textSchema }, () => 'cooperative'), schema: cooperativeSchema },
  {
    folder: classKind,
    form: 'yaml',
    schema: articleClassSchema,
    factsOf: ({ group }, key) => ({ slug: key, type: String(group) }),
  },
]
