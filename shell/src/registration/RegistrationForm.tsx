import { KontorError } from '@kontor/client'
import { Button, StatusShape, TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { lengthOf } from '../passwords/password-fault.ts'
import type { PasswordWords } from '../passwords/usePasswordWords.ts'
import { useServices } from '../services/services.ts'
import { isEmail } from '../session/sign-in-error.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { type Body, bodyOf, type Draft, emptyDraft, identifiers, missingIn, type RequiredField } from './draft.ts'
import { LogoField } from './LogoField.tsx'
import type { RegistrationApi } from './registration-api.ts'
import type { RegistrationWords } from './useRegistrationWords.ts'

export interface RegistrationFormProps {
  readonly t: RegistrationWords['t']
  readonly passwords: PasswordWords
  readonly api: RegistrationApi
  readonly token: string
  /** Undefined where everybody may create a company. */
  readonly link: Awaited<ReturnType<RegistrationApi['registration']['readRegistrationLink']>> | undefined
}

/** The fewest characters of a password, where no link has said. */
const usualFewest = 15

/** A company and its first administrator, who is signed in with it. */
export function RegistrationForm({ t, passwords, api, token, link }: RegistrationFormProps) {
  const { session, registrationLink } = useServices()
  const { language } = useWords()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = useQuery({
    queryKey: ['registration-countries', language],
    queryFn: async ({ signal }) => {
      const [countries, profiles] = await Promise.all([
        api.info.listCountries({}, { signal }),
        api.info.listCountryProfiles({}, { signal }),
      ])
      return { countries: countries.Countries, profiles: profiles.CountryProfiles }
    },
  })
  const fewest = link?.FewestCharacters ?? usualFewest
  const missing = missingIn(draft)
  const set = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change })
    setRefusal(undefined)
  }
  const faultOf = (field: RequiredField): string | undefined => {
    if (!tried) return undefined
    if (missing.includes(field)) return t(`register.missing.${field}`)
    return field === 'email' && !isEmail(draft.email.trim()) ? t('register.badEmail') : undefined
  }
  const passwordFault =
    tried && lengthOf(draft.password) < fewest
      ? passwords.t('password.tooShort', { count: lengthOf(draft.password), fewest })
      : undefined

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const wrong = missing[0] ?? (isEmail(draft.email.trim()) ? undefined : 'email')
    const first = wrong ?? (lengthOf(draft.password) < fewest ? 'new-password' : undefined)
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    try {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const body = bodyOf(draft, token, { language, zone })
      await session.enterBy(() => register(api, body, draft.logo))
      registrationLink.set(undefined)
    } catch (error) {
      setRefusal(error instanceof KontorError ? (error.body?.Message ?? error.message) : String(error))
      setBusy(false)
    }
  }

  return (
    <>
      <h1>{t('register.title')}</h1>
      <p className="s-quiet">
        {link?.InviterName ? t('register.invited', { company: link.InviterName }) : t('register.text')}
      </p>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <h2>{t('register.company')}</h2>
        <TextField
          label={t('register.companyName')}
          name="company"
          autoComplete="organization"
          autoFocus
          value={draft.company}
          onChange={(company) => set({ company })}
          error={faultOf('company')}
        />
        <ChoiceField
          t={t}
          label={t('register.country')}
          name="country"
          options={(data?.countries ?? []).map(({ Code, Name }) => ({ id: Code, label: Name, note: Code }))}
          value={draft.country}
          onChange={(country) => {
            const usual = data?.profiles.find(({ Country }) => Country === country)?.Currency
            set({ country, ...(usual === undefined ? {} : { currency: usual }) })
          }}
          error={faultOf('country')}
        />
        <ChoiceField
          t={t}
          label={t('register.currency')}
          name="currency"
          options={currenciesIn(language)}
          value={draft.currency}
          onChange={(currency) => set({ currency })}
          error={faultOf('currency')}
        />
        {identifiers.map((one) => (
          <TextField
            key={one}
            label={t(`register.${one}`)}
            name={one}
            value={draft.identifiers[one]}
            onChange={(value) => set({ identifiers: { ...draft.identifiers, [one]: value } })}
          />
        ))}
        <LogoField t={t} logo={draft.logo} onChange={(logo) => set({ logo })} />
        <h2>{t('register.administrator')}</h2>
        <TextField
          label={t('register.firstName')}
          name="firstName"
          autoComplete="given-name"
          value={draft.firstName}
          onChange={(firstName) => set({ firstName })}
        />
        <TextField
          label={t('register.lastName')}
          name="lastName"
          autoComplete="family-name"
          value={draft.lastName}
          onChange={(lastName) => set({ lastName })}
          error={faultOf('lastName')}
        />
        <TextField
          label={t('register.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={draft.email}
          onChange={(email) => set({ email })}
          error={faultOf('email')}
        />
        <NewPasswordField
          t={passwords.t}
          value={draft.password}
          onChange={(password) => set({ password })}
          fewest={fewest}
          error={passwordFault}
        />
        <div role="alert">
          {refusal && (
            <p className="s-problem">
              <StatusShape tone="bad" />
              {refusal}
            </p>
          )}
        </div>
        <Button type="primary" submit busy={busy} busyText={t('register.busy')}>
          {t('register.submit')}
        </Button>
      </form>
    </>
  )
}

/** Creates the company, then gives it its logo. One that cannot be kept is no reason to have no company. */
async function register(api: RegistrationApi, body: Body, logo: File | undefined) {
  const session = await api.registration.registerCompany({ body })
  if (logo === undefined) return session
  const params = { id: session.Company.CompanyAccountId, type: 'LOGO' } as const
  await api.companies.saveImage({ params, body: new Uint8Array(await logo.arrayBuffer()) }).catch(() => undefined)
  return session
}

function currenciesIn(language: string) {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ id: code, label: code, note: names.of(code) ?? '' }))
}
