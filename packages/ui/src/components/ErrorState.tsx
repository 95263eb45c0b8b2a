import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Message.module.css'

type ErrorStateProps = { title: string; text?: string; retryLabel: string; onRetry: () => void }

/** Something failed here; the rest of the page still works, and it can be asked again. */
export function ErrorState({ title, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.message}>
      <div className={styles.sign}>
        <Icon name="alert" size={32} />
      </div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
