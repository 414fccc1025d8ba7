import { DecimalField } from '@kontor/kit'
import { focusFirstError } from '@kontor/tradekit/layout'
import { type FormEvent, useEffect, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { FormFoot } from '../words/FormFoot.tsx'
import { type Threshold, useSaveThreshold } from './suggestions.ts'
import { thresholdIn, typedOf, wrongIn } from './thresholds.ts'

const fields = ['threshold', 'errorCost', 'abstainCost', 'correctCost'] as const

/** From which probability codes are suggested, and what it costs to be wrong, to be silent and to be right. */
export function ThresholdForm({ saved, readOnly }: { saved: Threshold; readOnly: boolean }) {
  const { t } = useWords()
  const { notify, setUnsaved } = useKontor()
  const [typed, setTyped] = useState(typedOf(saved))
  const [tried, setTried] = useState(false)
  const save = useSaveThreshold()
  const wrong = wrongIn(typed)
  const changed = JSON.stringify(typed) !== JSON.stringify(typedOf(saved))
  useEffect(() => {
    setUnsaved(changed)
    return () => setUnsaved(false)
  }, [changed, setUnsaved])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length > 0) return focusFirstError(event.currentTarget as HTMLFormElement)
    if (!changed) return notify('info', t('company.unchanged'))
    save.mutate(thresholdIn(typed))
  }
  return (
    <form className="admin-form" onSubmit={submit} noValidate>
      {fields.map((field) => (
        <DecimalField
          key={field}
          label={t(`suggestions.${field}`)}
          required
          readOnly={readOnly}
          value={typed[field]}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
          notDecimal={t('suggestions.notNumber')}
          error={
            tried &&
            wrong.includes(field) &&
            t(field === 'threshold' ? 'suggestions.threshold.wrong' : 'suggestions.cost.wrong')
          }
        />
      ))}
      <p className="admin-quiet">{t('suggestions.costs')}</p>
      <FormFoot saving={save} save={t('suggestions.save')} readOnly={readOnly} />
    </form>
  )
}
