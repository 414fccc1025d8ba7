import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '../kontor.ts'

export interface GridCellProps {
  /** Its row and column, by which the grid finds it. */
  readonly place: string
  readonly label: string
  readonly text: string
  /** What stands in one that asks nothing. */
  readonly empty: string
  /** The steps of which it names one. */
  readonly steps: readonly { readonly Id: string; readonly Name: string }[] | undefined
  /** It has the keyboard, or gets it when the grid does. */
  readonly isActive: boolean
  /** What its field begins with, while it is written. */
  readonly typed: string | undefined
  readonly onFocus: () => void
  readonly onWrite: () => void
  /** It was written, or left as it was; the key says where to go on. */
  readonly onDone: (text: string | undefined, key: 'Enter' | 'Tab' | 'Shift+Tab' | undefined) => void
}

/** A cell of a decision table: a text in FEEL, a step, or a note. */
export function GridCell(props: GridCellProps) {
  const { place, label, text, empty, steps, isActive, typed, onFocus, onWrite } = props
  const { t } = useWords()
  if (typed !== undefined)
    return (
      <td data-cell={place} data-writing>
        <CellField {...props} start={typed} />
      </td>
    )
  const shown = steps === undefined ? text : (steps.find(({ Id }) => Id === text)?.Name ?? t('says.nowhere'))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter, F2 and letters do the same as the click, and are heard by the grid around it (DecisionGrid).
    <td
      data-cell={place}
      tabIndex={isActive ? 0 : -1}
      aria-label={`${label}: ${shown === '' ? '–' : shown}`}
      data-quiet={text === empty || undefined}
      dir="auto"
      onFocus={onFocus}
      onClick={onWrite}
    >
      {shown}
    </td>
  )
}

/** The key or click that begins to write was in this cell: the focus stays there. */
const takeFocus = (field: HTMLInputElement | HTMLSelectElement | null): void => field?.focus()

function CellField({ label, steps, start, text, onDone }: GridCellProps & { readonly start: string }) {
  const { t } = useWords()
  const isDone = useRef(false)
  const finish = (value: string | undefined, key?: 'Enter' | 'Tab' | 'Shift+Tab') => {
    if (isDone.current) return
    isDone.current = true
    onDone(value, key)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { value } = event.currentTarget
    if (event.key === 'Escape') finish(undefined)
    else if (event.key === 'Enter') finish(value, 'Enter')
    else if (event.key === 'Tab') finish(value, event.shiftKey ? 'Shift+Tab' : 'Tab')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const field = { 'aria-label': label, onKeyDown: keys }
  if (steps === undefined)
    return (
      <input
        {...field}
        ref={takeFocus}
        defaultValue={start}
        maxLength={300}
        onBlur={(event) => finish(event.target.value)}
      />
    )
  return (
    <select {...field} ref={takeFocus} defaultValue={text} onBlur={(event) => finish(event.target.value)}>
      <option value="">{t('says.nowhere')}</option>
      {steps.map(({ Id, Name }) => (
        <option key={Id} value={Id}>
          {Name}
        </option>
      ))}
    </select>
  )
}
