import { Status, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useLast } from '../dialogs/useLast.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type ApprovalChange, useChangeApproval } from '../queries/approval.ts'
import type { Invitable, Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { PeopleField } from './PeopleField.tsx'

/** What is asked about first; a step is taken back at once, for it can be asked for again. */
export type ApprovalQuestion = Exclude<ApprovalChange['does'], 'withdraw'>

export interface ApprovalDialogProps {
  readonly document: Metadata
  readonly invitable: readonly Invitable[]
  /** What it asks for; none while it is away. */
  readonly act: ApprovalQuestion | undefined
  readonly onClose: () => void
}

/** Asks whom to ask for approval and why; whom else, before it is given; or why it is refused. */
export function ApprovalDialog({ document, act, onClose, ...props }: ApprovalDialogProps) {
  const { t } = useWords()
  const { company } = useKontor()
  const does = useLast<ApprovalQuestion>(act, 'ask')
  const values = { number: document.ID, party: otherParty(document, company.id) }
  return (
    <FormDialog visible={act !== undefined} title={t(`approval.${does}.title`, values)} onClose={onClose}>
      <ApprovalForm
        key={act}
        intro={t(`approval.${does}.intro`, values)}
        document={document}
        act={does}
        onClose={onClose}
        {...props}
      />
    </FormDialog>
  )
}

interface ApprovalFormProps extends ApprovalDialogProps {
  readonly act: ApprovalQuestion
  /** What comes of it. */
  readonly intro: string
}

function ApprovalForm({ document, invitable, act, intro, onClose }: ApprovalFormProps) {
  const { t } = useWords()
  const [invited, setInvited] = useState<readonly Invitable[]>([])
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const approving = useChangeApproval(document.DocumentId, onClose)
  const why = words.trim()
  const missing = act === 'refuse' && why === ''
  const warnings = act === 'approve' ? (document.Warnings ?? []) : []
  return (
    <ActionForm
      intro={intro}
      confirm={t(warnings.length > 0 ? 'confirm.approve.do' : `approval.${act}.confirm`)}
      danger={act === 'refuse'}
      busy={approving.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (missing || approving.isPending) return
        approving.mutate({ does: act, invited: invited.map(({ id }) => id), why })
      }}
    >
      {warnings.map((warning) => (
        <Status key={warning} tone="bad">
          {t(`confirm.warning.${warning}`)}
        </Status>
      ))}
      {act !== 'refuse' && invitable.length > 0 && (
        <PeopleField
          label={t(`approval.${act}.who`)}
          hint={t(`approval.${act}.whoHint`)}
          people={invitable}
          chosen={invited}
          onChoose={setInvited}
        />
      )}
      {act !== 'approve' && (
        <TextArea
          label={t(`approval.${act}.why`)}
          required={act === 'refuse'}
          error={tried && missing && t('approval.refuse.needed')}
          value={words}
          onChange={setWords}
          rows={3}
          maxLength={act === 'ask' ? 1000 : 2000}
        />
      )}
    </ActionForm>
  )
}
