import { DateField, DecimalField, isDate, isDecimal, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { all } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type Budget, useSaveBudget } from './api.ts'
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

/** The choice of none. */
const none = 'none'

function BudgetForm({ budget, onClose }: Omit<BudgetDialogProps, 'visible'>) {
  const { t, today } = useWords()
  const { notify, company, api } = useKontor()
  const year = today.slice(0, 4)
  const [id] = useState(() => budget?.Id ?? crypto.randomUUID())
  const [costCentre, setCostCentre] = useState(budget?.CostCentre ?? '')
  const [name, setName] = useState(budget?.Name ?? '')
  const [from, setFrom] = useState(budget?.From ?? `${year}-01-01`)
  const [to, setTo] = useState(budget?.To ?? `${year}-12-31`)
  const [amount, setAmount] = useState(budget?.Amount ?? '')
  const [chosen, setChosen] = useState(budget ? (budget.ListId ?? none) : undefined)
  const [tried, setTried] = useState(false)
  const { data: lists = [] } = useQuery({
    queryKey: [...all, 'coding-lists'],
    queryFn: async ({ signal }) => (await api.coding.listLists({}, { signal })).Lists,
  })
  // Whoever keeps one optional list besides the accounts keeps their cost centres there.
  const optional = lists.filter(({ Required }) => !Required)
  const listId = chosen ?? (optional.length === 1 ? optional[0]?.ListId : none) ?? none
  const save = useSaveBudget(id, () => {
    notify('success', t('budgets.saved'))
    onClose()
  })
  const wrongDays = isDate(from) && isDate(to) && to < from
  const isWrong = costCentre.trim() === '' || !isDate(from) || !isDate(to) || wrongDays || !isDecimal(amount)
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
          ...(listId !== none && { ListId: listId }),
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
      <div className="budget-days">
        <DateField
          label={t('budgets.from')}
          value={from}
          onChange={setFrom}
          notDate={t('buy.notDate')}
          pickLabel={t('buy.pickDay')}
          error={tried && from === '' && t('buy.notDate')}
        />
        <DateField
          label={t('budgets.to')}
          value={to}
          onChange={setTo}
          notDate={t('buy.notDate')}
          pickLabel={t('buy.pickDay')}
          error={(tried && to === '' && t('buy.notDate')) || (wrongDays && t('budgets.wrongDays'))}
        />
      </div>
      <DecimalField
        label={t('budgets.amount')}
        description={t('budgets.amountHint')}
        value={amount}
        onChange={setAmount}
        notDecimal={t('editor.notNumber')}
        error={tried && amount === '' && t('budgets.missing.amount')}
        suffix={budget?.Currency ?? company.currency}
      />
      {lists.length > 0 && (
        <Select
          label={t('budgets.list')}
          description={t('budgets.listHint')}
          options={[
            { id: none, label: t('budgets.list.none') },
            ...lists.map(({ ListId, Name }) => ({ id: ListId, label: Name })),
          ]}
          value={listId}
          onChange={setChosen}
          placeholder={t('budgets.list.none')}
        />
      )}
    </ActionForm>
  )
}
