import { classNames } from '../../class-names.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = { shape?: 'text' | 'title' | 'control' | 'picture' | 'row'; narrow?: boolean }

/** The place of a thing still coming, at its real size. Decorative: say "loading" once, on the list around it. */
export function Skeleton({ shape = 'text', narrow = false }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.bone, styles[shape], narrow && styles.narrow)} />
}
