import { DateField, isDate, TextField } from '@kontor/kit'
import { CountryField } from '@kontor/tradekit/countries'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { clearanceKey, type Registration, type System } from './api.ts'

export interface RegistrationDialogProps {
  /** Undefined for a new one. */
  readonly registration?: Registration
  readonly systems: readonly System[]
  readonly onClose: () => void
}

/** In which country the company is registered, under which number and for how long. */
export function RegistrationDialog({ registration, systems, onClose }: RegistrationDialogProps) {
  const { t, locale } = useWords()
  const { notify } = useKontor()
  const [country, setCountry] = useState(registration?.country ?? systems[0]?.country)
  const [identifier, setIdentifier] = useState(registration?.identifier ?? '')
  const [days, setDays] = useState({ validFrom: registration?.validFrom ?? '', validTo: registration?.validTo ?? '' })
  const [tried, setTried] = useState(false)
  const save = useAct(
    clearanceKey,
    ({ clearance }, body: Registration) => clearance.register({ body }),
    () => {
      notify('success', t('clearance.done'))
      onClose()
    },
  )
  const number = identifier.trim()
  const { validFrom, validTo } = days
  const areDays = [validFrom, validTo].every((day) => day === '' || isDate(day))
  const isBackwards = validFrom !== '' && validTo !== '' && validTo < validFrom
  const system = systems.find((one) => one.country === country)
  const nameOf = (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  return (
    <FormDialog visible title={t(registration ? 'clearance.change.title' : 'clearance.add.title')} onClose={onClose}>
      <ActionForm
        confirm={t('clearance.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (country === undefined || number === '' || !areDays || isBackwards) return
          save.mutate({
            country,
            identifier: number,
            state: 'REGISTERED',
            ...(validFrom && { validFrom }),
            ...(validTo && { validTo }),
          })
        }}
      >
        {registration ? (
          <p>{nameOf(registration.country)}</p>
        ) : (
          <CountryField
            label={t('clearance.country')}
            value={country}
            onChange={setCountry}
            error={tried && country === undefined && t('clearance.country.needed')}
          />
        )}
        <TextField
          label={t('clearance.identifier')}
          required
          autoFocus
          maxLength={100}
          value={identifier}
          onChange={setIdentifier}
          error={tried && number === '' && t('clearance.identifier.needed')}
        />
        {(['validFrom', 'validTo'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`clearance.${end}`)}
            notDate={t('audit.notDate')}
            pickLabel={t('audit.pick')}
            value={days[end]}
            onChange={(day) => setDays({ ...days, [end]: day })}
          />
        ))}
        {tried && isBackwards && (
          <p className="admin-problem" role="alert">
            {t('clearance.backwards')}
          </p>
        )}
        <p className="admin-quiet">
          {system ? t('clearance.reports', { system: system.system }) : t('clearance.registerOnly')}
        </p>
      </ActionForm>
    </FormDialog>
  )
}
