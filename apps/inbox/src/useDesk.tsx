import { noSelection, type Selection } from '@kontor/kit'
import { ConfirmWarned } from '@kontor/tradekit/actions'
import { AskAdviceDialog, GiveAdviceDialog } from '@kontor/tradekit/advice'
import { useLast } from '@kontor/tradekit/dialogs'
import { undoSeconds, useUndo } from '@kontor/tradekit/undo'
import { type ReactNode, useRef, useState } from 'react'
import { AssignDialog } from './AssignDialog.tsx'
import { type Act, isSingle, isWarned } from './DecideBar.tsx'
import type { Decision } from './deciding.ts'
import { useKontor, useWords } from './kontor.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { calledFully } from './words.tsx'
import { useDecide, useUndoDecision, type Work } from './work.ts'

/** In milliseconds: what is pressed twice decides once, and not the next piece as well. */
const repeatGuardMs = 400

/** What is done with the piece at hand, or with all that are chosen, and one undo for it. */
export function useDesk(items: readonly Work[], atHand: Work | undefined, takeBack: (decisionId: string) => void) {
  const words = useWords()
  const { t } = words
  const { notify } = useKontor()
  const { offer } = useUndo()
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [rejecting, setRejecting] = useState<readonly Work[]>([])
  const [assigning, setAssigning] = useState<readonly Work[]>([])
  const [confirming, setConfirming] = useState<Work>()
  const named = useLast<Work | undefined>(confirming, undefined)
  const [asking, setAsking] = useState<Work>()
  const [advising, setAdvising] = useState<Work>()
  const chosen = items.filter(({ id }) => selection.all !== selection.ids.has(id))
  const undo = useUndoDecision()
  const { mutate } = useDecide(undoSeconds, {
    done: ({ decision, decisionId }, count) =>
      offer({ text: t(`inbox.did.${decision}`, { count }), undo: () => undo.mutate(decisionId) }),
    queued: ({ decisionId, isTried, pieces }) => {
      const text = t('inbox.queue.kept', { count: pieces.length })
      if (isTried) notify('info', text)
      else offer({ text, undo: () => takeBack(decisionId) })
    },
  })
  const last = useRef<{ at: number; decision: Decision }>(undefined)
  const decide = (
    works: readonly Work[],
    decision: Decision,
    more: { reason?: string; isConfirmed?: boolean } = {},
  ) => {
    const now = performance.now()
    // Whoever has chosen pieces meanwhile means these.
    const isSlip = last.current?.decision === decision && now - last.current.at < repeatGuardMs && chosen.length === 0
    if (works.length === 0 || isSlip) return
    last.current = { at: now, decision }
    const pieces = works.map((work) => ({ id: work.id, name: calledFully(work, words) }))
    mutate({ decisionId: crypto.randomUUID(), pieces, decision, reason: '', ...more })
    setSelection(noSelection)
  }
  /** One with a warning is asked about by its name; of several those are passed over. */
  const approve = (works: readonly Work[]) => {
    const [first, ...others] = works
    if (first && isWarned(first) && others.length === 0) return setConfirming(first)
    const warned = works.filter(isWarned).length
    decide(
      works.filter((work) => !isWarned(work)),
      'APPROVE',
    )
    if (warned > 0) notify('info', t('inbox.did.passedOver', { count: warned }))
  }
  const act = (what: Act, of: readonly Work[] = chosen.length > 0 ? chosen : atHand ? [atHand] : []) => {
    const meant = isSingle(what) && of === chosen ? (atHand ? [atHand] : []) : of
    const able = meant.filter(({ allowedActions }) => allowedActions.includes(what))
    if (what === 'reject') setRejecting(able)
    else if (what === 'assign') setAssigning(able)
    else if (what === 'askAdvice') setAsking(able[0])
    else if (what === 'advise') setAdvising(able[0])
    else if (what === 'approve') approve(able)
    else decide(able, 'COMPLETE')
  }
  const dialogs: ReactNode = (
    <>
      <ConfirmWarned
        action={confirming && 'approve'}
        number={named?.document?.number ?? ''}
        warnings={named?.confirm ?? []}
        busy={false}
        onConfirm={() => {
          if (confirming) decide([confirming], 'APPROVE', { isConfirmed: true })
          setConfirming(undefined)
        }}
        onClose={() => setConfirming(undefined)}
      />
      <RejectDialog
        count={rejecting.length}
        onReject={(reason) => {
          decide(rejecting, 'REJECT', { reason })
          setRejecting([])
        }}
        onClose={() => setRejecting([])}
      />
      <AssignDialog
        work={assigning}
        onClose={() => {
          setAssigning([])
          setSelection(noSelection)
        }}
      />
      <AskAdviceDialog
        about={
          asking?.document && {
            id: asking.subjectId ?? '',
            number: asking.document.number,
            partner: asking.document.partner,
          }
        }
        onClose={() => setAsking(undefined)}
      />
      <GiveAdviceDialog
        asked={
          advising?.document && {
            adviceId: advising.id,
            documentId: advising.subjectId ?? '',
            number: advising.document.number,
            question: advising.why ?? '',
          }
        }
        onClose={() => setAdvising(undefined)}
      />
    </>
  )
  return { act, chosen, selection, setSelection, dialogs }
}
