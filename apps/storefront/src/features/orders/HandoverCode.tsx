import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './HandoverCode.module.css'
import { orderHistoryWords } from './words/orderHistory.ts'

interface Drawn {
  readonly size: number
  /** Squares of the code as one path. */
  readonly path: string
}

/** The maker of QR codes is loaded when one is asked for. */
async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const cells = Array.from(modules.data, (dark, index) =>
    dark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : '',
  )
  return { size: modules.size, path: cells.join('') }
}

/** The code that the person who collects the shopping shows: as a picture, and to be said. */
export function HandoverCode({ orderId, code }: { orderId: number; code: string }) {
  const t = useTranslations(orderHistoryWords, 'handover')
  const [drawn, setDrawn] = useState<Drawn>()
  return (
    <div className={styles.code}>
      <p>
        {t('text')} <b className={styles.digits}>{code}</b>
      </p>
      {drawn === undefined ? (
        <Button variant="secondary" onClick={() => void draw(`${orderId}-${code}`).then(setDrawn)}>
          {t('show')}
        </Button>
      ) : (
        <svg
          aria-hidden="true"
          className={styles.picture}
          viewBox={`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  )
}
