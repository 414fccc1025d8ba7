import { Checkbox, TextField } from '@kontor/kit'
import { useState } from 'react'
import { usePartners } from '../api.ts'
import { useWords } from '../kontor.ts'

interface PartnerChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Partners to tick: nobody is asked whom the keyboard only passed by. */
export function PartnerChoice({ chosen, onChange }: PartnerChoiceProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const found = usePartners(text.trim()).data ?? []
  return (
    <div className="forms-field">
      <TextField label={t('send.partners')} placeholder={t('send.partners.search')} value={text} onChange={setText} />
      <ul className="forms-partners" aria-label={t('send.partners')}>
        {found.map(({ CompanyAccountId: id, CompanyName: name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={chosen.includes(id)}
              onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
      <p className="forms-quiet" role="status">
        {found.length === 0 ? t('send.partners.none') : t('send.partners.chosen', { count: chosen.length })}
      </p>
    </div>
  )
}
