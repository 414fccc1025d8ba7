import type { ReactNode } from 'react'

export type RadioBoxProps = {
  /** What is chosen by it, for screen readers: 'Choose desk lamp from Brandt'. */
  label: string
  /** Those of one name are one choice: the arrow keys go from each to the next, wherever they stand. */
  name: string
  checked: boolean
  onChange: () => void
  /** What is seen beside it; a press on it chooses, too. */
  children: ReactNode
}

/** One of several that stand apart, as in the cells of a table; side by side they are a RadioGroup. */
export function RadioBox({ label, name, checked, onChange, children }: RadioBoxProps) {
  return (
    <label className="k-radio-box">
      <input type="radio" className="k-dot" aria-label={label} {...{ name, checked, onChange }} />
      {children}
    </label>
  )
}
