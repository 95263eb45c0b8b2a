import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { barsOfCard } from './bars-of-card.ts'

/** A file of its own: the encoder comes with the first card that is shown. */
export function Bars({ number, label }: { number: string; label: string }) {
  const { width, height, bars } = barsOfCard(number)
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" shapeRendering="crispEdges">
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} y="0" width={bar.width} height={bar.height} />
        ))}
      </svg>
    </>
  )
}
