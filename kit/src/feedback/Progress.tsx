import { ProgressBar } from 'react-aria-components'

export type ProgressProps = {
  /** What is under way: 'Importing suppliers'. */
  label: string
  /** 0 to 1; left out while nobody knows how much there is. */
  value?: number | undefined
  /** How far in words: '120 of 400'. */
  text?: string | undefined
  /** Shows the bar alone; the label is said only. */
  bare?: boolean | undefined
}

/** How far a long work has come. */
export function Progress({ label, value, text, bare = false }: ProgressProps) {
  const known = value !== undefined
  return (
    <ProgressBar
      className="k-progress"
      aria-label={label}
      isIndeterminate={!known}
      {...(known && { value, minValue: 0, maxValue: 1 })}
      {...(text && { valueLabel: text })}
    >
      {({ percentage = 0 }) => (
        <>
          {!bare && (
            <span className="k-progress-words" aria-hidden="true">
              <span>{label}</span>
              <span>{text}</span>
            </span>
          )}
          <span className="k-progress-track" data-unknown={!known || undefined}>
            <span style={known ? { inlineSize: `${percentage}%` } : {}} />
          </span>
        </>
      )}
    </ProgressBar>
  )
}
