import { Checkbox, DateField, isDate, RadioGroup, Select } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useConnection, useConnections } from '../queries/connections.ts'
import { inputOf, useSaveRecurring } from '../queries/recurring.ts'
import type { Recurring, RecurringInput } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'
import { ReceiverField } from '../sending/ReceiverField.tsx'
import { EndFields } from './EndFields.tsx'
import { isLastOfMonth } from './last-of-month.ts'
import './recurring.css'

const frequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const
const periods = ['CURRENT', 'PREVIOUS', 'NEXT'] as const

/** What stands for the period in texts, the same in every language. */
const placeholders = ['{period}', '{start}', '{end}', '{month}', '{year}']

export interface RecurringDialogProps {
  readonly template: { readonly Id: string; readonly Name: string; readonly Partner?: string | undefined }
  /** What is changed; a new one unless given. */
  readonly recurring?: Recurring
  readonly onClose: () => void
}

/** Asks how often a template becomes a document, from when to when, and whether it is sent by itself. */
export function RecurringDialog({ template, recurring, onClose }: RecurringDialogProps) {
  const { t, today } = useWords()
  const { notify, may } = useKontor()
  const [id] = useState(() => recurring?.Id ?? crypto.randomUUID())
  const [input, setInput] = useState<RecurringInput>(() =>
    recurring
      ? inputOf(recurring)
      : {
          TemplateId: template.Id,
          Frequency: 'MONTHLY',
          Start: today,
          LastDay: false,
          Period: 'CURRENT',
          Paused: false,
        },
  )
  const [sends, setSends] = useState(recurring?.ConnectionId !== undefined)
  const [tried, setTried] = useState(false)
  // Whom the template names is meant, until somebody else is chosen.
  const { data: known } = useConnections(template.Partner ?? '', template.Partner !== undefined)
  const meant = known?.find(({ CompanyName }) => CompanyName === template.Partner)
  const receiver = input.ConnectionId ?? meant?.ConnectionId
  const { data: chosen } = useConnection(receiver)
  const { mutateAsync, isPending, error } = useSaveRecurring(id, () => {
    notify('success', t('recurring.saved', { name: template.Name }))
    onClose()
  })
  const save = useOnce(mutateAsync)
  const set = (fields: Partial<RecurringInput>) => setInput((before) => ({ ...before, ...fields }))
  const isLast = input.Frequency !== 'WEEKLY' && isLastOfMonth(input.Start)
  const wrongStart = isDate(input.Start) && input.Start < today && input.Start !== recurring?.Start
  const { ConnectionId: _, ...rest } = input
  return (
    <FormDialog visible title={t('recurring.dialog', { name: template.Name })} onClose={onClose}>
      <ActionForm
        intro={t('recurring.intro')}
        confirm={t('recurring.save')}
        busy={isPending}
        error={error && messageOf(error, t)}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          const isReady = isDate(input.Start) && !wrongStart && (input.End === undefined || isDate(input.End))
          if (!isReady || (sends && receiver === undefined)) return
          save({ ...rest, LastDay: isLast && input.LastDay, ...(sends && receiver && { ConnectionId: receiver }) })
        }}
      >
        <div className="doc-recurring-fields">
          <Select
            label={t('recurring.frequency')}
            placeholder={t('recurring.frequency')}
            options={frequencies.map((one) => ({ id: one, label: t(`recurring.frequency.${one}`) }))}
            value={input.Frequency}
            onChange={(Frequency) => set({ Frequency: Frequency as RecurringInput['Frequency'] })}
          />
          <DateField
            label={t('recurring.start')}
            required
            value={input.Start}
            onChange={(Start) => set({ Start })}
            notDate={t('editor.notDate')}
            pickLabel={t('editor.pickDay', { field: t('recurring.start') })}
            min={today}
            error={tried && wrongStart && t('recurring.startPassed')}
          />
        </div>
        {isLast && (
          <Checkbox
            label={t('recurring.lastDay')}
            checked={input.LastDay === true}
            onChange={(LastDay) => set({ LastDay })}
          />
        )}
        <EndFields input={input} onChange={setInput} />
        <Select
          label={t('recurring.period')}
          placeholder={t('recurring.period')}
          description={t('recurring.placeholders', { placeholders: placeholders.join(' ') })}
          options={periods.map((one) => ({ id: one, label: t(`recurring.period.${one}`) }))}
          value={input.Period ?? 'CURRENT'}
          onChange={(Period) => set({ Period: Period as NonNullable<RecurringInput['Period']> })}
        />
        <RadioGroup
          label={t('recurring.then')}
          options={[
            { id: 'draft', label: t('recurring.then.draft') },
            ...(may('document.send') ? [{ id: 'send', label: t('recurring.then.send') }] : []),
          ]}
          value={sends ? 'send' : 'draft'}
          onChange={(then) => setSends(then === 'send')}
        />
        {sends && (
          <ReceiverField
            label={t('send.receiver')}
            value={receiver ?? null}
            onChange={(to) => setInput(to === null ? rest : { ...rest, ConnectionId: to })}
            error={tried && receiver === undefined && t('send.receiverNeeded')}
            start={chosen?.CompanyName ?? ''}
          />
        )}
      </ActionForm>
    </FormDialog>
  )
}
