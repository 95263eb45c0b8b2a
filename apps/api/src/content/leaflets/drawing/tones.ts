import type { PageTone } from '../stored-leaflet.ts'

/** Colours of a page. */
export interface Palette {
  /** Behind the cards. */
  readonly ground: string
  /** The band with the title, and what stands on it. */
  readonly band: string
  readonly onBand: string
  /** Behind pictures. */
  readonly dish: string
}

/** Those of the shop, and a dark red for wine. */
export const palettes: Readonly<Record<PageTone, Palette>> = {
  paper: { ground: '#FBFAF6', band: '#F4F0E6', onBand: '#1C2B22', dish: '#F4F0E6' },
  primary: { ground: '#E9F1EA', band: '#1E6B45', onBand: '#FFFFFF', dish: '#F2F7F3' },
  offer: { ground: '#FBE9E7', band: '#B3261E', onBand: '#FFFFFF', dish: '#FDF5F4' },
  saffron: { ground: '#FBEFD3', band: '#E9A820', onBand: '#1C2B22', dish: '#FDF8EA' },
  wine: { ground: '#F3E9EA', band: '#5B1A2B', onBand: '#FBEFD3', dish: '#F9F4F4' },
}

export const ink = '#1C2B22'
export const inkSoft = '#55635A'
export const lineColour = '#E4E0D6'
export const offerColour = '#B3261E'
export const saffron = '#E9A820'
