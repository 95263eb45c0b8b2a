import { documentInviteTerms, type InviteTerms } from '@bottega/rules/loyalty/invite.ts'
import { type PointsTerms, usualPointsTerms } from '@bottega/rules/loyalty/points.ts'
import { usualCardPrefix } from '@bottega/rules/loyalty/card.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import {
  findDocument,
  listDocuments,
  published,
  type StoredDocument,
} from '../../kernel/publishing/documents.service.ts'
import { causeFolder, programmeFolder, programmeKey, rewardFolder } from './loyalty.kinds.ts'

export interface Programme {
  readonly cardPrefix: string
  readonly points: PointsTerms
  readonly invite: InviteTerms
}

type Written = Partial<PointsTerms> & { readonly cardPrefix?: string; readonly invite?: Partial<InviteTerms> }

/** The programme as editors wrote it; without a document of theirs the values of the specification. */
export async function readProgramme(reader: Reader, now: Date): Promise<Programme> {
  const document = await findDocument(reader, published(now), programmeFolder, { slug: programmeKey })
  const { cardPrefix = usualCardPrefix, invite, ...points }: Written = document?.body ?? {}
  return {
    cardPrefix,
    points: { ...usualPointsTerms, ...points, steps: sorted(points.steps ?? usualPointsTerms.steps) },
    invite: { ...documentInviteTerms, ...invite },
  }
}

const sorted = (steps: PointsTerms['steps']) => steps.toSorted((one, other) => one.points - other.points)

/** More than a catalogue on paper shows. */
const most = 200

interface Shown {
  readonly id: number
  readonly key: string
  readonly name: Localized
  readonly description: Localized
  readonly image: string | undefined
}
export type Cause = Shown
export interface Reward extends Shown {
  readonly points: number
}

export async function readCauses(reader: Reader, now: Date): Promise<Cause[]> {
  return (await shownDocuments(reader, causeFolder, now)).map(shownOf)
}

export async function readRewards(reader: Reader, now: Date): Promise<Reward[]> {
  const documents = await shownDocuments(reader, rewardFolder, now)
  return documents.map((document) => Object.assign(shownOf(document), { points: Number(document.body['points']) }))
}

async function shownDocuments(reader: Reader, kind: string, now: Date): Promise<StoredDocument[]> {
  const { documents } = await listDocuments(reader, published(now), { kind }, { page: 1, pageSize: most })
  return documents.toSorted((one, other) => positionOf(one) - positionOf(other) || one.number - other.number)
}

const positionOf = ({ body }: StoredDocument) => (typeof body['position'] === 'number' ? body['position'] : most)

function shownOf({ number, key, body }: StoredDocument): Shown {
  const { image } = body
  return {
    id: number,
    key,
    name: localizedOf(body['name']),
    description: localizedOf(body['description']),
    image: typeof image === 'string' ? image : undefined,
  }
}

/** A text may have been written in Italian alone. */
const localizedOf = (value: unknown): Localized => (typeof value === 'string' ? { it: value } : (value as Localized))
