import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { articleScenes, type Scene } from './article-scenes.ts'
import { picturesFolder } from './demo-picture.ts'

const size = { width: 960, height: 660 }
const folder = fileURLToPath(new URL('../../content/pictures/articles/', import.meta.url))

/** A wall with the light of a window, a table, a plate. */
const background = ({ wall, table }: Scene) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="660">
    <defs>
      <radialGradient id="light" cx="0.3" cy="0.15" r="0.9"><stop stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <linearGradient id="table" y2="1" x2="0"><stop stop-color="${table}" stop-opacity="0.75"/><stop offset="1" stop-color="${table}"/></linearGradient>
    </defs>
    <rect width="960" height="660" fill="${wall}"/>
    <rect width="960" height="660" fill="url(#light)"/>
    <rect y="430" width="960" height="230" fill="url(#table)"/>
    <rect y="430" width="960" height="6" fill="#fff" opacity="0.35"/>
    <ellipse cx="480" cy="545" rx="300" ry="72" fill="#000" opacity="0.12"/>
    <ellipse cx="480" cy="532" rx="290" ry="66" fill="#fffdf8"/>
    <ellipse cx="480" cy="528" rx="220" ry="46" fill="none" stroke="#e4e0d6" stroke-width="4"/>
    <ellipse cx="165" cy="600" rx="110" ry="22" fill="#000" opacity="0.14"/>
    <ellipse cx="800" cy="604" rx="110" ry="22" fill="#000" opacity="0.14"/>
  </svg>`)

const thing = async (name: string, edge: number, left: number, top: number) => ({
  input: await sharp(`${picturesFolder}${name}.webp`).resize(edge, edge, { kernel: 'lanczos3' }).toBuffer(),
  left,
  top,
})

/** Draws the scenes into the content folder again; run after changing `articleScenes`. */
await mkdir(folder, { recursive: true })
for (const [name, scene] of Object.entries(articleScenes)) {
  const [left, right] = scene.beside
  const things = [
    await thing(scene.middle, 360, 300, 180),
    await thing(left, 210, 60, 400),
    await thing(right, 210, 695, 404),
  ]
  await sharp(background(scene))
    .resize(size)
    .composite(things)
    .webp({ quality: 82, effort: 6 })
    .toFile(`${folder}${name}.webp`)
}
