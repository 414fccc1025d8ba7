import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Registration, type System, useRegister } from './api.ts'
import { RegistrationDialog } from './RegistrationDialog.tsx'

/** Where the company is registered with tax authorities, and whether its bills go there before they leave. */
export function ClearanceScreen() {
  const { t } = useWords()
  const mayRegister = useKontor().may('document.manage')
  const [opened, setOpened] = useState<{ registration?: Registration }>()
  const register = useRegister()
  const systems = register.data?.authorities ?? []
  return (
    <>
      <div className="admin-bar">
        <p className="admin-quiet">{t('clearance.text')}</p>
        {mayRegister && <Button onClick={() => setOpened({})}>{t('clearance.add')}</Button>}
      </div>
      {systems.some(({ authority }) => authority === 'LOOPBACK') && (
        <p className="admin-quiet">{t('clearance.simulated')}</p>
      )}
      <Answer of={register}>
        {({ registrations, authorities }) =>
          registrations.length === 0 ? (
            <EmptyState
              icon={Landmark}
              title={t('clearance.none.title')}
              text={t(authorities.length === 0 ? 'clearance.none.off' : 'clearance.none.text')}
            />
          ) : (
            <ul className="admin-list" aria-label={t('part.clearance')}>
              {registrations.map((registration) => (
                <RegistrationRow
                  key={registration.country}
                  registration={registration}
                  system={authorities.find(({ country }) => country === registration.country)}
                  onChange={mayRegister ? () => setOpened({ registration }) : undefined}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      {opened && <RegistrationDialog {...opened} systems={systems} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface RegistrationRowProps {
  readonly registration: Registration
  readonly system: System | undefined
  readonly onChange: (() => void) | undefined
}

function RegistrationRow({ registration, system, onChange }: RegistrationRowProps) {
  const { t, format, locale, today } = useWords()
  const { country, identifier, state = 'REGISTERED', validFrom, validTo, authority } = registration
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  const hasEnded = validTo !== undefined && validTo < today
  const reports = authority !== undefined && system !== undefined
  return (
    <li className="admin-row">
      <span className="admin-app-words">
        <span className="admin-app-name">{name}</span>
        <span className="admin-quiet">
          <bdi>{identifier}</bdi>
          {validFrom && ` · ${t('clearance.from', { date: format.date(validFrom) })}`}
          {validTo && ` · ${t('clearance.until', { date: format.date(validTo) })}`}
        </span>
        <span className="admin-quiet">
          {reports ? t('clearance.reports', { system: system.system }) : t('clearance.registerOnly')}
        </span>
      </span>
      <Status tone={hasEnded || state === 'REJECTED' ? 'mute' : state === 'PENDING' ? 'warn' : 'good'}>
        {t(hasEnded ? 'clearance.state.ended' : `clearance.state.${state}`)}
      </Status>
      {onChange && (
        <Button type="text" label={t('clearance.change.named', { country: name })} onClick={onChange}>
          {t('clearance.change')}
        </Button>
      )}
    </li>
  )
}
