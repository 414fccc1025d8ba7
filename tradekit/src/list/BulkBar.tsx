import { Button, ConfirmDialog, Menu, type Selection, SelectionBar, selectedCount } from '@kontor/kit'
import {
  Archive,
  ArchiveRestore,
  BellRing,
  Check,
  Download,
  FilePlus,
  Landmark,
  ReceiptText,
  Tag,
  UserRound,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useInvoiceOf } from '../creating/useInvoiceOf.ts'
import { TextDialog } from '../dialogs/TextDialog.tsx'
import { useKontor, useWords } from '../kontor.ts'
import type { BulkAction } from '../queries/bulk.ts'
import { useExportPostings } from '../queries/ledger.ts'
import { useKnownRows, useTags } from '../queries/list.ts'
import { useMakeNaming } from '../queries/named-bills.ts'
import type { OfferedBulkAction, Row } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { BulkAssign } from './BulkAssign.tsx'
import { BulkReject } from './BulkReject.tsx'
import type { Filters } from './filters.ts'
import { offeredFor } from './offered.ts'
import { selectionSums } from './selection-sums.ts'

const PayDialog = lazy(async () => ({ default: (await import('../paying/PayDialog.tsx')).PayDialog }))

const OpenLinesDialog = lazy(async () => ({ default: (await import('../lines/OpenLinesDialog.tsx')).OpenLinesDialog }))

const LedgerDialog = lazy(async () => ({ default: (await import('./LedgerDialog.tsx')).LedgerDialog }))

/** What a path cannot hold. */
const unfit = /[\p{Cc}/]/u

export interface BulkBarProps {
  readonly filters: Filters
  readonly selection: Selection
  /** All documents of the list. */
  readonly count: number
  /** What the reader may do with several documents at once. */
  readonly may: readonly OfferedBulkAction[]
  readonly busy: boolean
  readonly onAct: (act: BulkAction) => void
  readonly onClear: () => void
}

/** Of documents the orders with a currency: their lines can be chosen one by one. */
const ordersIn = (rows: readonly Row[]) =>
  rows.flatMap(({ DocumentId: id, ID: number, DocumentType, Currency: currency }) =>
    DocumentType.type === 'order' && currency !== undefined ? [{ id, number, currency }] : [],
  )

/** What makes a document that names those which are chosen. */
const namingActions = ['advise', 'remind'] as const satisfies OfferedBulkAction[]
const icons = { advise: ReceiptText, remind: BellRing } as const

const answers = ['accept', 'reject', 'markPaid', 'confirmPaid'] as const satisfies OfferedBulkAction[]
type BulkAnswer = (typeof answers)[number]

/**
 * What can be done with the chosen documents at once: what at least one of them allows. Those that do not the server
 * passes over.
 */
export function BulkBar({ filters, selection, count, may, busy, onAct, onClear }: BulkBarProps) {
  const { t, format } = useWords()
  const tags = useTags()
  const [naming, setNaming] = useState(false)
  const [giving, setGiving] = useState(false)
  const [approving, setApproving] = useState(false)
  const [paying, setPaying] = useState(false)
  const [posting, setPosting] = useState(false)
  const [picking, setPicking] = useState(false)
  const mayPost = useKontor().may('coding.read')
  const postings = useExportPostings(filters, selection)
  const makers = { advise: useMakeNaming('advise'), remind: useMakeNaming('remind') }
  const invoice = useInvoiceOf()
  const [asking, setAsking] = useState<BulkAnswer>()
  const chosen = selectedCount(selection, count)
  const archived = filters.folder === 'archived'
  const rows = useKnownRows()(selection.ids)
  const allKnown = !selection.all && rows.length === selection.ids.size
  const { allows, carries } = offeredFor(may, rows, allKnown)
  const carried = tags.filter(carries)
  const orders = ordersIn(rows)
  const answering = [
    ...(allows('approve') ? [{ id: 'approve', text: t('bulk.approve'), onSelect: () => setApproving(true) }] : []),
    ...answers.filter(allows).map((id) => ({ id, text: t(`action.${id}`), onSelect: () => setAsking(id) })),
  ]
  return (
    <>
      <SelectionBar
        countText={t('bulk.count', { count: chosen, shown: format.count(chosen) })}
        totals={
          allKnown &&
          selectionSums(rows).map((sum) => <Money key={sum.Currency} value={sum.Sum} currency={sum.Currency} strong />)
        }
        label={t('bulk.label')}
        clearLabel={t('bulk.clear')}
        onClear={onClear}
      >
        {allows(archived ? 'unarchive' : 'archive') && (
          <Button
            icon={archived ? ArchiveRestore : Archive}
            disabled={busy}
            onClick={() => onAct({ tag: 'archived', on: !archived })}
          >
            {t(archived ? 'action.unarchive' : 'action.archive')}
          </Button>
        )}
        {allows('tag') && (
          <>
            <Menu
              label={t('bulk.tag')}
              entries={[
                ...tags.map((tag) => ({ id: tag, text: tag, onSelect: () => onAct({ tag, on: true }) })),
                'line',
                { id: '/new', text: t('bulk.newTag'), onSelect: () => setNaming(true) },
              ]}
            >
              <Button icon={Tag} disabled={busy}>
                {t('bulk.tag')}
              </Button>
            </Menu>
            {carried.length > 0 && (
              <Menu
                label={t('bulk.untag')}
                entries={carried.map((tag) => ({ id: tag, text: tag, onSelect: () => onAct({ tag, on: false }) }))}
              >
                <Button disabled={busy}>{t('bulk.untag')}</Button>
              </Menu>
            )}
          </>
        )}
        {allows('assign') && (
          <Button icon={UserRound} disabled={busy} onClick={() => setGiving(true)}>
            {t('bulk.assign')}
          </Button>
        )}
        {allKnown && allows('pay') && (
          <Button icon={Landmark} disabled={busy} onClick={() => setPaying(true)}>
            {t('action.pay')}
          </Button>
        )}
        {namingActions.map(
          (action) =>
            allKnown &&
            allows(action) && (
              <Button
                key={action}
                icon={icons[action]}
                disabled={busy || makers[action].isPending}
                onClick={() => makers[action].make([...selection.ids])}
              >
                {t(`action.${action}`)}
              </Button>
            ),
        )}
        {allKnown && allows('invoice') && (
          <Button
            icon={FilePlus}
            disabled={busy || invoice.isPending}
            onClick={() => invoice.make([...selection.ids].map((documentId) => ({ documentId })))}
          >
            {t('action.create.invoice')}
          </Button>
        )}
        {allKnown && allows('invoice') && orders.length === rows.length && (
          <Button disabled={busy} onClick={() => setPicking(true)}>
            {t('openLines.choose')}
          </Button>
        )}
        {mayPost && (
          <Menu
            label={t('list.export')}
            entries={[
              { id: 'postings', text: t('list.export.postings'), onSelect: () => postings.mutate() },
              { id: 'datev', text: t('list.export.datev'), onSelect: () => setPosting(true) },
            ]}
          >
            <Button icon={Download} disabled={busy || postings.isPending}>
              {t('list.export')}
            </Button>
          </Menu>
        )}
        {answering.length > 0 && (
          <Menu label={t('bulk.answer')} entries={answering}>
            <Button icon={Check} disabled={busy}>
              {t('bulk.answer')}
            </Button>
          </Menu>
        )}
      </SelectionBar>
      <TextDialog
        visible={naming}
        title={t('bulk.newTag.title')}
        label={t('filter.tag')}
        maxLength={100}
        confirm={t('bulk.tag')}
        whyNot={(tag) => (tag === '' || unfit.test(tag)) && t('bulk.newTag.wrong')}
        onClose={() => setNaming(false)}
        onWord={(tag) => {
          setNaming(false)
          onAct({ tag, on: true })
        }}
      />
      {picking && (
        <Suspense fallback={null}>
          <OpenLinesDialog orders={orders} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      {posting && (
        <Suspense fallback={null}>
          <LedgerDialog filters={filters} chosen={selection} onClose={() => setPosting(false)} />
        </Suspense>
      )}
      {paying && (
        <Suspense fallback={null}>
          <PayDialog
            documentIds={[...selection.ids]}
            onClose={() => setPaying(false)}
            onDone={() => {
              setPaying(false)
              onClear()
            }}
          />
        </Suspense>
      )}
      {giving && (
        <BulkAssign
          count={chosen}
          onAct={(act) => {
            onAct(act)
            setGiving(false)
          }}
          onClose={() => setGiving(false)}
        />
      )}
      <ConfirmDialog
        visible={approving}
        kind="confirm"
        title={t('bulk.approve.title', { count: chosen })}
        acceptText={t('bulk.approve.confirm')}
        cancelText={t('dialog.cancel')}
        onAccept={() => {
          onAct({ approve: true })
          setApproving(false)
        }}
        onCancel={() => setApproving(false)}
      >
        {t('bulk.approve.text')}
      </ConfirmDialog>
      <BulkReject
        visible={asking === 'reject'}
        count={chosen}
        onAct={(act) => {
          onAct(act)
          setAsking(undefined)
        }}
        onClose={() => setAsking(undefined)}
      />
      {asking && asking !== 'reject' && (
        <ConfirmDialog
          visible
          kind="confirm"
          title={t('bulk.answer.title', { action: t(`action.${asking}`), count: chosen })}
          acceptText={t(`action.${asking}`)}
          cancelText={t('dialog.cancel')}
          onAccept={() => {
            onAct({ answer: asking })
            setAsking(undefined)
          }}
          onCancel={() => setAsking(undefined)}
        >
          {t('bulk.answer.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
