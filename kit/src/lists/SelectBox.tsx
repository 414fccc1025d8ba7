import { useEffect, useLayoutEffect, useRef } from 'react'

export type SelectBoxProps = {
  label: string
  extent: 'all' | 'some' | 'none'
  onChange: (withShift: boolean) => void
  /** The place of its row, whose table has the keyboard: Space chooses there, so it is no stop of the Tab key. */
  row?: number | undefined
}

/** The box that chooses a row, or all of them. */
export function SelectBox({ label, extent, onChange, row }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some'
  }, [extent])
  // The keyboard does not go with a line to the row that takes it.
  useLayoutEffect(() => {
    const own = box.current
    if (row !== undefined && own === document.activeElement)
      own?.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }, [row])
  return (
    // The whole cell is what a finger hits.
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a click on the box from being one on the row
    <label className="k-select-box" onClick={(event) => event.stopPropagation()}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={extent === 'all'}
        onClick={(event) => onChange(event.shiftKey)}
        readOnly
        {...(row !== undefined && { tabIndex: -1 })}
      />
    </label>
  )
}
