import { Button, createToasts, isDecimal, marksOf, readDecimal, ToastRegion } from '@kontor/kit'
import type { LineForm } from '@kontor/ubl'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { type MessageId, useWords } from '../kontor.ts'
import { phoneToPx, useWidth } from '../layout/useWidth.ts'
import { LineHead } from '../lines/LineHead.tsx'
import { BillRow } from './BillRow.tsx'
import { kindOf } from './kinds.ts'
import { LineRow } from './LineRow.tsx'
import { firstDifference, reverted } from './line-steps.ts'
import { withAdded, withChanged, withPasted, withRemoved } from './lines.ts'
import { OwedRow } from './OwedRow.tsx'
import { isRange, numeric, pasteColumn, understand } from './paste.ts'
import type { PasteColumn } from './paste-words.ts'
import type { Draft } from './useDraft.ts'
import { useLineMore } from './useLineMore.ts'
import { useUndoKeys } from './useUndoKeys.ts'
import './lines.css'

export interface LineTableProps {
  readonly draft: Draft
  /** Whose last prices are proposed. */
  readonly connectionId?: string | undefined
  /** Somebody else wrote it: its items are bought, whoever issues one of its type. */
  readonly isReceived?: boolean
}

/** The lines: Tab goes on, Enter goes down and adds one at the end, a spreadsheet's range fills several. */
export function LineTable({ draft, connectionId, isReceived = false }: LineTableProps) {
  const { t, locale } = useWords()
  const { form, changeLines, undoLines, redoLines, errorAt, touch } = draft
  const errors = useMemo(() => ({ errorAt, touch }), [errorAt, touch])
  const { columns, issuer, turnsAway = false, namesBills, lineMore } = kindOf(form)
  const more = useLineMore(form.lines, lineMore)
  const firstColumn = namesBills ? 'document' : 'name'
  const table = useRef<HTMLTableElement>(null)
  const cards = useWidth() <= phoneToPx
  const [toasts] = useState(createToasts)
  const [round, setRound] = useState(0)
  const lines = useRef(form.lines)
  lines.current = form.lines
  const listed = (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(words)
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
    (place: number, fields: Partial<LineForm>) =>
      changeLines((lines) => withChanged(lines, place, fields), `${place} ${Object.keys(fields)}`),
    [changeLines],
  )
  /** Changes the lines by more than what is typed, and says so with a way back that leaves alone what is changed later. */
  const act = useCallback(
    (change: (lines: readonly LineForm[]) => LineForm[], words?: string, tone?: 'warn') => {
      const before = lines.current
      const after = change(before)
      changeLines(() => after)
      setRound((past) => past + 1)
      if (words === undefined) return
      const onAction = () => {
        changeLines((now) => reverted(now, { before, after }))
        setRound((past) => past + 1)
      }
      toasts.add({ text: words, tone, action: { text: t('editor.undo'), onAction } })
    },
    [changeLines, toasts, t],
  )
  const remove = useCallback(
    (place: number) => {
      act((lines) => withRemoved(lines, place), t('editor.lineDeleted', { line: place + 1 }))
      focusCell(Math.max(0, place - 1), firstColumn)
    },
    [act, focusCell, firstColumn, t],
  )
  const add = () => {
    act(withAdded)
    focusCell(form.lines.length, firstColumn)
  }
  const moved = (move: () => boolean) => () => {
    const before = lines.current
    if (!move()) return
    setRound((past) => past + 1)
    // Once it is drawn: the line that came, went or changed.
    setTimeout(() => focusCell(firstDifference(lines.current, before), firstColumn))
  }
  useUndoKeys({ undo: moved(undoLines), redo: moved(redoLines), round })
  const keys = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    // Enter on a button of the row is that button's own.
    // Nor is one that chose a proposal for the next line.
    if (event.key !== 'Enter' || event.defaultPrevented || !cell || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (cell.line === form.lines.length - 1) return add()
    focusCell(cell.line + 1, cell.column)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const cell = cellOf(event.target)
    if (!cell || !isRange(text)) return
    const from = pasteColumn(cell.column)
    const pasted = understand(
      text,
      columns.includes(from) || from === 'description' ? from : firstColumn,
      read,
      columns,
    )
    event.preventDefault()
    const numbers = pasted.columns.filter((column) => numeric.includes(column))
    const wrong = pasted.lines.flatMap((line, at) =>
      numbers.some((column) => line[column] && !isDecimal(line[column])) ? [cell.line + at + 1] : [],
    )
    const words = [
      t('editor.pasted', {
        count: pasted.lines.length,
        columns: listed(pasted.columns.map((one) => t(columnWords[one]))),
      }),
      pasted.unused.length > 0 &&
        t('editor.pastedUnused', { columns: listed(pasted.unused.map((head) => head.replace(/\.$/, ''))) }),
      wrong.length > 0 && t('editor.pastedWrong', { count: wrong.length, lines: listed(wrong.map(String)) }),
    ]
    act(
      (lines) => withPasted(lines, cell.line, pasted.lines),
      words.filter(Boolean).join(' '),
      pasted.unused.length + wrong.length > 0 ? 'warn' : undefined,
    )
  }

  return (
    <section className="doc-lines" aria-labelledby="doc-lines-head" data-path="lines">
      <h2 id="doc-lines-head">
        {t('editor.lines')} <span>{t('editor.linesHint')}</span>
      </h2>
      <table
        ref={table}
        className="doc-line-table"
        data-short={!(namesBills || columns.includes('price')) || undefined}
        data-bills={namesBills || undefined}
        onKeyDown={keys}
        onPaste={paste}
      >
        <thead>
          <tr>
            <LineHead
              columns={namesBills ? billHeads[namesBills] : columns.includes('price') ? pricedHead : countedHead}
            />
            <td data-column="none" />
          </tr>
        </thead>
        {namesBills === 'owed' &&
          form.lines.map((line, place) => (
            <OwedRow
              key={line.id}
              errors={errors}
              issueDate={form.issueDate}
              line={line}
              place={place}
              cards={cards}
              onChange={change}
              onRemove={remove}
            />
          ))}
        {namesBills === 'paid' &&
          form.lines.map((line, place) => (
            <BillRow
              key={line.id}
              errors={errors}
              currency={form.currency}
              line={line}
              place={place}
              cards={cards}
              net={isDecimal(line.price) ? draft.totals.lines[place] : undefined}
              onChange={change}
              onRemove={remove}
            />
          ))}
        {!namesBills &&
          form.lines.map((line, place) => (
            <LineRow
              key={line.id}
              errors={errors}
              currency={form.currency}
              side={issuer === 'seller' && !isReceived ? 'SALES' : 'PURCHASES'}
              connectionId={connectionId}
              line={line}
              place={place}
              cards={cards}
              columns={columns}
              more={more.shown}
              turnsAway={turnsAway}
              net={isDecimal(line.price) && isDecimal(line.quantity) ? draft.totals.lines[place] : undefined}
              onChange={change}
              onRemove={remove}
            />
          ))}
      </table>
      <Button type="text" icon={Plus} onClick={add}>
        {t('editor.addLine')}
      </Button>
      {more.ask && (
        <Button
          type="text"
          icon={Plus}
          onClick={() => {
            more.ask?.()
            focusCell(0, 'more')
          }}
        >
          {t('editor.moreLineFields')}
        </Button>
      )}
      <ToastRegion toasts={toasts} label={t('editor.messages')} closeLabel={t('dialog.close')} />
    </section>
  )
}

const countedHead = ['item', 'quantity', 'unit'] as const
const billHeads = {
  paid: ['document', 'issued', 'amount', 'discount', 'difference', 'paid'],
  owed: ['document', 'issued', 'due', 'open', 'overdue'],
} as const
const pricedHead = [...countedHead, 'price', 'vat', 'net'] as const

const columnWords = {
  name: 'line.item',
  quantity: 'line.quantity',
  unitCode: 'line.unit',
  price: 'line.price',
  discount: 'line.percentOff',
  vatRate: 'line.rate',
  description: 'line.description',
  document: 'line.document',
  amount: 'line.amount',
} as const satisfies Record<PasteColumn, MessageId>

/** The line and the column of the field that an event comes from. */
function cellOf(target: EventTarget): { line: number; column: string } | undefined {
  if (!(target instanceof Element)) return undefined
  const line = target.closest<HTMLElement>('[data-line]')?.dataset['line']
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  return line === undefined || column === undefined ? undefined : { line: Number(line), column }
}
