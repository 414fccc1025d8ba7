import { DecimalField, isDecimal, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Budget, useSaveBudget } from './api.ts'
import { DaysFields, isNoPeriod } from './DaysFields.tsx'
import { ListField, noListId, useCostLists } from './ListField.tsx'
import './budgets.css'

export interface BudgetDialogProps {
  /** What is changed; a new one has none. */
  readonly budget?: Budget
  readonly visible: boolean
  readonly onClose: () => void
}

/** Sets what a cost centre may spend in a period. */
export function BudgetDialog({ budget, visible, onClose }: BudgetDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t(budget ? 'budgets.edit' : 'budgets.new')} onClose={onClose}>
      <BudgetForm {...(budget && { budget })} onClose={onClose} />
    </FormDialog>
  )
}

function BudgetForm({ budget, onClose }: Omit<BudgetDialogProps, 'visible'>) {
  const { t, today } = useWords()
  const { notify, company } = useKontor()
  const year = today.slice(0, 4)
  const [id] = useState(() => budget?.Id ?? crypto.randomUUID())
  const [costCentre, setCostCentre] = useState(budget?.CostCentre ?? '')
  const [name, setName] = useState(budget?.Name ?? '')
  const [from, setFrom] = useState(budget?.From ?? `${year}-01-01`)
  const [to, setTo] = useState(budget?.To ?? `${year}-12-31`)
  const [amount, setAmount] = useState(budget?.Amount ?? '')
  const [tried, setTried] = useState(false)
  const { lists, listId, setChosen } = useCostLists(budget)
  const save = useSaveBudget(id, () => {
    notify('success', t('budgets.saved'))
    onClose()
  })
  const isWrong = costCentre.trim() === '' || isNoPeriod(from, to) || !isDecimal(amount)
  return (
    <ActionForm
      confirm={t('budgets.save')}
      busy={save.isPending}
      error={save.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (isWrong) return
        void save.run({
          ...{ CostCentre: costCentre.trim(), From: from, To: to, Amount: amount },
          ...(name.trim() && { Name: name.trim() }),
          ...(listId !== noListId && { ListId: listId }),
        })
      }}
    >
      <TextField
        label={t('buy.costCentre')}
        value={costCentre}
        maxLength={100}
        autoFocus={budget === undefined}
        error={tried && costCentre.trim() === '' && t('budgets.missing.costCentre')}
        onChange={setCostCentre}
      />
      <TextField label={t('budgets.name')} value={name} maxLength={200} onChange={setName} />
      <DaysFields from={from} to={to} onFrom={setFrom} onTo={setTo} />
      <DecimalField
        label={t('budgets.amount')}
        description={t('budgets.amountHint')}
        value={amount}
        onChange={setAmount}
        notDecimal={t('editor.notNumber')}
        error={tried && amount === '' && t('budgets.missing.amount')}
        suffix={budget?.Currency ?? company.currency}
      />
      <ListField lists={lists} value={listId} onChange={setChosen} />
    </ActionForm>
  )
}
