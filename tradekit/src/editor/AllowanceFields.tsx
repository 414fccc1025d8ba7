import { Button, DecimalField, IconButton, Select, TextField } from '@kontor/kit'
import type { AllowanceForm } from '@kontor/ubl'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { emptyAllowance, taxGroupOf, taxGroups, withAmount, withPercent } from './allowances.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { hasRate } from './tax.ts'
import type { Draft } from './useDraft.ts'
import './allowances.css'

/** What is taken off the whole document, or added to it: a discount, freight; an amount, or a percentage of the lines. */
export function AllowanceFields({ draft }: { draft: Draft }) {
  const { t, format } = useWords()
  const { form, change, totals } = draft
  const rows = form.allowances ?? []
  const groups = taxGroups(form.lines, rows)
  // They have no number of their own: what is typed stays with its row where one before it goes.
  const [keys, setKeys] = useState(() => rows.map(() => crypto.randomUUID()))
  const write = (allowances: AllowanceForm[]) => change({ allowances: allowances.length > 0 ? allowances : undefined })
  const set = (place: number, row: AllowanceForm) => write(rows.map((one, at) => (at === place ? row : one)))
  const named = (field: string, place: number) => t('editor.allowanceLabel', { field, row: place + 1 })
  const label = (field: string, place: number) => (
    <>
      <span aria-hidden="true">{field}</span>
      <span className="doc-hidden">{named(field, place)}</span>
    </>
  )
  return (
    <section className="doc-allowances" aria-label={t('editor.allowances')}>
      {rows.map((row, place) => (
        <div key={keys[place]} className="doc-allowance">
          <Select
            label={label(t('editor.allowanceType'), place)}
            placeholder={t('editor.allowanceType')}
            options={[
              { id: 'allowance', label: t('editor.allowance') },
              { id: 'charge', label: t('editor.charge') },
            ]}
            value={row.charge ? 'charge' : 'allowance'}
            onChange={(kind) => set(place, { ...row, charge: kind === 'charge', reasonCode: undefined })}
          />
          <FieldPlace draft={draft} path={`allowances.${place}.reason`}>
            {(error) => (
              <TextField
                label={label(t('editor.allowanceReason'), place)}
                value={row.reason ?? ''}
                onChange={(reason) => set(place, { ...row, reason })}
                error={error}
              />
            )}
          </FieldPlace>
          <FieldPlace draft={draft} path={`allowances.${place}.percent`}>
            {(error) => (
              <DecimalField
                label={label(t('editor.percent'), place)}
                value={row.percent ?? ''}
                onChange={(percent) => set(place, withPercent(row, percent))}
                notDecimal={t('editor.notNumber')}
                suffix="%"
                error={error}
              />
            )}
          </FieldPlace>
          <FieldPlace draft={draft} path={`allowances.${place}.amount`}>
            {(error) => (
              <DecimalField
                label={label(t('editor.amount'), place)}
                value={row.percent ? (totals.allowances[place] ?? '') : row.amount}
                onChange={(amount) => set(place, withAmount(row, amount))}
                notDecimal={t('editor.notNumber')}
                error={error}
              />
            )}
          </FieldPlace>
          <Select
            label={label(t('line.rate'), place)}
            placeholder={t('line.rate')}
            options={groups.map(({ id, tax }) => ({
              id,
              label: hasRate(tax.category) ? format.percent(tax.percent || '0') : t(`vat.${tax.category as 'E'}`),
            }))}
            value={taxGroupOf(row)}
            onChange={(id) => set(place, { ...row, tax: groups.find((group) => group.id === id)?.tax ?? row.tax })}
          />
          <IconButton
            icon={X}
            label={t('editor.deleteAllowance', { row: place + 1 })}
            onClick={() => {
              setKeys(keys.filter((_, at) => at !== place))
              write(rows.filter((_, at) => at !== place))
            }}
          />
        </div>
      ))}
      <Button
        type="text"
        icon={Plus}
        onClick={() => {
          setKeys([...keys, crypto.randomUUID()])
          write([...rows, emptyAllowance(form.lines)])
        }}
      >
        {t('editor.addAllowance')}
      </Button>
    </section>
  )
}
