import { Button, DateField, DecimalField, IconButton, isDate, isDecimal, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { SupplierField } from '@kontor/tradekit/partners'
import { daysAfter } from '@kontor/tradekit/words'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type NewPlan, type Plan, useAct } from '../api.ts'
import { CurrencySelect } from '../CurrencySelect.tsx'
import { useWords } from '../kontor.ts'
import './plans.css'

type Instalment = NewPlan['instalments'][number]

/** One that is being written, which is the same wherever it stands. */
interface Row extends Instalment {
  readonly key: string
}

const rowOf = (instalment: Instalment): Row => ({ ...instalment, key: crypto.randomUUID() })

const isComplete = ({ date, amount }: Instalment) => isDate(date) && isDecimal(amount) && /[1-9]/.test(amount)

/** Drafts a plan, or changes a draft. */
export function PlanDialog({ plan, onClose }: { plan?: Plan; onClose: () => void }) {
  const { t, today } = useWords()
  const [name, setName] = useState(plan?.name ?? '')
  const [partner, setPartner] = useState({ id: plan?.connectionId ?? null, name: plan?.partner ?? '' })
  const [currency, setCurrency] = useState(plan?.currency ?? 'EUR')
  const [instalments, setInstalments] = useState<readonly Row[]>(() =>
    (plan?.instalments ?? [{ date: daysAfter(today, 30), amount: '' }]).map(rowOf),
  )
  const [tried, setTried] = useState(false)
  const save = useAct(
    ({ plans }, body: NewPlan) =>
      plan?.id === undefined ? plans.createPlan({ body }) : plans.savePlan({ params: { id: plan.id }, body }),
    (t) => t('plan.done.save'),
    onClose,
  )
  const change = (at: number, changes: Partial<Instalment>) =>
    setInstalments(instalments.map((one, place) => (place === at ? { ...one, ...changes } : one)))
  const days = instalments.map(({ date }) => date)
  return (
    <FormDialog visible title={t(plan ? 'plan.edit' : 'plan.new')} onClose={onClose}>
      <ActionForm
        intro={t('plan.new.text')}
        confirm={t('plan.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          const isOnce = new Set(days).size === days.length
          if (name.trim() !== '' && partner.id !== null && isOnce && instalments.every(isComplete))
            save.mutate({
              ...{ name: name.trim(), connectionId: partner.id, currency },
              instalments: instalments.map(({ key: _, ...instalment }) => instalment),
            })
        }}
      >
        <TextField
          label={t('plan.name')}
          value={name}
          onChange={setName}
          maxLength={200}
          error={tried && name.trim() === '' && t('plan.name.missing')}
          required
          autoFocus
        />
        <SupplierField
          label={t('plan.partner')}
          value={partner.id}
          name={partner.name}
          onChange={(id, name) => setPartner({ id, name })}
          error={tried && partner.id === null && t('plan.partner.missing')}
        />
        <CurrencySelect value={currency} onChange={setCurrency} />
        {instalments.map((one, at) => (
          <fieldset key={one.key} className="cash-instalment">
            <legend>{t('plan.instalment', { number: at + 1 })}</legend>
            <DateField
              label={t('plan.date')}
              value={one.date}
              onChange={(date) => change(at, { date })}
              notDate={t('editor.notDate')}
              pickLabel={t('editor.pickDay', { field: t('plan.date') })}
              error={tried && days.indexOf(one.date) < at && t('plan.date.twice')}
              required
            />
            <DecimalField
              label={t('plan.amount')}
              value={one.amount}
              onChange={(amount) => change(at, { amount })}
              notDecimal={t('cash.notNumber')}
              error={tried && !/[1-9]/.test(one.amount) && t('plan.amount.missing')}
              required
            />
            {instalments.length > 1 && (
              <IconButton
                icon={Trash2}
                label={t('plan.remove', { number: at + 1 })}
                onClick={() => setInstalments(instalments.filter((_, place) => place !== at))}
              />
            )}
          </fieldset>
        ))}
        <Button
          type="text"
          icon={Plus}
          onClick={() =>
            setInstalments([...instalments, rowOf({ date: daysAfter(days.at(-1) ?? today, 30), amount: '' })])
          }
        >
          {t('plan.add')}
        </Button>
      </ActionForm>
    </FormDialog>
  )
}
