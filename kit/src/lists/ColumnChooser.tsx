import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Button } from '../actions/Button.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { moved } from './columns.ts'

export type ColumnChoice = {
  id: string
  label: string
  /** Always shown: the one that tells the rows apart. */
  fixed?: boolean | undefined
}

export type ColumnChooserProps = {
  /** The button that opens it, and the name of what opens: 'Columns'. */
  label: string
  /** All columns, in the order that they have unless the person chooses another. */
  columns: readonly ColumnChoice[]
  /** The ids of those shown, in their order. */
  shown: readonly string[]
  onChange: (shown: string[]) => void
  /** Names of the buttons that move a column: 'Move Amount up'. */
  upLabel: (column: string) => string
  downLabel: (column: string) => string
  /** Returns to the first choice: 'Reset'. */
  resetText: string
  onReset: () => void
}

/** Which columns a table shows, and in which order. Alt with an arrow moves the column whose box has the focus. */
export function ColumnChooser({ label, columns, shown, onChange, upLabel, downLabel, ...reset }: ColumnChooserProps) {
  const ordered = [...columns].sort((one, other) => placeOf(shown, one.id) - placeOf(shown, other.id))
  const show = (id: string, on: boolean) => onChange(on ? [...shown, id] : shown.filter((one) => one !== id))
  const move = (id: string, by: 1 | -1) => onChange(moved(shown, id, by))
  const press = (event: KeyboardEvent, id: string) => {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!by) return
    event.preventDefault()
    move(id, by)
  }
  return (
    <DialogTrigger>
      <Button icon={Columns3}>{label}</Button>
      <Popover className="k-popover" offset={4} placement="bottom end">
        <Dialog className="k-columns" aria-label={label}>
          <ul>
            {ordered.map(({ id, label: name, fixed }) => {
              const place = shown.indexOf(id)
              return (
                <li key={id} onKeyDown={(event) => press(event, id)}>
                  <Checkbox label={name} checked={place >= 0} disabled={fixed} onChange={(on) => show(id, on)} />
                  {place >= 0 && (
                    <>
                      <Button
                        type="text"
                        icon={ArrowUp}
                        label={upLabel(name)}
                        disabled={place === 0}
                        onClick={() => move(id, -1)}
                      />
                      <Button
                        type="text"
                        icon={ArrowDown}
                        label={downLabel(name)}
                        disabled={place === shown.length - 1}
                        onClick={() => move(id, 1)}
                      />
                    </>
                  )}
                </li>
              )
            })}
          </ul>
          <Button type="text" onClick={reset.onReset}>
            {reset.resetText}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** Those shown first, in their order; the others after them as they come. */
function placeOf(shown: readonly string[], id: string): number {
  const place = shown.indexOf(id)
  return place < 0 ? shown.length : place
}
