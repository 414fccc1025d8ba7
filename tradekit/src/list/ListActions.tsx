import { Button, IconButton, Menu, type Selection, useNarrow } from '@kontor/kit'
import { ChevronDown, Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import type { ListColumn } from '../queries/types.ts'
import type { Filters } from './filters.ts'
import { fileKinds, useExport } from './useExport.ts'

const StatementDialog = lazy(async () => ({ default: (await import('../paying/StatementDialog.tsx')).StatementDialog }))

const LedgerDialog = lazy(async () => ({ default: (await import('./LedgerDialog.tsx')).LedgerDialog }))

/** All that the filter finds. */
const everything: Selection = { ids: new Set(), all: true }

/** A document that can be created, in the reader's words: 'New invoice'. */
export interface Creation {
  readonly id: string
  readonly text: string
  readonly onSelect: () => void
}

export interface ListActionsProps {
  readonly filters: Filters
  /** Those shown, in their order. */
  readonly columns: readonly ListColumn[] | undefined
  /** What can be created; the first has the button, all are in the menu beside it. */
  readonly creations: readonly [Creation, ...Creation[]]
  readonly onUpload: () => void
}

/** What can be done with the list: take it out, bring documents in, create one. */
export function ListActions({ filters, columns, creations, onUpload }: ListActionsProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const { busy, run } = useExport(filters, columns)
  // On a phone the words of the buttons would leave no room for the views.
  const narrow = useNarrow()
  const kinds = fileKinds.filter((kind) => kind !== 'postings' || may('coding.read'))
  const files = kinds.map((kind) => ({
    id: kind,
    text: t(`list.export.${kind}`),
    disabled: busy,
    onSelect: () => run(kind),
  }))
  const [posting, setPosting] = useState(false)
  const datev = { id: 'datev', text: t('list.export.datev'), onSelect: () => setPosting(true) }
  const exports = may('coding.read') ? [...files, datev] : files
  const [reading, setReading] = useState(false)
  const bank = { id: 'statement', text: t('pay.statement'), onSelect: () => setReading(true) }
  const [first] = creations
  return (
    <>
      {!narrow && (
        <Menu label={t('list.export')} entries={exports}>
          <Button busy={busy} busyText={t('list.exporting')}>
            {t('list.export')}
          </Button>
        </Menu>
      )}
      {narrow ? (
        <IconButton icon={Upload} label={t('list.upload')} type="secondary" onClick={onUpload} />
      ) : (
        <Button onClick={onUpload}>{t('list.upload')}</Button>
      )}
      <span className="doc-split-button">
        {narrow ? (
          <IconButton icon={Plus} label={first.text} type="primary" onClick={first.onSelect} />
        ) : (
          <Button type="primary" onClick={first.onSelect}>
            {first.text}
          </Button>
        )}
        <Menu
          label={t('list.new')}
          entries={[...creations, 'line', ...(may('statement.import') ? [bank] : []), ...(narrow ? exports : [])]}
        >
          <IconButton icon={ChevronDown} label={t('list.new')} type="primary" />
        </Menu>
      </span>
      {posting && (
        <Suspense fallback={null}>
          <LedgerDialog filters={filters} chosen={everything} onClose={() => setPosting(false)} />
        </Suspense>
      )}
      {reading && (
        <Suspense fallback={null}>
          <StatementDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
