import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Section } from '../../../lib/Section.tsx'
import styles from './Form.module.css'

/** Pixels: a phone, a tablet, a computer. */
const widths = ['390', '768', '1280'] as const
type Width = (typeof widths)[number]
const height = 800

/**
 * The page of a draft as the shop itself draws it, at three widths, made smaller where there is no room for one. It is
 * loaded again when its address is another, which is after each save: what is typed and not saved is nowhere but in the form.
 */
export function Preview({ src, title }: { src: string; title: string }) {
  const t = useTranslations('content.form')
  // Looking at drafts is a state of this browser, so that it is asked for and not begun by itself.
  const [isShown, setShown] = useState(false)
  const [width, setWidth] = useState<Width>('390')
  const [room, setRoom] = useState(0)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (box === null) return undefined
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  const scale = room === 0 ? 1 : Math.min(1, room / Number(width))
  return (
    <Section title={t('preview')}>
      <p>{t('previewText')}</p>
      {!isShown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(true)}>
            {t('showPreview')}
          </Button>
        </div>
      )}
      {isShown && (
        <>
          <SegmentedControl
            legend={t('width')}
            options={widths.map((value) => ({ value, label: t('pixels', { width: value }) }))}
            value={width}
            onChange={setWidth}
          />
          <div ref={setBox} className={styles.preview} style={{ height: height * scale }}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs its session and its scripts */}
            <iframe
              key={src}
              src={src}
              title={t('previewOf', { title })}
              width={width}
              height={height}
              style={{ transform: `scale(${scale})` }}
            />
          </div>
        </>
      )}
    </Section>
  )
}
