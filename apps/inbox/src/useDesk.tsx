import { noSelection, type Selection } from '@kontor/kit'
import { undoFor, useUndo } from '@kontor/tradekit/undo'
import { type ReactNode, useRef, useState } from 'react'
import { AssignDialog } from './AssignDialog.tsx'
import type { Act } from './DecideBar.tsx'
import { useWords } from './kontor.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { type Decision, useDecide, useUndoDecision, type Work } from './work.ts'

/** In milliseconds: what is pressed twice decides once, and not the next piece as well. */
const pause = 400

const decisions = { approve: 'APPROVE', complete: 'COMPLETE' } as const satisfies Partial<Record<Act, Decision>>

/** What is done with the piece at hand, or with all that are chosen, and one undo for it. */
export function useDesk(items: readonly Work[], atHand: Work | undefined) {
  const { t } = useWords()
  const { offer } = useUndo()
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [rejecting, setRejecting] = useState<readonly Work[]>([])
  const [assigning, setAssigning] = useState<readonly Work[]>([])
  const chosen = items.filter(({ id }) => selection.all !== selection.ids.has(id))
  const undo = useUndoDecision()
  const { mutate } = useDecide(undoFor, ({ decision, decisionId }, count) =>
    offer({ text: t(`inbox.did.${decision}`, { count }), undo: () => undo.mutate(decisionId) }),
  )
  const last = useRef<{ at: number; decision: Decision }>(undefined)
  const decide = (works: readonly Work[], decision: Decision, reason = '') => {
    const now = performance.now()
    // Whoever has chosen pieces meanwhile means these.
    const isSlip = last.current?.decision === decision && now - last.current.at < pause && chosen.length === 0
    if (works.length === 0 || isSlip) return
    last.current = { at: now, decision }
    mutate({ decisionId: crypto.randomUUID(), ids: works.map(({ id }) => id), decision, reason })
    setSelection(noSelection)
  }
  const act = (what: Act, of: readonly Work[] = chosen.length > 0 ? chosen : atHand ? [atHand] : []) => {
    const able = of.filter(({ allowedActions }) => allowedActions.includes(what))
    if (what === 'reject') setRejecting(able)
    else if (what === 'assign') setAssigning(able)
    else decide(able, decisions[what])
  }
  const dialogs: ReactNode = (
    <>
      <RejectDialog
        count={rejecting.length}
        onReject={(reason) => {
          decide(rejecting, 'REJECT', reason)
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
    </>
  )
  return { act, chosen, selection, setSelection, dialogs }
}
