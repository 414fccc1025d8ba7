import { Button, HeaderBar, IconButton, Menu, useHotkeys, useNarrow } from '@kontor/kit'
import { messageOf, useShownKeys, useTitle } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { BackButton } from '../document/BackButton.tsx'
import { ConflictDialog } from '../editor/ConflictDialog.tsx'
import { SavingNote } from '../editor/SavingNote.tsx'
import { useAutosave } from '../editor/useAutosave.ts'
import { useDraft } from '../editor/useDraft.ts'
import { useKontor, useWords } from '../kontor.ts'
import { PageViewer, pageKeys } from '../pages/PageViewer.tsx'
import { paperPages } from '../pages/source.ts'
import { keys } from '../queries/keys.ts'
import { useTwins, waitingPapers } from '../queries/papers.ts'
import { useOnce } from '../queries/useOnce.ts'
import { PaperForm } from './PaperForm.tsx'
import { PaperHalves } from './PaperHalves.tsx'
import { PaperHistory } from './PaperHistory.tsx'
import { PaperStanding } from './PaperStanding.tsx'
import { amountOf, firstBlock } from './rates.ts'
import { TwinNotice } from './TwinNotice.tsx'
import { TwinPaper } from './TwinPaper.tsx'
import { usePaperActions } from './usePaperActions.tsx'
import type { PaperStart } from './usePaperStart.ts'
import { usePaperStore } from './usePaperStore.ts'
import './papers.css'

export interface PaperEditorProps extends PaperStart {
  readonly onReload: () => void
  /** To the papers that wait. */
  readonly onList: () => void
  readonly onPaper: (id: string) => void
  readonly onDocument: (id: string) => void
}

/** A paper on one side, and on the other what is entered of it; it is received once that is enough. */
export function PaperEditor({ paper, start, onReload, onList, onPaper, onDocument }: PaperEditorProps) {
  const { t } = useWords()
  const kontor = useKontor()
  const { api, notify } = kontor
  const queries = useQueryClient()
  const draft = useDraft(start)
  const { form, totals, findings } = draft
  const autosave = useAutosave({
    store: usePaperStore(paper.Id),
    version: start.version,
    savedAt: start.savedAt,
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
  const entering = useMutation({
    mutationFn: async (andNext: boolean) => {
      if (!(await autosave.flush())) throw new Error(t('papers.notSaved'))
      const { DocumentId } = await api.scanning.dispatchUpload({ params: { id: paper.Id } })
      autosave.stop()
      await queries.invalidateQueries({ queryKey: keys.paperLists })
      void queries.invalidateQueries({ queryKey: keys.lists })
      const next = andNext ? (await queries.fetchQuery({ ...waitingPapers(kontor), staleTime: 0 })).Items[0] : undefined
      return { DocumentId, next, andNext }
    },
    onSuccess: ({ DocumentId, next, andNext }) => {
      notify('success', t('origin.done', { number: form.id }))
      if (!andNext) onDocument(DocumentId)
      else if (next) onPaper(next.Id)
      else onList()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
  const enterOnce = useOnce(entering.mutateAsync)
  const enter = (andNext: boolean) => {
    draft.showAll()
    const fault = firstBlock(findings, form)
    if (fault) {
      draft.touch(fault.path)
      return draft.focus(fault.path)
    }
    enterOnce(andNext)
  }
  const { entries, hotkeys, dialogs } = usePaperActions(paper, {
    before: isSaved,
    onGone: () => {
      autosave.stop()
      onList()
    },
  })
  useHotkeys({ 'ctrl+enter': () => enter(true), ...hotkeys })
  useShownKeys([
    ['Ctrl Enter', t('papers.enterNext')],
    ['H', t('papers.hold')],
    ['R', t('papers.reject')],
    ...pageKeys(t),
  ])
  const mayEnter = paper.AllowedActions.some(({ Action }) => Action === 'enter')
  const source = useMemo(() => paperPages(api, paper.Id), [api, paper.Id])
  const more = [
    ...(narrow && mayEnter ? [{ id: 'enter', text: t('origin.enter'), onSelect: () => enter(false) }] : []),
    ...entries,
  ]

  return (
    <main className="doc-screen doc-editor">
      <HeaderBar
        icon={<BackButton onClick={() => void leave(onList)} />}
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
            <PageViewer key={paper.Id} source={source} name={paper.FileName} />
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
            <PaperForm draft={draft} />
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
