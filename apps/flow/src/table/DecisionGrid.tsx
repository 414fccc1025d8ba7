import { IconButton } from '@kontor/kit'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../kontor.ts'
import { GridCell } from './GridCell.tsx'
import {
  anything,
  cellAt,
  columnsOf,
  emptyRule,
  type Known,
  maxRows,
  type Table,
  withCell,
  withoutColumn,
  withPasted,
} from './table.ts'

export interface DecisionGridProps {
  readonly label: string
  readonly table: Table
  readonly known: Known
  readonly canEdit: boolean
  readonly onChange: (table: Table) => void
}

interface Place {
  readonly row: number
  readonly column: number
}

/** Where a key leads from a cell. */
const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** A decision table as a grid: arrows move, Enter or a letter writes, Delete empties, a range of a spreadsheet is pasted. */
export function DecisionGrid({ label, table, known, canEdit, onChange }: DecisionGridProps) {
  const { t } = useWords()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  /** What the field begins with, while a cell is written. */
  const [typed, setTyped] = useState<string>()
  const rows = table.Rules.length
  const columns = columnsOf(table)
  const at = { row: Math.min(active.row, rows - 1), column: Math.min(active.column, columns - 1) }
  const isWriting = typed !== undefined
  useEffect(() => {
    if (isWriting || !grid.current?.contains(document.activeElement)) return
    grid.current.querySelector<HTMLElement>(`[data-cell="${at.row},${at.column}"]`)?.focus()
  }, [isWriting, at.row, at.column])

  const heads = [...table.Inputs.map((name) => t(`fact.${name as 'amount'}`)), t('table.to'), t('table.note')]
  const go = ({ row, column }: Place) =>
    setActive({
      row: Math.max(0, Math.min(rows - 1, at.row + row)),
      column: Math.max(0, Math.min(columns - 1, at.column + column)),
    })
  const write = (text: string) => onChange(withCell(table, at.row, at.column, text, known))
  const addBelow = (from: Table) => {
    if (from.Rules.length >= maxRows) return
    onChange({ ...from, Rules: [...from.Rules, emptyRule(from)] })
    setActive({ row: from.Rules.length, column: 0 })
  }
  const done = (text: string | undefined, key: 'Enter' | 'Tab' | 'Shift+Tab' | undefined) => {
    const next = text === undefined ? table : withCell(table, at.row, at.column, text, known)
    setTyped(undefined)
    if (key === 'Enter' && at.row === rows - 1) return addBelow(next)
    if (text !== undefined) onChange(next)
    if (key !== undefined)
      go({ Enter: moves['ArrowDown']!, Tab: moves['ArrowRight']!, 'Shift+Tab': moves['ArrowLeft']! }[key])
  }
  const press = (event: KeyboardEvent) => {
    const isCell = event.target instanceof HTMLTableCellElement
    if (isWriting || !isCell || event.altKey) return
    const move = moves[event.key]
    if (move !== undefined) go(move)
    else if (event.key === 'Home') go({ row: 0, column: -columns })
    else if (event.key === 'End') go({ row: 0, column: columns })
    else if (!canEdit || event.ctrlKey || event.metaKey) return
    else if (event.key === 'Enter' || event.key === 'F2') setTyped(cellAt(table, at.row, at.column))
    else if (event.key === 'Delete' || event.key === 'Backspace') write('')
    else if (event.key.length === 1 && event.key !== ' ') setTyped(event.key)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    if (isWriting || !canEdit || rows === 0) return
    event.preventDefault()
    onChange(withPasted(table, at.row, at.column, event.clipboardData.getData('text/plain'), known))
  }
  const copy = (event: ClipboardEvent) => {
    if (isWriting || rows === 0) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', cellAt(table, at.row, at.column))
  }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the keyboard is a grid (ARIA Authoring Practices, Grid); it stays a table for who reads it.
      role="grid"
      className="flow-table"
      aria-label={label}
      onKeyDown={press}
      onPaste={paste}
      onCopy={copy}
    >
      <thead>
        <tr>
          <th scope="col">{t('table.row')}</th>
          {heads.map((head, column) => (
            <th key={head} scope="col">
              <span>
                {head}
                {canEdit && column < table.Inputs.length && (
                  <IconButton
                    icon={X}
                    label={t('table.removeColumn', { column: head })}
                    onClick={() => onChange(withoutColumn(table, column))}
                  />
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.Rules.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule of DMN has no name, and a row keeps nothing of its own: its place is what it is.
          <tr key={row}>
            <th scope="row">
              <span>
                {row + 1}
                {canEdit && row === at.row && (
                  <IconButton
                    icon={X}
                    label={t('table.removeRow', { row: row + 1 })}
                    onClick={() => onChange({ ...table, Rules: table.Rules.filter((_one, place) => place !== row) })}
                  />
                )}
              </span>
            </th>
            {heads.map((head, column) => {
              const isActive = row === at.row && column === at.column
              return (
                <GridCell
                  key={head}
                  place={`${row},${column}`}
                  label={t('table.cell', { column: head, row: row + 1 })}
                  text={cellAt(table, row, column)}
                  empty={column < table.Inputs.length ? anything : ''}
                  steps={column === table.Inputs.length ? known.steps : undefined}
                  isActive={isActive}
                  typed={isActive ? typed : undefined}
                  onFocus={() => setActive({ row, column })}
                  onWrite={() => {
                    if (!canEdit) return
                    setActive({ row, column })
                    setTyped(cellAt(table, row, column))
                  }}
                  onDone={done}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
