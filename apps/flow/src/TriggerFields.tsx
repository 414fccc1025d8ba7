import { Checkbox, Select } from '@kontor/kit'
import { type Flow, useSaveSteps } from './api.ts'
import { useWords } from './kontor.ts'
import { inOrder } from './steps.ts'

/** What asks for an answer, and can be decided on. */
const types = ['invoice', 'creditnote', 'order', 'quote', 'requisition'] as const satisfies Flow['Types']

export interface TriggerFieldsProps {
  readonly id: string
  readonly flow: Flow
  readonly canEdit: boolean
}

/** Which documents and requisitions follow it, and where they begin. */
export function TriggerFields({ id, flow, canEdit }: TriggerFieldsProps) {
  const { t, locale } = useWords()
  const { save } = useSaveSteps(id)
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(flow.Types.map((type) => t(`type.${type}`)))
  // A requisition is not received from anybody.
  const follows = flow.Types.includes('requisition') ? 'flow.followsAll' : 'flow.follows'
  if (!canEdit) return <p className="flow-trigger">{t(follows, { types: names })}</p>
  const shown = [...new Set([...types, ...flow.Types])]
  const toggle = (type: Flow['Types'][number], on: boolean) => {
    const Types = on ? [...flow.Types, type] : flow.Types.filter((one) => one !== type)
    if (Types.length > 0) save({ ...flow, Types })
  }
  return (
    <fieldset className="flow-trigger">
      <legend>{t('flow.which')}</legend>
      <div className="flow-checks">
        {shown.map((type) => (
          <Checkbox
            key={type}
            label={t(`type.${type}`)}
            checked={flow.Types.includes(type)}
            onChange={(on) => toggle(type, on)}
          />
        ))}
      </div>
      <Select
        label={t('flow.start')}
        placeholder={t('flow.chooseStep')}
        value={flow.Steps.some(({ Id }) => Id === flow.Start) ? flow.Start : null}
        options={inOrder(flow).map(({ Id, Name }) => ({ id: Id, label: Name }))}
        onChange={(Start) => save({ ...flow, Start })}
      />
    </fieldset>
  )
}
