import type { emblemSources } from './emblem-names.ts'

/** A picture made from another by turning its colours: degrees of hue, factors of saturation and brightness. */
export interface Recolouring {
  from: keyof typeof emblemSources
  hue?: number
  saturation?: number
  brightness?: number
}

/** Goods that no emoji shows in the colour they have on the stall. */
export const recolourings = {
  champignon: { from: 'mushroom', hue: 30, saturation: 0.35, brightness: 1.05 },
  plum: { from: 'peach', hue: 290, saturation: 0.8, brightness: 0.7 },
  apricot: { from: 'peach', hue: 35, brightness: 1.05 },
  persimmon: { from: 'tomato', hue: 45, brightness: 1.1 },
  pomegranate: { from: 'red-apple', hue: 345, saturation: 0.85, brightness: 0.8 },
  grapefruit: { from: 'orange', hue: 340, saturation: 0.85, brightness: 1.02 },
  clementine: { from: 'orange', hue: 352, brightness: 0.96 },
  raspberry: { from: 'blueberries', hue: 95, saturation: 1.3, brightness: 1.1 },
  'red-pepper': { from: 'bell-pepper', hue: 252, saturation: 1.2, brightness: 0.95 },
  'yellow-pepper': { from: 'bell-pepper', hue: 300, saturation: 1.4, brightness: 1.25 },
  'red-onion': { from: 'onion', hue: 285, saturation: 0.9, brightness: 0.75 },
  'white-onion': { from: 'onion', saturation: 0.25, brightness: 1.2 },
  courgette: { from: 'cucumber', saturation: 0.75, brightness: 0.85 },
  radicchio: { from: 'leafy-green', hue: 225, saturation: 0.9, brightness: 0.85 },
  cauliflower: { from: 'broccoli', hue: 320, saturation: 0.35, brightness: 1.3 },
  pumpkin: { from: 'melon', hue: 305, saturation: 1.8, brightness: 0.95 },
  'white-beans': { from: 'beans', hue: 40, saturation: 0.25, brightness: 2 },
  chickpeas: { from: 'beans', hue: 45, saturation: 0.6, brightness: 1.7 },
  lentils: { from: 'beans', hue: 45, saturation: 0.7, brightness: 1.05 },
  'dark-olives': { from: 'olives', hue: 180, saturation: 0.3, brightness: 0.55 },
  'white-wine': { from: 'wine-glass', hue: 90, saturation: 0.9, brightness: 1.1 },
  'silver-fish': { from: 'fish', hue: 350, saturation: 0.3, brightness: 0.95 },
  salmon: { from: 'fish', hue: 160, saturation: 0.75, brightness: 1.05 },
  mussel: { from: 'shell', hue: 10, saturation: 2.2, brightness: 0.55 },
  'green-lotion': { from: 'lotion', hue: 140, saturation: 0.8 },
  'blue-lotion': { from: 'lotion', hue: 230, saturation: 0.9 },
  'oat-drink': { from: 'milk', hue: 190, saturation: 0.8, brightness: 0.98 },
  litter: { from: 'box', saturation: 0.5, brightness: 1.15 },
} as const satisfies Record<string, Recolouring>
