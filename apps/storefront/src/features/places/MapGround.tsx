import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { distanceText } from './distance-text.ts'
import {
  legible,
  mapHeight,
  mapWidth,
  scaleMetres,
  spotOf,
  tilesUnder,
  unitsOf,
  type MapContent,
  type MapView,
} from './map-view.ts'
import styles from './MapGround.module.css'

type Town = { name: string; latitude: number; longitude: number; population: number }
type MapGroundProps = {
  view: MapView
  towns: readonly Town[]
  around: MapContent['around'] | undefined
  tilesUrl: string | undefined
}

const city = 40_000

/** The background under the pins; the text beside the map says everything it shows. */
export function MapGround({ view, towns, around, tilesUrl }: MapGroundProps) {
  const { locale } = usePageSetting()
  const metres = scaleMetres(view)
  const scale = unitsOf(metres, view)
  const middle = around && spotOf(around.position, view)
  return (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} className={styles.ground} aria-hidden="true" focusable="false">
      {tilesUrl !== undefined &&
        tilesUnder(view, tilesUrl).map(({ href, x, y, size }) => (
          <image key={href} href={href} x={x} y={y} width={size} height={size} />
        ))}
      {around && middle && (
        <circle cx={middle.x} cy={middle.y} r={unitsOf(around.metres, view)} className={styles.circle} />
      )}
      {tilesUrl === undefined &&
        legible(towns, view).map(({ name, population, ...position }) => {
          const { x, y } = spotOf(position, view)
          return (
            <g key={`${name} ${x}`} data-city={population > city}>
              <circle cx={x} cy={y} r={population > city ? 4 : 2.5} className={styles.town} />
              <text x={x} y={y + 17} textAnchor="middle" className={styles.name}>
                {name}
              </text>
            </g>
          )
        })}
      {middle && <circle cx={middle.x} cy={middle.y} r="7" className={styles.here} />}
      <g transform={`translate(16 ${mapHeight - 16})`}>
        <path d={`M0 -6v6h${scale}v-6`} className={styles.scale} />
        <text x="6" y="-6" className={styles.name}>
          {distanceText(metres, locale)}
        </text>
      </g>
    </svg>
  )
}
