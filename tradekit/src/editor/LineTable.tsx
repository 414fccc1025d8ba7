import { Button, isDecimal, marksOf, readDecimal } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useWords } from '../kontor.ts'
import { phoneTo, useWidth } from '../layout/useWidth.ts'
import { LineHead } from '../lines/LineHead.tsx'
import { LineRow } from './LineRow.tsx'
import { withAdded, withChanged, withPasted, withRemoved } from './lines.ts'
import { isRange, linesFrom, type PasteColumn, pasteColumns } from './paste.ts'
import type { Draft } from './useDraft.ts'
import './lines.css'

/** The lines: Tab goes on, Enter goes down and adds one at the end, a spreadsheet's range fills several. */
export function LineTable({ draft }: { draft: Draft }) {
  const { t, locale } = useWords()
  const { form, changeLines, errorAt, touch } = draft
  const errors = useMemo(() => ({ errorAt, touch }), [errorAt, touch])
  const table = useRef<HTMLTableElement>(null)
  const cards = useWidth() <= phoneTo
  const [said, setSaid] = useState('')
  const read = useMemo(() => {
    const marks = marksOf(locale)
    return (text: string) => readDecimal(text, marks)
  }, [locale])

  const focusCell = useCallback(
    (line: number, column: string) =>
      requestAnimationFrame(() =>
        table.current
          ?.querySelector<HTMLElement>(`[data-line="${line}"] [data-column="${column}"] :is(input, button)`)
          ?.focus(),
      ),
    [],
  )
  const change = useCallback(
    (place: number, fields: Partial<LineForm>) => changeLines((lines) => withChanged(lines, place, fields)),
    [changeLines],
  )
  const remove = useCallback(
    (place: number) => {
      changeLines((lines) => withRemoved(lines, place))
      focusCell(Math.max(0, place - 1), 'name')
    },
    [changeLines, focusCell],
  )
  const add = () => {
    changeLines(withAdded)
    focusCell(form.lines.length, 'name')
  }
  const keys = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    // Enter on a button of the row is that button's own.
    if (event.key !== 'Enter' || !cell || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (cell.line === form.lines.length - 1) return add()
    focusCell(cell.line + 1, cell.column)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const cell = cellOf(event.target)
    if (!cell || !isRange(text)) return
    const column: PasteColumn = pasteColumns.find((known) => known === cell.column) ?? 'name'
    const pasted = linesFrom(text, column, read)
    event.preventDefault()
    changeLines((lines) => withPasted(lines, cell.line, pasted))
    setSaid(t('editor.pasted', { count: pasted.length }))
  }

  return (
    <section className="doc-lines" aria-labelledby="doc-lines-head" data-path="lines">
      <h2 id="doc-lines-head">
        {t('editor.lines')} <span>{t('editor.linesHint')}</span>
      </h2>
      <table ref={table} className="doc-line-table" onKeyDown={keys} onPaste={paste}>
        <thead>
          <tr>
            <LineHead columns={['item', 'quantity', 'unit', 'price', 'vat', 'net']} />
            <td />
          </tr>
        </thead>
        <tbody>
          {form.lines.map((line, place) => (
            <LineRow
              key={line.id}
              errors={errors}
              currency={form.currency}
              line={line}
              place={place}
              cards={cards}
              net={isDecimal(line.price) && isDecimal(line.quantity) ? draft.totals.lines[place] : undefined}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </tbody>
      </table>
      <Button type="text" icon={Plus} onClick={add}>
        {t('editor.addLine')}
      </Button>
      <span className="doc-hidden" role="status">
        {said}
      </span>
    </section>
  )
}

/** The line and the column of the field that an event comes from. */
function cellOf(target: EventTarget): { line: number; column: string } | undefined {
  if (!(target instanceof Element)) return undefined
  const line = target.closest<HTMLElement>('[data-line]')?.dataset['line']
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  return line === undefined || column === undefined ? undefined : { line: Number(line), column }
}
