import { Select, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useLast } from '../dialogs/useLast.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type ActionRequest, type DecidingAction, decisions } from '../queries/actions.ts'
import { useReasons } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { LineChoice } from './LineChoice.tsx'

/** The acts for which the other party, or one's own log, is owed a reason. */
export const reasonedActions = ['reject', 'dispute', 'cancel', 'cancelOrder', ...decisions] as const
export type ReasonedAction = (typeof reasonedActions)[number]
/** A reason that a screen proposes. */
export type ProposedReason = Pick<ActionRequest, 'reasonCode' | 'reason'>

const staysHere = (action: ReasonedAction): action is DecidingAction =>
  (decisions as readonly string[]).includes(action)

export interface AnswerDialogProps {
  /** Which act asks; none while the dialog is away. */
  readonly action: ReasonedAction | undefined
  readonly proposed?: ProposedReason | undefined
  readonly document: Metadata
  /** The line from which a dispute was begun. */
  readonly line?: string | undefined
  readonly busy: boolean
  readonly onAnswer: (act: ActionRequest) => void
  readonly onClose: () => void
}

/** Asks for the reason that travels with a rejection, a dispute or a cancellation, or that a decision leaves in the log. */
export function AnswerDialog({ action, proposed, document, line, busy, onAnswer, onClose }: AnswerDialogProps) {
  const { t } = useWords()
  const { company } = useKontor()
  const shown = useLast(action, 'reject')
  const values = { number: document.ID, party: otherParty(document, company.id) }
  return (
    <FormDialog visible={action !== undefined} title={t(`answer.${shown}.title`, values)} onClose={onClose}>
      <AnswerForm
        key={`${action} ${line}`}
        action={shown}
        intro={t(`answer.${shown}.intro`, values)}
        party={values.party}
        proposed={proposed}
        document={document}
        line={line}
        busy={busy}
        onAnswer={onAnswer}
        onClose={onClose}
      />
    </FormDialog>
  )
}

interface AnswerFormProps extends Omit<AnswerDialogProps, 'action'> {
  readonly action: ReasonedAction
  /** What comes of it. */
  readonly intro: string
  readonly party: string
}

function AnswerForm({ action, intro, party, proposed, document, line, busy, onAnswer, onClose }: AnswerFormProps) {
  const { t } = useWords()
  const { data: reasons } = useReasons()
  const [code, setCode] = useState<string | null>(proposed?.reasonCode ?? null)
  const [text, setText] = useState(proposed?.reason ?? '')
  const [lines, setLines] = useState<readonly string[]>(line === undefined ? [] : [line])
  const [tried, setTried] = useState(false)
  const offered = action === 'reject' ? reasons?.rejectionReasons : reasons?.disputeReasons
  const own = staysHere(action)
  const needsCode = action === 'reject' || action === 'dispute'
  const needsText = own || action === 'cancelOrder'
  const missing = needsText ? text.trim() === '' : needsCode && code === null
  const byLine = line !== undefined || (action === 'dispute' && document.ProcessState === 'DISPUTED')
  const noLine = byLine && lines.length === 0
  const submit = () => {
    setTried(true)
    if (missing || noLine) return
    const reasons = { reasonCode: code ?? undefined, reason: text.trim() || undefined }
    onAnswer({ action, ...reasons, ...(byLine && { lines }) })
  }
  return (
    <ActionForm
      intro={intro}
      confirm={t(`answer.${action}.confirm`)}
      danger={!own}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {byLine && (
        <LineChoice
          document={document}
          chosen={lines}
          onChoose={setLines}
          error={tried && noLine && t('answer.lineNeeded')}
        />
      )}
      {needsCode && (
        <Select
          label={t('answer.reason')}
          placeholder={t('answer.reason')}
          required
          options={(offered ?? []).map(({ code, label }) => ({ id: code, label }))}
          value={code}
          onChange={setCode}
          error={tried && missing && t('answer.reasonNeeded')}
        />
      )}
      <TextArea
        label={t(needsText ? 'answer.textOwn' : 'answer.text')}
        description={t(own ? 'answer.textOwnHint' : 'answer.textHint', { party })}
        required={needsText}
        error={needsText && tried && missing && t('answer.textOwnNeeded')}
        value={text}
        onChange={setText}
        maxLength={2000}
      />
    </ActionForm>
  )
}
