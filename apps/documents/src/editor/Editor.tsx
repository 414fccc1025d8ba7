import { Button, ConfirmDialog, HeaderBar, IconButton, Menu, useNarrow } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import {
  AllowanceFields,
  BillPicker,
  ConflictDialog,
  HeadFields,
  IssuesAside,
  kindOf,
  LineTable,
  NamedBlock,
  NoteField,
  Parties,
  PaymentFields,
  SavingNote,
  type Start,
  TotalsBlock,
  useAutosave,
  useDiscard,
  useDocumentStore,
  useDraft,
} from '@kontor/tradekit/editor'
import { type Metadata, metadataOf } from '@kontor/tradekit/queries'
import { SendDialog } from '@kontor/tradekit/sending'
import { SaveTemplateDialog } from '@kontor/tradekit/templates'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'

export interface EditorProps {
  readonly id: string
  readonly start: Start
  /** Reads the draft anew, as somebody else left it. */
  readonly onReload: () => void
}

/** The editor of one document: what it says, what is left to mend, and what will happen with it. */
export function Editor({ id, start, onReload }: EditorProps) {
  const { t } = useWords()
  const kontor = useKontor()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const draft = useDraft(start)
  const { form, findings } = draft
  const autosave = useAutosave({
    store: useDocumentStore(id),
    version: start.version,
    savedAt: start.savedAt,
    content: form,
    bytes: draft.bytes,
  })
  const [connectionId, setConnectionId] = useState(start.connectionId)
  const [sending, setSending] = useState<Metadata>()
  const [keeping, setKeeping] = useState(false)
  const [leaving, setLeaving] = useState<string>()
  const narrow = useNarrow()
  const { type, columns, isPaid, namesBills } = kindOf(form)
  const title = t('editor.title', { type: t(`type.${type}`), number: form.id })
  useTitle(title)

  const leave = async (to: string) => {
    if (await autosave.flush()) navigate(to)
    else setLeaving(to)
  }
  const discard = useDiscard(id, autosave, () => navigate('/'))
  const send = async () => {
    draft.showAll()
    const fatal = findings.find((finding) => finding.severity === 'fatal')
    if (fatal) return draft.focus(fatal.path)
    if (await autosave.flush()) setSending(await queries.fetchQuery({ ...metadataOf(kontor, id), staleTime: 0 }))
  }

  const saveAsTemplate = async () => {
    if (await autosave.flush()) setKeeping(true)
  }

  const elsewhere = [
    { id: 'preview', text: t('editor.preview'), onSelect: () => void leave(`/view/${id}`) },
    { id: 'template', text: t('template.saveAs'), onSelect: () => void saveAsTemplate() },
    { id: 'discard', text: t('editor.discard'), onSelect: discard.ask },
  ]

  return (
    <main className="doc-screen doc-editor">
      <HeaderBar
        icon={<BackButton onClick={() => void leave('/')} />}
        title={title}
        note={<SavingNote saving={autosave.saving} onAgain={() => void autosave.flush()} />}
        actions={
          <>
            {narrow ? (
              <Menu label={t('action.more')} entries={elsewhere}>
                <IconButton icon={Ellipsis} label={t('action.more')} />
              </Menu>
            ) : (
              elsewhere.map(({ id, text, onSelect }) => (
                <Button key={id} onClick={onSelect}>
                  {text}
                </Button>
              ))
            )}
            {start.maySend && (
              <Button type="primary" onClick={() => void send()}>
                {t('action.send')}
              </Button>
            )}
          </>
        }
      />
      <div className="doc-editor-body">
        <div className="doc-sheet">
          <Parties draft={draft} connectionId={connectionId} onConnection={setConnectionId} />
          <HeadFields draft={draft} documentId={id} />
          {namesBills && <BillPicker draft={draft} as={namesBills} connectionId={connectionId} />}
          <LineTable draft={draft} connectionId={connectionId} />
          {namesBills && <NamedBlock draft={draft} />}
          {columns.includes('price') && <AllowanceFields draft={draft} />}
          {columns.includes('price') && <TotalsBlock draft={draft} />}
          {isPaid && <PaymentFields draft={draft} />}
          <NoteField draft={draft} />
        </div>
        <IssuesAside draft={draft} />
      </div>
      {sending && (
        <SendDialog
          document={sending}
          connectionId={connectionId}
          onClose={() => setSending(undefined)}
          onSent={() => {
            autosave.stop()
            navigate(`/view/${id}`, { replace: true })
          }}
        />
      )}
      {keeping && <SaveTemplateDialog documentId={id} onClose={() => setKeeping(false)} />}
      <ConflictDialog
        visible={autosave.saving.state === 'conflict'}
        onTheirs={() => {
          autosave.stop()
          onReload()
        }}
        onMine={() => void autosave.overwrite()}
      />
      <ConfirmDialog
        visible={leaving !== undefined}
        kind="warning"
        title={t('editor.leave.title')}
        acceptText={t('editor.leave.confirm')}
        cancelText={t('dialog.cancel')}
        onAccept={() => {
          autosave.stop()
          navigate(leaving ?? '/')
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {t('editor.unsavedWarning')}
      </ConfirmDialog>
      {discard.dialog}
    </main>
  )
}
