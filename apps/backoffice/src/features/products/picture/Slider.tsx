import { useId } from 'react'
import styles from './Picture.module.css'

interface SliderProps {
  label: string
  /** Percent; where they are one there is nothing to choose. */
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** A share in percent, by pointer or arrow keys. */
export function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        disabled={min >= max}
        aria-valuetext={`${value} %`}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
