import { ConfirmDialog } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreate } from '../creating/useCreate.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { HoldForm } from '../dialogs/HoldForm.tsx'
import { saveFile } from '../files/saveFile.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type ActionRequest, usePerformAction } from '../queries/actions.ts'
import { pdfOf, useMetadata, xmlOf } from '../queries/document.ts'
import { useMakeNaming } from '../queries/named-bills.ts'
import type { ArchivingAction } from '../queries/scheduling.ts'
import type { Action } from '../queries/types.ts'
import { SaveTemplateDialog } from '../templates/TemplateDialogs.tsx'
import { useUndoAtHand } from '../undo/UndoPlace.tsx'
import type { TradeType } from '../words/types.ts'
import { AnswerDialog, type ProposedReason, type ReasonedAction, reasonedActions } from './AnswerDialog.tsx'
import { ConfirmWarned } from './ConfirmWarned.tsx'

// It reads the document to find its receiver, and brings UBL with it.
const SendDialog = lazy(async () => ({ default: (await import('../sending/SendDialog.tsx')).SendDialog }))
const PayDialog = lazy(async () => ({ default: (await import('../paying/PayDialog.tsx')).PayDialog }))
const BookPaymentDialog = lazy(async () => ({
  default: (await import('../paying/BookPaymentDialog.tsx')).BookPaymentDialog,
}))
const ArchiveLaterDialog = lazy(async () => ({
  default: (await import('../scheduling/ArchiveLaterDialog.tsx')).ArchiveLaterDialog,
}))

export interface DocumentActions {
  /** What the document allows now, as the server says. */
  readonly allowed: readonly Action[]
  /** Does it, or asks first, with a reason where one is proposed; nothing where the document does not allow it. */
  readonly run: (action: Action, proposed?: ProposedReason) => void
  /** Asks why a line is disputed, and whether others are, too. */
  readonly disputeLine: (lineId: string) => void
  /** Asks when it is filed away, or taken out of the archive. */
  readonly archiveLater: (archiving: ArchivingAction) => void
  /** What can be made of it; its own type is a copy. */
  readonly turnsInto: readonly TradeType[]
  readonly type: TradeType | undefined
  readonly turnInto: (type: TradeType) => void
  readonly saveAsTemplate: () => void
  readonly download: (as: 'pdf' | 'xml') => void
  /** Whether a warning is to be confirmed before. */
  readonly asksFirst: (action: Action) => boolean
  /** The action that is under way. */
  readonly busy: Action | undefined
}

interface ActionsWithDialog {
  /** The same for as long as what can be done stays the same. */
  readonly actions: DocumentActions
  /** The dialog that an action asks with; stands once on the screen. */
  readonly dialog: ReactNode
}

type WarnedAction = 'accept' | 'markPaid'
type AskingAction = ReasonedAction | WarnedAction | 'send' | 'pay' | 'bookPayment' | 'setAside' | 'delete'

const isReasoned = (action: Action | undefined): action is ReasonedAction =>
  (reasonedActions as readonly (Action | undefined)[]).includes(action)
const askingFirst: readonly Action[] = ['send', 'pay', 'bookPayment', 'setAside', 'delete']
const asks = (action: Action): action is Exclude<AskingAction, WarnedAction> =>
  isReasoned(action) || askingFirst.includes(action)
const isWarned = (action: Action | undefined): action is WarnedAction => action === 'accept' || action === 'markPaid'

const stay = () => undefined

/**
 * Everything that a person can do with a document. Which of it is allowed, the server alone decides; a key that is
 * pressed before it has said so waits for it.
 */
export function useActions(id: string | undefined, onGone: () => void = stay): ActionsWithDialog {
  const document = useMetadata(id).data
  const kontor = useKontor()
  const { t, locale } = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<AskingAction>()
  const [archiving, setArchiving] = useState<ArchivingAction>()
  const [keeping, setKeeping] = useState(false)
  const [line, setLine] = useState<string>()
  const [proposed, setProposed] = useState<ProposedReason>()
  const number = document?.ID ?? ''
  const { mutate, isPending, variables } = usePerformAction({ id: document?.DocumentId ?? '', number })
  const busy = isPending ? variables.action : undefined
  const allowed = useMemo(() => document?.AllowedActions.map(({ Action }) => Action) ?? [], [document])

  const warnings = useCallback(
    (action: Action) => document?.AllowedActions.find((one) => one.Action === action)?.Confirm ?? [],
    [document],
  )

  const naming = { advise: useMakeNaming('advise').make, remind: useMakeNaming('remind').make }
  const makingNaming = useRef(naming)
  makingNaming.current = naming
  const { create } = useCreate(document)
  const creating = useRef(create)
  creating.current = create
  const responseId = document?.Answering?.ResponseId
  // Known at once: a key that is pressed twice comes back before the screen has been drawn anew. What the document allows
  // afterwards can be done as soon as it is seen, while lists and counts are still refreshed.
  const underWay = useRef<{ readonly action: Action; readonly seen: typeof document }>(undefined)
  const perform = useCallback(
    (what: ActionRequest) => {
      const held = what.action === 'undoAnswer' || what.action === 'sendAnswer'
      // An answer can be undone or sent as soon as it is seen to wait, while the rest of the screen is still refreshed.
      const other = underWay.current
      if (other !== undefined && other.seen === document && !(held && other.action !== what.action)) return
      underWay.current = { action: what.action, seen: document }
      mutate(
        { ...what, responseId: held ? responseId : crypto.randomUUID() },
        {
          onSuccess: () => {
            setAsking(undefined)
            if (what.action === 'delete') onGone()
          },
          onSettled: () => {
            underWay.current = undefined
          },
        },
      )
    },
    [mutate, onGone, responseId, document],
  )
  const pendingKey = useRef<{ id: string; action: Action }>(undefined)
  const run = useCallback(
    (action: Action, reason?: ProposedReason) => {
      if (!document && id) pendingKey.current = { id, action }
      if (!document || !allowed.includes(action)) return
      if (asks(action)) {
        setLine(undefined)
        setProposed(reason)
        setAsking(action)
      } else if (isWarned(action) && warnings(action).length > 0) setAsking(action)
      else if (action === 'edit') navigate(`/edit/${document.DocumentId}`)
      else if (action === 'revise') creating.current('revision')
      else if (action === 'advise' || action === 'remind') makingNaming.current[action]([document.DocumentId])
      else perform({ action })
    },
    [document, id, allowed, warnings, navigate, perform],
  )
  useEffect(() => {
    if (!document || !pendingKey.current) return
    const { id: meant, action } = pendingKey.current
    pendingKey.current = undefined
    if (meant === document.DocumentId) run(action)
  }, [document, run])
  const download = useCallback(
    async (as: 'pdf' | 'xml') => {
      if (!document) return
      const { DocumentId, Version } = document
      const bytes =
        as === 'pdf'
          ? await pdfOf(kontor, DocumentId, locale)
          : await queries.fetchQuery(xmlOf(kontor, DocumentId, Version))
      saveFile(`${(number || DocumentId).replace(/[^\p{L}\p{N}._-]+/gu, '_')}.${as}`, bytes, `application/${as}`)
    },
    [document, number, kontor, queries, locale],
  )
  const actions = useMemo(
    (): DocumentActions => ({
      allowed,
      run,
      disputeLine: (lineId) => {
        setLine(lineId)
        setProposed(undefined)
        setAsking('dispute')
      },
      archiveLater: setArchiving,
      asksFirst: (action) => warnings(action).length > 0,
      turnsInto: document?.TurnsInto ?? [],
      type: document?.DocumentType.type,
      turnInto: (type) => creating.current({ turnInto: type }),
      saveAsTemplate: () => setKeeping(true),
      download: (as) => void download(as).catch((error) => kontor.notify('error', messageOf(error, t))),
      busy,
    }),
    [document, allowed, run, warnings, download, kontor, t, busy],
  )
  const mayUndo = allowed.includes('undoAnswer')
  useUndoAtHand(useMemo(() => (mayUndo ? () => run('undoAnswer') : undefined), [mayUndo, run]))

  const close = () => setAsking(undefined)
  const dialog = document && (
    <>
      <AnswerDialog
        action={isReasoned(asking) ? asking : undefined}
        proposed={proposed}
        document={document}
        line={line}
        busy={isPending}
        onAnswer={perform}
        onClose={close}
      />
      <ConfirmWarned
        action={isWarned(asking) ? asking : undefined}
        number={number}
        warnings={isWarned(asking) ? warnings(asking) : []}
        busy={isPending}
        onConfirm={(action) => perform({ action })}
        onClose={close}
      />
      <FormDialog visible={asking === 'setAside'} title={t('hold.title', { number })} onClose={close}>
        <HoldForm
          intro={t('hold.intro')}
          until=""
          dayNeeded={false}
          maxLength={1000}
          busy={isPending}
          onHold={(reason, until) => perform({ action: 'setAside', reason, ...(until !== '' && { until }) })}
          onClose={close}
        />
      </FormDialog>
      {asking === 'send' && (
        <Suspense fallback={null}>
          <SendDialog document={document} onClose={close} onSent={close} />
        </Suspense>
      )}
      {asking === 'pay' && (
        <Suspense fallback={null}>
          <PayDialog documentIds={[document.DocumentId]} onClose={close} onDone={close} />
        </Suspense>
      )}
      {asking === 'bookPayment' && (
        <Suspense fallback={null}>
          <BookPaymentDialog document={document} onClose={close} />
        </Suspense>
      )}
      {keeping && <SaveTemplateDialog documentId={document.DocumentId} onClose={() => setKeeping(false)} />}
      {archiving && (
        <Suspense fallback={null}>
          <ArchiveLaterDialog document={document} archiving={archiving} onClose={() => setArchiving(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        visible={asking === 'delete'}
        kind="danger"
        title={t('delete.title', { number: number || t(`type.${document.DocumentType.type}`) })}
        acceptText={t('delete.confirm')}
        cancelText={t('dialog.cancel')}
        busy={isPending}
        onAccept={() => perform({ action: 'delete' })}
        onCancel={close}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  )
  return { actions, dialog }
}
