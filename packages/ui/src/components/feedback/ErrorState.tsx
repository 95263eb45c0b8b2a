import { Button } from '../actions/Button.tsx'
import { Icon } from '../text/Icon.tsx'
import styles from './Message.module.css'

type ErrorStateProps = {
  title: string
  /** The level of its heading: 1 when it stands for the whole page. */
  level?: 1 | 2
  text?: string
  retryLabel: string
  onRetry: () => void
}

/** Something failed here; the rest of the page still works, and it can be asked again. */
export function ErrorState({ title, level = 2, text, retryLabel, onRetry }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div role="alert" className={styles.message}>
      <div className={styles.sign}>
        <Icon name="alert" size={32} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
