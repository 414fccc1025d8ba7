import { Select, TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { type Flow, type Step, useWebhooks } from './api.ts'
import { useKontor, useWords } from './kontor.ts'
import { PeopleField } from './PeopleField.tsx'
import { type Changes, SetFields } from './SetFields.tsx'
import { stepKinds } from './steps.ts'
import { WaysFields } from './WaysFields.tsx'

export interface StepDialogProps {
  readonly flow: Flow
  readonly step: Step
  readonly isNew: boolean
  /** It comes between two steps: where it leads is known. */
  readonly isBetween: boolean
  readonly onClose: () => void
  readonly onSave: (step: Step) => void
}

/** What happens at a step, and where it leads. What is left unfinished is saved, and stands among what is to be mended. */
export function StepDialog({ flow, step: start, isNew, isBetween, onClose, onSave }: StepDialogProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const [step, setStep] = useState(start)
  const [tried, setTried] = useState(false)
  const set = (changes: Changes) => setStep({ ...step, ...changes } as Step)
  // A fork brings its join along.
  const kinds = stepKinds.filter(
    (kind) => kind !== 'JOIN' && (kind !== 'WEBHOOK' || may('company.configure') || start.Kind === 'WEBHOOK'),
  )
  const isUnnamed = step.Name.trim() === ''
  return (
    <FormDialog visible title={t(isNew ? 'step.new' : 'step.title')} onClose={onClose}>
      <ActionForm
        confirm={t('step.save')}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isUnnamed && step.Next.every(({ When }) => When !== '')) onSave(tidied(step))
        }}
      >
        {isNew && (
          <Select
            label={t('step.kind')}
            placeholder={t('step.kind')}
            value={step.Kind}
            options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
            onChange={(id) => set({ Kind: kinds.find((kind) => kind === id) ?? 'APPROVAL', Next: [] })}
          />
        )}
        <TextField
          label={t('step.name')}
          value={step.Name}
          maxLength={100}
          autoFocus
          onChange={(Name) => set({ Name })}
          error={tried && isUnnamed && t('step.name.needed')}
        />
        <OfKind step={step} onChange={set} />
        {step.Kind !== 'END' && (!isBetween || step.Kind === 'DECISION') && (
          <WaysFields
            key={step.Kind}
            flow={flow}
            step={leading(step, isNew)}
            tried={tried}
            onChange={(Next) => set({ Next })}
          />
        )}
      </ActionForm>
    </FormDialog>
  )
}

/** Where a new fork leads, the join leads that it brings along; its branches come later. */
const leading = (step: Step, isNew: boolean): Step => (isNew && step.Kind === 'FORK' ? { ...step, Kind: 'JOIN' } : step)

/** A step with nothing on it that its kind does not have. */
function tidied(step: Step): Step {
  const { Id, Name, Kind, Who, Needed, Words, Hours, Tag, WebhookId, Then, Next, Field, ListId, Code, Days } = step
  const isForPeople = Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'MAIL'
  return {
    ...{ Id, Name: Name.trim(), Kind, Next },
    ...(isForPeople && Who && { Who }),
    ...(isForPeople && Words?.trim() && { Words: Words.trim() }),
    ...(Kind === 'APPROVAL' && { Needed: Needed ?? 1 }),
    ...(Kind === 'WAIT' && Hours && { Hours }),
    ...(Kind === 'TAG' && Tag?.trim() && { Tag: Tag.trim() }),
    ...(Kind === 'SET' && Field && { Field }),
    ...(Kind === 'SET' &&
      Field === 'CODE' && { ...(ListId && { ListId }), ...(Code?.trim() && { Code: Code.trim() }) }),
    ...(Kind === 'SET' && Field === 'HOLD' && { ...(Days && { Days }), ...(Words?.trim() && { Words: Words.trim() }) }),
    ...(Kind === 'WEBHOOK' && WebhookId && { WebhookId }),
    ...(Kind === 'END' && { Then: Then ?? 'NOTHING' }),
  }
}

interface OfKindProps {
  readonly step: Step
  readonly onChange: (changes: Changes) => void
}

const ends = ['NOTHING', 'APPROVE', 'ACCEPT'] as const
const counts = [1, 2, 3, 4, 5] as const

/** What is said of a step by its kind alone. */
function OfKind({ step, onChange }: OfKindProps) {
  const { t } = useWords()
  const webhooks = useWebhooks().data ?? []
  const { Kind } = step
  const words = (
    <TextArea
      label={t(Kind === 'MAIL' ? 'step.mail' : 'step.words')}
      value={step.Words ?? ''}
      maxLength={1000}
      onChange={(Words) => onChange({ Words })}
    />
  )
  if (Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'MAIL')
    return (
      <>
        <PeopleField who={step.Who ?? {}} onChange={(Who) => onChange({ Who })} />
        {Kind === 'APPROVAL' && (
          <Select
            label={t('step.needed')}
            placeholder={t('step.needed')}
            value={String(step.Needed ?? 1)}
            options={counts.map((count) => ({ id: String(count), label: t('step.needed.count', { count }) }))}
            onChange={(count) => onChange({ Needed: Number(count) })}
          />
        )}
        {words}
      </>
    )
  if (Kind === 'WAIT')
    return (
      <TextField
        label={t('step.hours')}
        description={t('step.hours.hint')}
        inputMode="numeric"
        value={step.Hours === undefined ? '' : String(step.Hours)}
        maxLength={4}
        onChange={(text) => {
          const hours = Number(text.replaceAll(/\D/g, ''))
          onChange({ Hours: hours > 0 ? Math.min(hours, 8760) : undefined })
        }}
      />
    )
  if (Kind === 'TAG')
    return (
      <TextField label={t('step.tag')} value={step.Tag ?? ''} maxLength={100} onChange={(Tag) => onChange({ Tag })} />
    )
  if (Kind === 'SET') return <SetFields step={step} onChange={onChange} />
  if (Kind === 'WEBHOOK')
    return (
      <Select
        label={t('step.webhook')}
        placeholder={t('step.webhook')}
        value={step.WebhookId ?? null}
        options={webhooks.map(({ Id, Address, Description }) => ({ id: Id, label: Description || Address }))}
        onChange={(WebhookId) => onChange({ WebhookId })}
      />
    )
  if (Kind === 'END')
    return (
      <Select
        label={t('step.then')}
        placeholder={t('step.then')}
        value={step.Then ?? 'NOTHING'}
        options={ends.map((id) => ({ id, label: t(`says.END.${id}`) }))}
        onChange={(id) => onChange({ Then: ends.find((one) => one === id) ?? 'NOTHING' })}
      />
    )
  return null
}
