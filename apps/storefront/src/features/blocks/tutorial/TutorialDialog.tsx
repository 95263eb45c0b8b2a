import type { Banner } from '@bottega/contract/content/banner.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { blocksWords } from '../words/blocks.ts'
import { Sponsor } from '../banners/Sponsor.tsx'
import styles from './TutorialDialog.module.css'

type TutorialDialogProps = { title: string | undefined; pages: readonly Banner[]; onClose: () => void }

/** One page after the other over the whole screen; it can be skipped on each, and a page may lead on by a button. */
export function TutorialDialog({ title, pages, onClose }: TutorialDialogProps) {
  const t = useTranslations(blocksWords)
  const [number, setNumber] = useState(0)
  const page = pages[number]
  if (page === undefined) return null
  const isLast = number === pages.length - 1
  const link = 'link' in page ? page.link : undefined
  return (
    <Dialog
      open
      size="screen"
      title={title ?? t('tutorial.title')}
      closeLabel={t('tutorial.skip')}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          {!isLast && (
            <Button variant="quiet" onClick={onClose}>
              {t('tutorial.skip')}
            </Button>
          )}
          {link !== undefined && page.button && (
            <LinkButton href={link} variant="accent" onClick={onClose}>
              {page.button}
            </LinkButton>
          )}
          <Button onClick={() => (isLast ? onClose() : setNumber(number + 1))}>
            {isLast ? t('tutorial.done') : t('tutorial.on')}
          </Button>
        </div>
      }
    >
      <div className={styles.page} aria-live="polite">
        {page.image && (
          <img
            src={page.mobileImage ?? page.image}
            alt={page.alt ?? ''}
            width="256"
            height="256"
            className={styles.picture}
          />
        )}
        <Sponsor name={page.sponsor} />
        <h3>{page.title}</h3>
        {page.text && <p>{page.text}</p>}
        {page.content && <EditorHtml html={page.content} />}
        {pages.length > 1 && (
          <p className={styles.position}>
            {t('slider.position', { number: String(number + 1), count: String(pages.length) })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
