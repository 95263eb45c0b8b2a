import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workspaces } from './house/rooms.ts'

const root = new URL('..', import.meta.url)
const page = readFileSync(new URL('docs/architecture.md', root), 'utf8')
const drawings = [...page.matchAll(/```mermaid\n(?<drawing>[^]*?)```/g)].map(({ groups }) => groups?.['drawing'] ?? '')
const [houseDrawing = '', wingDrawing = '', ...trips] = drawings

/** The arrows of a flowchart, by what stands in the boxes. */
function arrowsOf(drawing: string): string[] {
  const names = new Map(
    [...drawing.matchAll(/(?<id>\w+)\["(?<label>[^":]+)/g)].map(({ groups }) => [
      groups?.['id'] ?? '',
      groups?.['label'] ?? '',
    ]),
  )
  const arrows = drawing.matchAll(/^ *(?<from>\w+)(?:\[[^\]]*\])? --> (?<to>\w+)/gm)
  return Array.from(arrows, ({ groups }) =>
    [groups?.['from'], groups?.['to']].map((id = '') => names.get(id) ?? id).join(' → '),
  ).toSorted()
}

test('the drawing of the workspaces has the arrows of the list of rooms', () => {
  const listed = Object.entries(workspaces).flatMap(([name, { uses }]) => uses.map((used) => `${name} → ${used}`))
  expect(arrowsOf(houseDrawing)).toEqual(listed.toSorted())
})

test('the drawing of the server has its wings in the order of the list of rooms', () => {
  const named = workspaces['apps/api']?.rooms.map(String) ?? []
  // Foreign keys take tables below their wing. (decision 0813)
  const rooms = named.filter((room) => !room.endsWith('.tables.ts'))
  const wings = [...new Set(rooms.flatMap((room) => /^(?<wing>\w+)\//.exec(room)?.groups?.['wing'] ?? []))]
  expect(wings).toContain('kernel')
  expect(arrowsOf(wingDrawing)).toEqual(
    wings
      .slice(1)
      .map((wing, index) => `${wing} → ${wings[index] ?? ''}`)
      .toSorted(),
  )
})

test('each file a trip names is in the table, and stands where the table says', () => {
  const listed = [...page.matchAll(/^\| `(?<folder>[^`]+)` +\| (?<files>.+?) *\|$/gm)].flatMap(({ groups }) =>
    [...(groups?.['files'] ?? '').matchAll(/`(?<file>[^`]+)`/g)].map((file) => ({
      folder: groups?.['folder'] ?? '',
      name: file.groups?.['file'] ?? '',
    })),
  )
  expect(trips).toHaveLength(3)
  const named = trips.flatMap((trip) => trip.match(/[\w-]+(?:\.\w+)?\.tsx?\b/g) ?? [])
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !listed.some(({ name }) => name === file))).toEqual([])
  expect(listed.filter(({ folder, name }) => !existsSync(new URL(`${folder}/${name}`, root)))).toEqual([])
})

test('a message of a trip has no semicolon, at which the drawing would break off', () => {
  expect(trips.flatMap((trip) => trip.split('\n')).filter((line) => line.includes(';'))).toEqual([])
})
