import { DecimalField, IconButton } from '@kontor/kit'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageId, useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { FieldErrors } from './useDraft.ts'

/** What a field of a line is called, and whether that is seen. */
export type Named = (field: MessageId) => {
  readonly label: ReactNode
  readonly hideLabel?: boolean
  readonly quiet?: boolean
}

/** Names the fields of a line by their column and its number: in a table by the heads of its columns, on a card at each field. */
export function useNamed(place: number, cards: boolean): Named {
  const { t } = useWords()
  return (field) => {
    const full = t('editor.lineLabel', { field: t(field), line: place + 1 })
    if (!cards) return { label: full, hideLabel: true, quiet: true }
    // What is seen is short; what is said names the line too, the same on every screen.
    const label = (
      <>
        <span aria-hidden="true">{t(field)}</span>
        <span className="doc-hidden">{full}</span>
      </>
    )
    return { label }
  }
}

export interface DecimalCellProps {
  readonly column: string
  readonly errors: FieldErrors
  readonly path: string
  readonly named: ReturnType<Named>
  readonly value: string
  readonly onChange: (value: string) => void
  readonly disabled?: boolean
  readonly suffix?: string
  readonly placeholder?: string
}

/** A figure of a line. */
export function DecimalCell({ column, errors, path, named, ...field }: DecimalCellProps) {
  const { t } = useWords()
  return (
    <td data-column={column}>
      <FieldPlace draft={errors} path={path}>
        {(error) => <DecimalField {...named} {...field} notDecimal={t('editor.notNumber')} error={error} />}
      </FieldPlace>
    </td>
  )
}

/** The way out of a line, last in it. */
export function RemoveCell({ place, onRemove }: { place: number; onRemove: (place: number) => void }) {
  const { t } = useWords()
  return (
    <td data-column="remove">
      <IconButton icon={X} label={t('editor.deleteLine', { line: place + 1 })} onClick={() => onRemove(place)} />
    </td>
  )
}
