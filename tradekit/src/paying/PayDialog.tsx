import { DateField, Modal, Select, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useOrderPayment, usePaymentProposal } from '../queries/paying.ts'
import { useOnce } from '../queries/useOnce.ts'
import { inGroups } from './account.ts'
import { Payments } from './Payments.tsx'
import './paying.css'

export interface PayDialogProps {
  readonly documentIds: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows what would be paid to whom, asks from which account and when, and makes the file for the bank. */
export function PayDialog({ documentIds, onClose, onDone }: PayDialogProps) {
  const { t } = useWords()
  const [ids] = useState(documentIds)
  const { data, error } = usePaymentProposal(ids)
  return (
    <Modal
      visible
      onDismiss={onClose}
      coverDisabled
      size="medium"
      title={t('pay.title', { count: data?.Payments.length ?? ids.length })}
      closeLabel={t('dialog.close')}
    >
      {data && <PayForm proposal={data} onClose={onClose} onDone={onDone} />}
      {!data && (error ? <p>{messageOf(error, t)}</p> : <Skeleton rows={5} label={t('list.loading')} />)}
    </Modal>
  )
}

interface PayFormProps extends Omit<PayDialogProps, 'documentIds'> {
  readonly proposal: NonNullable<ReturnType<typeof usePaymentProposal>['data']>
}

function PayForm({ proposal, onClose, onDone }: PayFormProps) {
  const { t, today } = useWords()
  const { company } = useKontor()
  const { Accounts: accounts, Payments: payments, Refused: refused } = proposal
  const [id] = useState(() => crypto.randomUUID())
  const [account, setAccount] = useState(accounts[0] ?? null)
  const [day, setDay] = useState(today)
  const ordering = useOrderPayment(onDone)
  const order = useOnce(ordering.mutateAsync)
  const isOver = day < today
  const documents = payments.map(({ DocumentId }) => DocumentId)
  const ready = account !== null && documents.length > 0
  return (
    <ActionForm
      intro={t('pay.intro')}
      confirm={t('pay.confirm')}
      busy={ordering.isPending}
      error={ordering.error && messageOf(ordering.error, t)}
      onClose={onClose}
      onSubmit={() => {
        if (ready && !isOver) order({ id, documents, account, day })
      }}
    >
      {payments.length > 0 && <Payments payments={payments} sums={proposal.Sums} />}
      {refused.length > 0 && (
        <div className="doc-pay-refused">
          <p>{t('pay.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ DocumentId, ID, Reason }) => (
              <li key={DocumentId}>{t('pay.refusedOne', { number: ID, reason: Reason })}</li>
            ))}
          </ul>
        </div>
      )}
      {account === null && <p className="doc-problem">{t('pay.noAccount', { company: company.name })}</p>}
      {ready && (
        <div className="doc-pay-fields">
          <Select
            label={t('pay.from')}
            placeholder={t('pay.from')}
            options={accounts.map((id) => ({ id, label: inGroups(id) }))}
            value={account}
            onChange={setAccount}
          />
          <DateField
            label={t('pay.day')}
            required
            value={day}
            onChange={setDay}
            notDate={t('editor.notDate')}
            pickLabel={t('editor.pickDay', { field: t('pay.day') })}
            from={today}
            error={isOver && t('pay.dayWrong')}
          />
        </div>
      )}
    </ActionForm>
  )
}
