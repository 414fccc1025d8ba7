import { Select, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import type { BulkAnswer } from '../queries/bulk.ts'
import { useReasons } from '../queries/document.ts'

export interface BulkRejectProps {
  readonly visible: boolean
  /** How many are chosen. */
  readonly count: number
  readonly onAct: (act: BulkAnswer) => void
  readonly onClose: () => void
}

/** Rejects the chosen documents, all for one reason. */
export function BulkReject({ visible, count, onAct, onClose }: BulkRejectProps) {
  const { t } = useWords()
  const title = t('bulk.answer.title', { action: t('answer.reject.confirm'), count })
  return (
    <FormDialog visible={visible} title={title} onClose={onClose}>
      <Form key={String(visible)} onAct={onAct} onClose={onClose} />
    </FormDialog>
  )
}

function Form({ onAct, onClose }: Pick<BulkRejectProps, 'onAct' | 'onClose'>) {
  const { t } = useWords()
  const { data: reasons } = useReasons()
  const [code, setCode] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (code !== null) onAct({ answer: 'reject', reasonCode: code, reason: text.trim() || undefined })
  }
  return (
    <ActionForm
      intro={t('bulk.answer.text')}
      confirm={t('answer.reject.confirm')}
      danger
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('answer.reason')}
        placeholder={t('answer.reason')}
        required
        options={(reasons?.rejectionReasons ?? []).map(({ code, label }) => ({ id: code, label }))}
        value={code}
        onChange={setCode}
        error={tried && code === null && t('answer.reasonNeeded')}
      />
      <TextArea label={t('answer.text')} value={text} onChange={setText} maxLength={2000} />
    </ActionForm>
  )
}
