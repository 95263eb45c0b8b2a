/** Gradients every picture may use: light falls from the left, soft, as in a shop window. */
const stops = (list: readonly (readonly [number, string, number])[]) =>
  list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

const across = (id: string, list: Parameters<typeof stops>[0]) =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">${stops(list)}</linearGradient>`
const down = (id: string, list: Parameters<typeof stops>[0]) =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops(list)}</linearGradient>`

const [ink, white] = ['#1a130a', '#ffffff']

export const lights = [
  across('round', [
    [0, ink, 0.34],
    [0.1, ink, 0.1],
    [0.22, white, 0.3],
    [0.34, white, 0.06],
    [0.6, ink, 0],
    [0.86, ink, 0.14],
    [1, ink, 0.4],
  ]),
  across('glass', [
    [0, ink, 0.3],
    [0.12, white, 0.04],
    [0.2, white, 0.5],
    [0.26, white, 0.08],
    [0.75, white, 0],
    [0.9, white, 0.22],
    [1, ink, 0.32],
  ]),
  across('flat', [
    [0, white, 0.2],
    [0.5, white, 0],
    [1, ink, 0.1],
  ]),
  across('foil', [
    [0, ink, 0.22],
    [0.09, white, 0.16],
    [0.2, ink, 0.02],
    [0.32, white, 0.26],
    [0.46, ink, 0],
    [0.78, white, 0.1],
    [0.9, ink, 0.1],
    [1, ink, 0.28],
  ]),
  across('metal', [
    [0, '#7d8286', 1],
    [0.18, '#f3f4f4', 1],
    [0.45, '#b5babd', 1],
    [0.75, '#e8eaea', 1],
    [1, '#7b8084', 1],
  ]),
  across('gold', [
    [0, '#8d6a22', 1],
    [0.2, '#f3dd9b', 1],
    [0.5, '#c79c41', 1],
    [0.78, '#ecd28a', 1],
    [1, '#84611d', 1],
  ]),
  down('fall', [
    [0, white, 0.16],
    [0.4, white, 0],
    [1, ink, 0.16],
  ]),
  `<radialGradient id="foot">${stops([
    [0, ink, 0.3],
    [0.6, ink, 0.14],
    [1, ink, 0],
  ])}</radialGradient>`,
  `<radialGradient id="ball" cx="0.36" cy="0.3" r="0.8">${stops([
    [0, white, 0.5],
    [0.4, white, 0],
    [1, ink, 0.32],
  ])}</radialGradient>`,
  `<linearGradient id="sheen" x1="0" x2="1" y1="0" y2="1">${stops([
    [0, white, 0.42],
    [0.3, white, 0.05],
    [0.5, white, 0.2],
    [0.56, white, 0],
    [1, white, 0.12],
  ])}</linearGradient>`,
].join('')
