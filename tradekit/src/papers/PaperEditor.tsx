import { Button, HeaderBar, IconButton, Menu, useHotkeys, useNarrow } from '@kontor/kit'
import { useShownKeys, useTitle } from '@kontor/sdk/react'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { BackButton } from '../document/BackButton.tsx'
import { ConflictDialog } from '../editor/ConflictDialog.tsx'
import { SavingNote } from '../editor/SavingNote.tsx'
import { useAutosave } from '../editor/useAutosave.ts'
import { type Draft, useDraft } from '../editor/useDraft.ts'
import { useKontor, useWords } from '../kontor.ts'
import { PageViewer, pageKeys } from '../pages/PageViewer.tsx'
import { paperPages } from '../pages/source.ts'
import { useTwins } from '../queries/papers.ts'
import { PaperForm } from './PaperForm.tsx'
import { PaperHalves } from './PaperHalves.tsx'
import { PaperHistory } from './PaperHistory.tsx'
import { PaperStanding } from './PaperStanding.tsx'
import { ReadNotice } from './ReadNotice.tsx'
import { amountOf, firstBlock } from './rates.ts'
import { TwinNotice } from './TwinNotice.tsx'
import { TwinPaper } from './TwinPaper.tsx'
import { useEntering } from './useEntering.ts'
import { usePaperActions } from './usePaperActions.tsx'
import type { PaperStart } from './usePaperStart.ts'
import { usePaperStore } from './usePaperStore.ts'
import { useReading } from './useReading.ts'
import './papers.css'

export interface PaperEditorProps extends PaperStart {
  readonly onReload: () => void
  /** To the papers that wait; the one that was open may be deleted. */
  readonly onList: (isDeleted?: boolean) => void
  readonly onPaper: (id: string) => void
  readonly onDocument: (id: string) => void
  /** Before the form and behind it: what else is said of the paper. */
  readonly above?: (draft: Draft) => ReactNode
  readonly below?: (draft: Draft) => ReactNode
}

/** A paper on one side, and on the other what is entered of it; it is received once that is enough. */
export function PaperEditor(props: PaperEditorProps) {
  const { paper, start, read, onReload, onList, onPaper, onDocument, above, below } = props
  const { t } = useWords()
  const { api, notify } = useKontor()
  const draft = useDraft(start)
  const reading = useReading(paper.Id, read, draft)
  const mayEnter = paper.AllowedActions.some(({ Action }) => Action === 'enter')
  const { form, totals, findings } = draft
  const autosave = useAutosave({
    store: usePaperStore(paper.Id),
    version: start.version,
    savedAt: start.savedAt,
    filled: mayEnter && paper.Version === 0 && read.length > 0,
    content: form,
    bytes: draft.bytes,
  })
  const [beside, setBeside] = useState<string>()
  const narrow = useNarrow()
  const title = t('papers.enterFile', { file: paper.FileName })
  useTitle(title)

  const typed = useDeferredValue(
    useMemo(() => {
      const amount = amountOf(form, totals.payable)
      return {
        ...(form.seller.name.trim() && { sender: form.seller.name.trim().slice(0, 300) }),
        ...(form.id.trim() && { number: form.id.trim().slice(0, 100) }),
        ...(/^\d{4}-\d\d-\d\d$/.test(form.issueDate) && { issueDate: form.issueDate }),
        ...(amount !== undefined && { amount, currency: form.currency }),
      }
    }, [form, totals.payable]),
  )
  const twins = useTwins(paper.Id, typed).data ?? []

  const isSaved = async () => {
    const saved = await autosave.flush()
    if (!saved) notify('error', t('papers.notSaved'))
    return saved
  }
  const leave = async (go: () => void) => {
    if (await isSaved()) go()
  }
  const entering = useEntering(paper, autosave, form.id, { onDocument, onPaper, onList })
  const enter = (andNext: boolean) => {
    draft.showAll()
    const fault = firstBlock(findings, form)
    if (fault) {
      draft.touch(fault.path)
      return draft.focus(fault.path)
    }
    entering.enter(andNext)
  }
  const { entries, hotkeys, dialogs } = usePaperActions(paper, {
    before: isSaved,
    onGone: (isDeleted) => {
      autosave.stop()
      onList(isDeleted)
    },
  })
  useHotkeys({ 'ctrl+enter': () => enter(true), ...hotkeys })
  useShownKeys([
    ['Ctrl Enter', t('papers.enterNext')],
    ['H', t('papers.hold')],
    ['R', t('papers.reject')],
    ['B', t('papers.sendBack')],
    ...pageKeys(t),
  ])
  const source = useMemo(() => paperPages(api, paper.Id), [api, paper.Id])
  const more = [
    ...(narrow && mayEnter ? [{ id: 'enter', text: t('origin.enter'), onSelect: () => enter(false) }] : []),
    ...entries,
  ]

  return (
    <main className="doc-screen doc-editor">
      <HeaderBar
        icon={<BackButton to={t('papers.views')} onClick={() => void leave(() => onList())} />}
        title={title}
        note={<SavingNote saving={autosave.saving} onAgain={() => void autosave.flush()} />}
        actions={
          <>
            {more.length > 0 && (
              <Menu label={t('action.more')} entries={more}>
                <IconButton icon={Ellipsis} label={t('action.more')} />
              </Menu>
            )}
            {mayEnter && !narrow && (
              <Button busy={entering.isPending} onClick={() => enter(false)}>
                {t('origin.enter')}
              </Button>
            )}
            {mayEnter && (
              <Button type="primary" busy={entering.isPending} onClick={() => enter(true)}>
                {t('papers.enterNext')}
              </Button>
            )}
          </>
        }
      />
      <PaperHalves
        paper={
          beside === undefined ? (
            paper.PageCount > 0 && (
              <PageViewer key={paper.Id} source={source} name={paper.FileName} mark={reading.mark} />
            )
          ) : (
            <TwinPaper id={beside} onBack={() => setBeside(undefined)} />
          )
        }
        form={
          <div className="doc-sheet">
            <PaperStanding paper={paper} entries={entries} />
            <TwinNotice
              twins={twins}
              beside={beside}
              onBeside={setBeside}
              onPaper={(id) => void leave(() => onPaper(id))}
            />
            {mayEnter && (
              <ReadNotice
                read={reading.read}
                unseen={reading.unseen}
                onField={draft.focus}
                onTotals={reading.mayReadTotals && !paper.ReadsTotals ? () => reading.totals.mutate() : undefined}
                busy={reading.totals.isPending}
              />
            )}
            {above?.(draft)}
            <div className="doc-paper-form" {...reading.form}>
              <PaperForm draft={draft} />
            </div>
            {below?.(draft)}
            <PaperHistory paper={paper} />
          </div>
        }
        besideShown={beside !== undefined}
      />
      <ConflictDialog
        visible={autosave.saving.state === 'conflict'}
        onTheirs={() => {
          autosave.stop()
          onReload()
        }}
        onMine={() => void autosave.overwrite()}
      />
      {dialogs}
    </main>
  )
}
