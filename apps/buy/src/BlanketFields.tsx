import { Checkbox, DateField } from '@kontor/kit'
import { useWords } from './kontor.ts'
import { periodProblem, type TypedRequisition } from './lines.ts'

export interface BlanketFieldsProps {
  readonly typed: TypedRequisition
  readonly tried: boolean
  readonly onChange: (change: Partial<TypedRequisition>) => void
}

/** Whether what is asked for becomes a blanket order, and between which days it is called off. */
export function BlanketFields({ typed, tried, onChange }: BlanketFieldsProps) {
  const { t, today } = useWords()
  const { blanket } = typed
  const wrong = tried ? periodProblem(typed) : undefined
  return (
    <div className="buy-head">
      <Checkbox
        label={t('callOff.isBlanket')}
        description={t('callOff.isBlanketHint')}
        checked={blanket !== undefined}
        onChange={(on) => onChange({ blanket: on ? { from: today, until: '' } : undefined })}
      />
      {blanket && (
        <>
          <DateField
            label={t('callOff.from')}
            value={blanket.from}
            onChange={(from) => onChange({ blanket: { ...blanket, from } })}
            notDate={t('buy.notDate')}
            pickLabel={t('buy.pickDay')}
          />
          <DateField
            label={t('callOff.until')}
            value={blanket.until}
            onChange={(until) => onChange({ blanket: { ...blanket, until } })}
            notDate={t('buy.notDate')}
            pickLabel={t('buy.pickDay')}
            {...(wrong && { error: t(`callOff.period.${wrong}`) })}
          />
        </>
      )}
    </div>
  )
}
