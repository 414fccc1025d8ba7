import { DateField, isDate, Select, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
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
  const { t, today } = useWords()
  const [ids] = useState(documentIds)
  const [day, setDay] = useState(today)
  const [asked, setAsked] = useState(today)
  const { data, error, isPlaceholderData } = usePaymentProposal(ids, asked)
  return (
    <FormDialog
      visible
      size="medium"
      title={t('pay.title', { count: data ? invoicesIn(data) : ids.length })}
      onClose={onClose}
    >
      {data && (
        <PayForm
          proposal={data}
          stale={isPlaceholderData}
          day={day}
          onDay={(next) => {
            setDay(next)
            // What is owed depends on the day: of one that is none nothing is asked.
            if (isDate(next) && next >= today) setAsked(next)
          }}
          onClose={onClose}
          onDone={onDone}
        />
      )}
      {!data && (error ? <p>{messageOf(error, t)}</p> : <Skeleton rows={5} label={t('list.loading')} />)}
    </FormDialog>
  )
}

const invoicesIn = ({ Payments }: PayFormProps['proposal']) =>
  Payments.filter(({ Amount }) => !Amount.startsWith('-')).length

interface PayFormProps extends Omit<PayDialogProps, 'documentIds'> {
  readonly proposal: NonNullable<ReturnType<typeof usePaymentProposal>['data']>
  /** It is that of another day still. */
  readonly stale: boolean
  readonly day: string
  readonly onDay: (day: string) => void
}

function PayForm({ proposal, stale, day, onDay, onClose, onDone }: PayFormProps) {
  const { t, today } = useWords()
  const { company } = useKontor()
  const { Accounts: accounts, Payments: payments, Refused: refused } = proposal
  const [id] = useState(() => crypto.randomUUID())
  const [account, setAccount] = useState(accounts[0] ?? null)
  const ordering = useOrderPayment(onDone)
  const order = useOnce(ordering.mutateAsync)
  const isOver = day < today
  const documents = payments.map(({ DocumentId }) => DocumentId)
  const isSetOff = proposal.Transfers === 0 && documents.length > 0
  const ready = account !== null && documents.length > 0
  return (
    <ActionForm
      intro={t(isSetOff ? 'pay.setOff.intro' : 'pay.intro')}
      confirm={t(isSetOff ? 'pay.setOff.confirm' : 'pay.confirm')}
      busy={ordering.isPending}
      error={ordering.error && messageOf(ordering.error, t)}
      onClose={onClose}
      onSubmit={() => {
        if (ready && !isOver && !stale) order({ id, documents, account, day })
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
            onChange={onDay}
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
