import { otherParty } from '@kontor/appkit'
import { Button, Modal, Select, TextArea } from '@kontor/kit'
import { useEffect, useState } from 'react'
import type { Act } from '../api/acts.ts'
import { useReasons } from '../api/document.ts'
import type { Metadata } from '../api/types.ts'
import { useKontor, useWords } from '../kontor.ts'
import { LineChoice } from './LineChoice.tsx'

/** The acts for which the other party is owed a reason. */
export type ReasonedAction = 'reject' | 'dispute' | 'cancel'

export interface AnswerDialogProps {
  /** Which act asks; none while the dialog is away. */
  readonly action: ReasonedAction | undefined
  readonly document: Metadata
  /** The line from which a dispute was begun. */
  readonly line?: string | undefined
  readonly busy: boolean
  readonly onAnswer: (act: Act) => void
  readonly onClose: () => void
}

/** Asks for the reason that travels with a rejection, a dispute or a cancellation. */
export function AnswerDialog({ action, document, line, busy, onAnswer, onClose }: AnswerDialogProps) {
  const { t } = useWords()
  const { company } = useKontor()
  const shown = useLast(action)
  const values = { number: document.ID, party: otherParty(document, company.id) }
  return (
    <Modal
      visible={action !== undefined}
      onDismiss={onClose}
      size="small"
      coverDisabled
      title={t(`answer.${shown}.title`, values)}
      closeLabel={t('dialog.close')}
    >
      <p className="doc-intro">{t(`answer.${shown}.intro`, values)}</p>
      <AnswerForm
        key={`${action} ${line}`}
        action={shown}
        document={document}
        line={line}
        busy={busy}
        onAnswer={onAnswer}
        onClose={onClose}
      />
    </Modal>
  )
}

type AnswerFormProps = Omit<AnswerDialogProps, 'action'> & { readonly action: ReasonedAction }

function AnswerForm({ action, document, line, busy, onAnswer, onClose }: AnswerFormProps) {
  const { t } = useWords()
  const { data: reasons } = useReasons()
  const [code, setCode] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [lines, setLines] = useState<readonly string[]>(line === undefined ? [] : [line])
  const [tried, setTried] = useState(false)
  const offered = action === 'reject' ? reasons?.rejectionReasons : reasons?.disputeReasons
  const needsCode = action !== 'cancel'
  const missing = needsCode && code === null
  const noLine = line !== undefined && lines.length === 0
  const submit = () => {
    setTried(true)
    if (missing || noLine) return
    const reasons = { reasonCode: code ?? undefined, reason: text.trim() || undefined }
    onAnswer({ action, ...reasons, ...(line !== undefined && { lines }) })
  }
  return (
    <form
      className="doc-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {line !== undefined && (
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
        label={t('answer.text')}
        description={t('answer.textHint')}
        value={text}
        onChange={setText}
        maxLength={2000}
      />
      <div className="doc-form-actions">
        <Button onClick={onClose} disabled={busy}>
          {t('dialog.cancel')}
        </Button>
        <Button type="danger" submit busy={busy}>
          {t(`answer.${action}.confirm`)}
        </Button>
      </div>
    </form>
  )
}

/** The last action asked for, so that the words stay while the dialog fades. */
function useLast(action: ReasonedAction | undefined): ReasonedAction {
  const [last, setLast] = useState<ReasonedAction>(action ?? 'reject')
  useEffect(() => {
    if (action) setLast(action)
  }, [action])
  return action ?? last
}
