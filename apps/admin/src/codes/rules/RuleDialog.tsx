import { Button, Checkbox, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../../kontor.ts'
import type { CodeList } from '../api.ts'
import { type Code, type Condition, type RuleWithCodes, useSaveRule } from './api.ts'
import { CodePicker } from './CodePicker.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import { faultOf } from './conditions.ts'

export interface RuleDialogProps {
  readonly rulesetId: string | undefined
  /** The rule that is changed; none for a new one. */
  readonly changed: RuleWithCodes | undefined
  readonly lists: readonly CodeList[]
  readonly onClose: () => void
}

const empty: Condition = { field: 'partnerName', operator: 'CONTAINS', value: '' }

/** A condition as it is written, under a key of its own: one may be removed from between others. */
interface Row {
  readonly key: string
  readonly condition: Condition
}

const rowOf = (condition: Condition): Row => ({ key: crypto.randomUUID(), condition })

/** Asks when a rule holds, and which codes it proposes then. */
export function RuleDialog({ rulesetId, changed, lists, onClose }: RuleDialogProps) {
  const { t } = useWords()
  const [name, setName] = useState(changed?.rule.name ?? '')
  const [rows, setRows] = useState(() => (changed?.rule.conditions ?? [empty]).map(rowOf))
  const [codes, setCodes] = useState<readonly Code[]>(changed?.codes ?? [])
  const [priority, setPriority] = useState(String(changed?.rule.priority ?? 0))
  const [active, setActive] = useState(changed?.rule.active ?? true)
  const [tried, setTried] = useState(false)
  const save = useSaveRule(rulesetId, changed?.rule, onClose)
  const conditions = rows.map(({ condition }) => condition)
  const isPriority = /^\d{1,4}$/.test(priority.trim())
  const isWhole = name.trim() !== '' && conditions.every((one) => !faultOf(one)) && codes.length > 0 && isPriority
  return (
    <FormDialog visible title={t(changed ? 'rules.change.title' : 'rules.new.title')} onClose={onClose}>
      <ActionForm
        confirm={t('rules.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (isWhole) save.mutate({ name: name.trim(), conditions, codes, priority: Number(priority), active })
        }}
      >
        <TextField
          label={t('rules.name')}
          required
          autoFocus
          maxLength={100}
          value={name}
          onChange={setName}
          error={tried && name.trim() === '' && t('rules.name.needed')}
        />
        {rows.map(({ key, condition }, at) => (
          <ConditionRow
            key={key}
            condition={condition}
            nth={at + 1}
            tried={tried}
            onChange={(next) => setRows(rows.with(at, { key, condition: next }))}
            onRemove={rows.length > 1 ? () => setRows(rows.toSpliced(at, 1)) : undefined}
          />
        ))}
        <div>
          <Button type="text" onClick={() => setRows([...rows, rowOf({ ...empty, field: 'name' })])}>
            {t('rules.addCondition')}
          </Button>
        </div>
        {lists.map((list, at) => (
          <CodePicker
            key={list.ListId}
            list={list}
            code={codes.find(({ listId }) => listId === list.ListId)?.code}
            error={at === 0 && tried && codes.length === 0 && t('rules.code.needed')}
            onChange={(code) =>
              setCodes([
                ...codes.filter(({ listId }) => listId !== list.ListId),
                ...(code === undefined ? [] : [{ listId: list.ListId, code }]),
              ])
            }
          />
        ))}
        <TextField
          label={t('rules.priority')}
          description={t('rules.priority.hint')}
          inputMode="numeric"
          maxLength={4}
          value={priority}
          onChange={setPriority}
          error={tried && !isPriority && t('rules.priority.wrong')}
        />
        <Checkbox label={t('rules.active')} checked={active} onChange={setActive} />
      </ActionForm>
    </FormDialog>
  )
}
