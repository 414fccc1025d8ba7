import { useEffect, useRef } from 'react'

export type SelectBoxProps = {
  label: string
  extent: 'all' | 'some' | 'none'
  onChange: (withShift: boolean) => void
  /** In a row, whose table has the keyboard: Space chooses there, so it is no stop of the Tab key. */
  inRow?: boolean | undefined
}

/** The box that chooses a row, or all of them. */
export function SelectBox({ label, extent, onChange, inRow = false }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some'
  }, [extent])
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
        {...(inRow && { tabIndex: -1 })}
      />
    </label>
  )
}
