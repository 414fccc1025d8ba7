import { Button, HeaderBar, useNarrow } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { FileQuestion, Package, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Requisition, useLineFiles, useMove, usePreview } from './api.ts'
import { BlanketFields } from './BlanketFields.tsx'
import { BundleFields } from './BundleFields.tsx'
import { BudgetLines } from './budgets/BudgetLines.tsx'
import { boughtOf, isMaster, itemsOf, withBundle, withItem, withoutLine } from './bundles.ts'
import { HeadFields } from './HeadFields.tsx'
import { useKontor, useWords } from './kontor.ts'
import { LineFields } from './LineFields.tsx'
import { LineFiles } from './LineFiles.tsx'
import { inputOf, type TypedRequisition } from './lines.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { lineNetOf, typedTotals } from './net.ts'
import { Problems } from './Problems.tsx'
import { ShopAt } from './punch-out/ShopAt.tsx'
import { useShopLines } from './punch-out/useShopLines.ts'
import { Visits } from './punch-out/Visits.tsx'
import { AskDialog } from './quotes/AskDialog.tsx'
import { QuotesOf } from './quotes/QuoteRows.tsx'
import { TotalsFoot } from './TotalsFoot.tsx'
import { RequisitionThread } from './thread/RequisitionThread.tsx'
import { emptyLine, type TypedLine } from './typed-line.ts'
import { useUploadQuote } from './uploaded-quote/api.ts'
import { UploadedQuote } from './uploaded-quote/UploadedQuote.tsx'
import { useDraft } from './useDraft.ts'
import { useFindings } from './useFindings.ts'

export interface WriteRequisitionProps {
  readonly id: string
  readonly start: TypedRequisition
  /** As it was saved; a new one was not. */
  readonly saved?: Requisition
  readonly onBack: () => void
}

/** Says what somebody needs: saved as a draft, or on its way to who approves it. */
export function WriteRequisition({ id, start, saved, onBack }: WriteRequisitionProps) {
  const { t } = useWords()
  const { notify, may } = useKontor()
  const narrow = useNarrow()
  const [asking, setAsking] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { typed, setTyped, changed, kept, current, isSaved, isSaving, lines, tried, setTried, wrongDay, ...draft } =
    useDraft({ id, start, saved, form })
  const { move, isPending } = useMove(id, onBack, setProblems)
  const findings = useFindings(current.data)
  const preview = usePreview(id, draft.isTelling ? inputOf(typed) : undefined)
  const { add } = useLineFiles(id)
  useShopLines({ typed, kept, saved: current.data, start: saved, onArrived: setTyped })
  const upload = useUploadQuote(id)
  useTitle(saved?.ID ?? t('buy.new'))

  const set = (change: Partial<TypedRequisition>) => setTyped((before) => ({ ...before, ...change }))
  const setLine = (key: string, change: Partial<TypedLine>) =>
    setTyped((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
    }))
  const focusLine = (place: number) => form.current?.querySelector<HTMLElement>(`[data-line="${place}"] input`)?.focus()
  /** Shows lines as they are now, and goes to the first that was not there before. */
  const addTo = (next: readonly TypedLine[]) => {
    set({ lines: next })
    const place = next.findIndex((line) => !typed.lines.includes(line))
    requestAnimationFrame(() => focusLine(place))
  }
  const remove = (place: number) => {
    const line = typed.lines[place]
    if (line !== undefined) set({ lines: withoutLine(typed.lines, line) })
    requestAnimationFrame(() => focusLine(Math.max(0, place - 1)))
  }

  const keep = async () => {
    if (!(await draft.saveAll())) return
    notify('success', t('buy.saved'))
    onBack()
  }
  /** Nothing is asked of anybody without a line. */
  const hasLines = (): boolean => {
    if (lines.length > 0) return true
    setTried(true)
    focusLine(0)
    return false
  }
  const ask = async () => {
    if (!hasLines()) return
    setProblems([])
    if (await draft.saveAll()) move({ state: 'PENDING' })
  }
  const askForQuotes = async () => {
    if (hasLines() && (await draft.saveAll())) setAsking(true)
  }
  /** A file is kept with what is typed: its line has an id from then on. */
  const addFile = async (line: TypedLine, file: File) => {
    const place = lines.indexOf(line)
    if (place < 0) return focusLine(typed.lines.indexOf(line))
    const now = await draft.saveAndRead()
    const lineId = now?.Lines[place]?.ID
    if (lineId !== undefined) await add.mutateAsync({ lineId, file }).catch(() => undefined)
  }
  /** Takes a quote in behind what is typed, which is saved with it. */
  const takeQuote = async (file: File) => {
    if (upload.isPending) return
    if (!(await draft.saveAndRead())) return
    try {
      await upload.mutateAsync(file)
    } catch {
      return
    }
    const now = await draft.readAll()
    notify('success', t(now.Quote?.ID === undefined ? 'uploaded.added' : 'uploaded.taken'))
  }
  const totals = typedTotals(typed.lines, typed.currency)
  const mayAsk = saved
    ? saved.AllowedActions?.some(({ Action }) => Action === 'askForQuotes')
    : may('requisition.manage')
  const mayCancel = saved?.AllowedActions?.some(({ Action }) => Action === 'cancel')

  return (
    <main className="buy-screen">
      <HeaderBar
        icon={<BackButton to={t('buy.title')} onClick={onBack} />}
        title={saved?.ID ?? t('buy.new')}
        actions={
          <>
            <MoreMenu
              number={saved?.ID ?? ''}
              isDraft
              busy={isPending}
              entries={narrow ? [{ id: 'save', text: t('buy.act.save'), onSelect: () => void keep() }] : []}
              onCancel={mayCancel ? () => move({ state: 'CANCELED' }) : undefined}
            />
            {!narrow && (
              <Button busy={isSaving} onClick={() => void keep()}>
                {t('buy.act.save')}
              </Button>
            )}
            <Button type="primary" busy={isPending} onClick={() => void ask()}>
              {t('buy.act.submit')}
            </Button>
          </>
        }
      />
      <form
        ref={form}
        className="buy-form"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void ask()
        }}
      >
        <Problems problems={problems} />
        <p className="buy-hint">{t('buy.hint')}</p>
        <HeadFields
          typed={typed}
          isNew={saved === undefined}
          forWhom={saved?.OnBehalfOfName ?? ''}
          wrong={findings.ofHead(typed, kept.current)}
          onChange={set}
        />
        <BlanketFields typed={typed} tried={tried} onChange={set} />
        <h2>{t('buy.lines')}</h2>
        <UploadedQuote
          requisitionId={id}
          quote={current.data?.Quote}
          isCompared={!changed}
          onFile={(file) => void takeQuote(file)}
        />
        <ol className="buy-lines">
          {typed.lines.map((line, place) =>
            isMaster(line) ? (
              <BundleFields
                key={line.key}
                line={line}
                items={itemsOf(typed.lines, line)}
                place={place}
                currency={typed.currency}
                tried={tried && lines.includes(line)}
                onChange={(change) => setLine(line.key, change)}
                onAdd={() => addTo(withItem(typed.lines, line))}
                onRemove={() => remove(place)}
              />
            ) : (
              <LineFields
                key={line.key}
                line={line}
                place={place}
                currency={typed.currency}
                day={wrongDay ? '' : typed.neededBy}
                requisitionId={id}
                tried={tried && (lines.includes(line) || lines.length === 0)}
                wrong={findings.ofLine(line, lines, problems.length > 0)}
                onChange={(change) => setLine(line.key, change)}
                onRemove={() => remove(place)}
              >
                <LineFiles
                  requisitionId={id}
                  lineId={line.id}
                  place={place}
                  files={current.data?.Lines.find(({ ID }) => ID === line.id)?.Attachments ?? []}
                  onFile={(file) => void addFile(line, file)}
                />
              </LineFields>
            ),
          )}
        </ol>
        <div className="buy-foot">
          <Button type="text" icon={Plus} onClick={() => addTo([...typed.lines, emptyLine(typed.lines.at(-1))])}>
            {t('buy.addLine')}
          </Button>
          <Button type="text" icon={Package} onClick={() => addTo(withBundle(typed.lines))}>
            {t('buy.bundle.add')}
          </Button>
          {mayAsk && (
            <Button type="text" icon={FileQuestion} busy={isSaving} onClick={() => void askForQuotes()}>
              {t('quotes.ask')}
            </Button>
          )}
          <TotalsFoot
            net={totals.lineExtension}
            {...(lines.some(({ tax }) => tax) && { tax: totals.tax, total: totals.payable })}
            currency={typed.currency}
          />
        </div>
        <ShopAt
          requisitionId={id}
          basis={{ isReady: draft.isReady, save: async () => (await draft.saveAndRead()) !== undefined }}
        />
        <Visits requisitionId={id} isSaved={isSaved} />
        <BudgetLines
          lines={boughtOf(typed.lines).map((line) => ({ costCentre: line.costCentre, net: lineNetOf(line) }))}
          currency={typed.currency}
          day={wrongDay ? '' : typed.neededBy}
          requisitionId={id}
        />
        {isSaved && <QuotesOf requisitionId={id} />}
        {draft.isTelling && preview.data && (
          <p className="buy-hint" aria-live="polite">
            {preview.data.Because ?? t('buy.byItself')}
          </p>
        )}
        {isSaved && <RequisitionThread id={id} />}
      </form>
      <AskDialog
        requisitionId={id}
        lines={current.data?.Lines ?? []}
        visible={asking && current.data !== undefined}
        onClose={() => setAsking(false)}
      />
    </main>
  )
}
