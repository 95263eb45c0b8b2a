import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Section } from '../../lib/Section.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import styles from './Today.module.css'
import { useNumber } from '../../lib/format/use-number.ts'

const SalesPlot = lazy(() => import('./SalesPlot.tsx').then(({ SalesPlot: plot }) => ({ default: plot })))

export interface Sale {
  label: string
  orders: number
  takings: number
}

/** Orders and takings as a plot, and the same figures as a table behind one press. */
export function Sales({ title, keyTitle, sales }: { title: string; keyTitle: string; sales: readonly Sale[] }) {
  const t = useTranslations('today')
  const number = useNumber()
  const euros = useEuros()
  return (
    <Section title={title}>
      <div className={styles.plot}>
        <Suspense>
          <SalesPlot sales={sales} />
        </Suspense>
      </div>
      <details>
        <summary>{t('figures')}</summary>
        <table className={styles.sales}>
          <thead>
            <tr>
              <th scope="col">{keyTitle}</th>
              <th scope="col">{t('orders')}</th>
              <th scope="col">{t('takings')}</th>
            </tr>
          </thead>
          <tbody>
            {sales.map(({ label, orders, takings }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{number(orders)}</td>
                <td>{euros(takings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  )
}
