/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The reach of "near" when a client names no distance, in metres. (Shopping core, section 9) */
export const nearMetres = 10_000

const earthRadiusMetres = 6_371_000

/** Metres between two places as the crow flies, right to half a percent: enough to sort shops. */
export function metresBetween(from: Position, to: Position): number {
  const latitudes = haversine(to.latitude - from.latitude)
  const longitudes = haversine(to.longitude - from.longitude)
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(latitudes + shrink * longitudes)))
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
