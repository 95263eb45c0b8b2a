import { dirname, join } from 'node:path/posix'
import { type Workspace, workspaces } from './rooms.ts'

/** A file of the house: its workspace, its room, and its path below the source of the workspace. */
export interface Place {
  readonly workspace: string
  /** Undefined where no list has it: for a file beside the source, which is free to, and for one that is forgotten. */
  readonly room: string | undefined
  /** Below the source; of a file beside it below the workspace, with `/` before it. */
  readonly path: string
}

/** How a package of ours is imported, by its folder: `@bottega/rules` for `packages/rules`. */
const packageName = (folder: string) => `@bottega/${folder.split('/').at(-1)}`

/** Tests reach into every room; what they may not is another workspace above their own. */
export const isTest = (file: string) => /\.(test|browser|e2e|fixtures)\.tsx?$|\/testing\//.test(file)

const nameOf = (entry: Workspace['rooms'][number]) => (typeof entry === 'string' ? entry : entry[0])

const fits = (room: string, path: string) => {
  const [names, parts] = [room.split('/'), path.split('/')]
  return names.length <= parts.length && names.every((name, index) => name === '*' || name === parts[index])
}

/** The name of a place in a list counts for more than a star. */
const weightOf = (room: string) => room.split('/').length * 2 - (room.includes('*') ? 1 : 0)

/** The room of a path below the source of a workspace; undefined where no list has it. */
export function roomOf({ rooms }: Pick<Workspace, 'rooms'>, path: string): string | undefined {
  const fitting = rooms.map(nameOf).filter((room) => room !== '.' && fits(room, path))
  const [nearest] = fitting.toSorted((one, other) => weightOf(other) - weightOf(one))
  return nearest ?? (path.includes('/') ? undefined : rooms.map(nameOf).find((room) => room === '.'))
}

/** Of a file below the root of the repository; undefined where it belongs to no workspace with rooms. */
export function placeOf(file: string): Place | undefined {
  const folder = Object.keys(workspaces).find((one) => file.startsWith(`${one}/`))
  const workspace = folder === undefined ? undefined : workspaces[folder]
  if (folder === undefined || workspace === undefined) return undefined
  const below = file.slice(folder.length + 1)
  const path = below.startsWith(`${workspace.source}/`) ? below.slice(workspace.source.length + 1) : `/${below}`
  return { workspace: folder, room: roomOf(workspace, path), path }
}

/** The file an import names, below the root of the repository; undefined for a package of others. */
export function importedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const folder = Object.keys(workspaces).find((one) => specifier.startsWith(`${packageName(one)}/`))
  if (folder === undefined) return undefined
  const below = specifier.slice(packageName(folder).length + 1)
  const source = workspaces[folder]?.source ?? ''
  return join(folder, below.startsWith(`${source}/`) || folder === 'apps/storefront' ? below : join(source, below))
}

/** Of one import: its file, what it names, and whether it brings types alone. */
export interface Import {
  readonly file: string
  readonly specifier: string
  readonly typesOnly: boolean
}

const isBelow = (path: string, names: readonly string[]) =>
  names.some((name) => path === name || path.endsWith(`/${name}`) || path.startsWith(`${name}/`))

/** Why an import is against the order of the house, in a sentence; undefined where it is not. */
export function whyNot({ file, specifier, typesOnly }: Import): string | undefined {
  const from = placeOf(file)
  const workspace = from && workspaces[from.workspace]
  if (from === undefined || workspace === undefined) return undefined
  const target = importedFile(file, specifier)
  if (target === undefined) return whyNotPackage(workspace, from, specifier, isTest(file))
  const to = placeOf(target)
  if (to === undefined) return undefined
  if (lendsItself(from, to) && !isTest(file))
    return `${from.workspace}/${from.room ?? ''} lends itself to ${to.workspace} and does not import it.`
  if (to.workspace !== from.workspace) return whyNotWorkspace(workspace, from, to, { isTest: isTest(file), typesOnly })
  return isTest(file) ? undefined : whyNotRoom(workspace, from, to)
}

function whyNotPackage({ without = [] }: Workspace, from: Place, specifier: string, ofTest: boolean) {
  const forbidden = without.find((begin) => specifier === begin || specifier.startsWith(begin))
  if (forbidden === undefined || ofTest || from.room === undefined) return undefined
  return `${from.workspace} does without ${specifier}.`
}

function whyNotWorkspace(
  { uses, contractValues }: Workspace,
  from: Place,
  to: Place,
  { isTest: ofTest, typesOnly }: { isTest: boolean; typesOnly: boolean },
): string | undefined {
  const order = Object.keys(workspaces)
  const isLower = order.indexOf(to.workspace) < order.indexOf(from.workspace)
  const isUsed = uses.includes(to.workspace) || uses.includes(`${to.workspace}/${to.room ?? ''}`)
  if (!isUsed && !(ofTest && isLower)) return `${from.workspace} does not know ${to.workspace}.`
  const isSchema = to.workspace === 'packages/contract' && to.path.includes('/')
  if (contractValues === undefined || !isSchema || ofTest || typesOnly || from.room === undefined) return undefined
  return isBelow(to.path, contractValues) ? undefined : 'Schemas stay on the server: import their types only.'
}

function whyNotRoom({ rooms, own }: Workspace, from: Place, to: Place): string | undefined {
  if (from.room === undefined) return from.path.startsWith('/') ? undefined : noRoom(from)
  if (to.room === from.room) return undefined
  if (to.room === undefined) return noRoom(to)
  if (own?.test(to.path) === true) return `${to.path} belongs to ${to.room} alone: ask its service.`
  const names = rooms.map(nameOf)
  if (names.indexOf(to.room) > names.indexOf(from.room))
    return `${from.room} stands below ${to.room} and does not import it: give it what it needs, or offer a hook.`
  const entry = rooms[names.indexOf(from.room)]
  if (typeof entry === 'string' || entry === undefined || entry[1].includes(to.room)) return undefined
  return `${from.room} does not import ${to.room}: ask through a context that the shell fills, or allow it in scripts/house/rooms.ts.`
}

/** Rooms that a workspace below theirs uses. */
const lendsItself = ({ workspace, room = '' }: Place, to: Place) =>
  workspaces[to.workspace]?.uses.includes(`${workspace}/${room}`) === true

const noRoom = ({ workspace, path }: Place) =>
  `${workspace}/…/${path} is in no room: name its place in scripts/house/rooms.ts.`
