import { Button, Status } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { formOf, isFormType, totalsOf } from '@kontor/ubl'
import { useMemo, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import {
  type CodingSuggestion,
  type Saving,
  useCoding,
  useCodingLists,
  useCodingSuggestions,
  useSaveCoding,
} from '../queries/coding.ts'
import { useTree } from '../queries/tree.ts'
import type { Metadata } from '../queries/types.ts'
import { CodingPlace } from './CodingPlace.tsx'
import { type Draft, type Part, partsAt, tidy, withParts } from './draft.ts'
import { LookUps, useLookUps } from './look-ups.ts'
import { openIn, withTaken } from './suggested.ts'
import { useDraft } from './useDraft.ts'
import './coding.css'

/** How many lines are there to be coded at first, and how many more are asked for at once. */
const linesPerStep = 25

/** Under what the company books a document: the whole, or each line, in parts where it is shared. */
export function CodingTab({ document }: { document: Metadata }) {
  const { t } = useWords()
  const id = document.DocumentId
  const { data: lists, error } = useCodingLists(id)
  const known = useCoding(id)
  const readOnly = known.data?.AllowedActions.includes('save') !== true
  const suggested = useCodingSuggestions(id, !readOnly)
  const failure = error ?? known.error
  if (failure && !known.data) return <p className="doc-quiet">{messageOf(failure, t)}</p>
  // What is suggested stands above the fields: had it come later, they would move away from under the pointer.
  if (!lists || !known.data || suggested.isLoading) return null
  if (lists.length === 0) return <p className="doc-quiet">{t('coding.noLists')}</p>
  return <CodingForm {...{ document, lists, readOnly }} known={known.data} suggestions={suggested.data ?? []} />
}

interface CodingFormProps {
  readonly document: Metadata
  readonly lists: NonNullable<ReturnType<typeof useCodingLists>['data']>
  readonly known: NonNullable<ReturnType<typeof useCoding>['data']>
  readonly readOnly: boolean
  readonly suggestions: readonly CodingSuggestion[]
}

function CodingForm({ document, lists, known, readOnly, suggestions }: CodingFormProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const id = document.DocumentId
  const tree = useTree(document)
  const form = useMemo(() => (tree && isFormType(tree.type) ? formOf(tree) : undefined), [tree])
  const totals = useMemo(() => form && totalsOf(form), [form])
  const { draft, isBegun, isOvertaken, change, written, wasSaved, leave } = useDraft(id, known.coding)
  const saving = useSaveCoding(id, (saved: Saving & { draft: Draft }) => wasSaved(saved.draft, saved.version))
  const lookUps = useLookUps()
  const [shownLines, setShownLines] = useState(linesPerStep)
  const lines = form?.lines ?? []
  const open = openIn(draft, suggestions, lists)
  const ofWhole = draft.header.length === 1 ? (draft.header[0]?.values ?? []) : []
  // What was found is of the coding as it is saved; what is being written is looked at when it is saved.
  const findingsAt = (lineId: string | undefined) =>
    isBegun ? [] : known.findings.filter(({ path }) => lineOf(path, known.coding?.lines) === lineId)
  const missingAt = (lineId: string | undefined) =>
    known.missing.filter((one) => one.lineId === lineId).map(({ listId }) => listId)
  const placeOf = (lineId: string | undefined) => ({
    documentId: id,
    currency: form?.currency ?? document.Currency ?? '',
    parts: partsAt(draft, lineId),
    suggestions: suggestions.filter((one) => one.lineId === lineId),
    open,
    findings: findingsAt(lineId),
    missing: missingAt(lineId),
    readOnly,
    onChange: (update: (parts: readonly Part[]) => readonly Part[]) =>
      change((now) => withParts(now, lineId, update(partsAt(now, lineId)))),
  })
  // Who types a code and saves means that code.
  const save = async () => {
    await lookUps.settled()
    const begun = written()
    if (begun === undefined) return notify('info', t('coding.unchanged'))
    const lineIds = lines.map((line) => line.id)
    saving.mutate({ ...begun, coding: tidy(begun.draft, lineIds) })
  }
  return (
    <LookUps value={lookUps.begun}>
      <form
        className="doc-coding"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="doc-coding-head">
          <p role="status">
            {known.complete ? (
              <Status tone="good">{t('coding.complete')}</Status>
            ) : (
              <Status tone="warn">{t('coding.incomplete', { count: known.missing.length })}</Status>
            )}
          </p>
          {open.length > 1 && (
            <Button
              onClick={() =>
                change((now) => open.reduce((next, { lineId, value }) => withTaken(next, lineId, value), now))
              }
            >
              {t('coding.takeAll', { count: open.length })}
            </Button>
          )}
        </div>
        {isOvertaken && !saving.isPending && (
          <Notice
            tone="warn"
            title={t('coding.overtaken')}
            actions={<Button onClick={leave}>{t('coding.takeTheirs')}</Button>}
          >
            <p>{t('coding.overtakenText')}</p>
          </Notice>
        )}
        <CodingPlace
          {...placeOf(undefined)}
          target="HEADER"
          title={t('coding.whole')}
          amount={totals?.taxExclusive}
          lists={lists}
          ofWhole={[]}
          cost={form?.accountingCost}
        />
        {lines.slice(0, shownLines).map((line, at) => (
          <CodingPlace
            key={line.id}
            {...placeOf(line.id)}
            target="LINE"
            title={t('coding.line', { line: line.id })}
            name={line.name}
            amount={totals?.lines[at]}
            lists={lists.filter(({ Target }) => Target === 'LINE')}
            ofWhole={ofWhole}
            cost={line.accountingCost}
          />
        ))}
        {lines.length > shownLines && (
          <Button type="text" onClick={() => setShownLines(shownLines + linesPerStep)}>
            {t('coding.moreLines', { count: lines.length - shownLines })}
          </Button>
        )}
        {!readOnly && (
          <div className="doc-coding-foot">
            <Button type="primary" submit busy={saving.isPending}>
              {t('coding.save')}
            </Button>
            {isBegun && <Button onClick={leave}>{t('coding.leave')}</Button>}
          </div>
        )}
      </form>
    </LookUps>
  )
}

/** The line that a finding is about; undefined where it is about the whole document. */
function lineOf(path: string, lines: readonly { readonly lineId: string }[] = []): string | undefined {
  const place = /^lines\[(\d+)\]/.exec(path)?.[1]
  return place === undefined ? undefined : lines[Number(place)]?.lineId
}
