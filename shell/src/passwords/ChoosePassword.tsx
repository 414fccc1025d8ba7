import { Button } from '@kontor/kit'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Api } from '../api.ts'
import { EntryPage } from '../components/EntryPage.tsx'
import { SecondStepPage } from '../second-factor/SecondStepPage.tsx'
import { type SecondStep, secondStepIn } from '../second-factor/second-step.ts'
import { useServices } from '../services/services.ts'
import { goToProvider } from '../sso/single-sign-on.ts'
import { useReport } from '../workspace/useReport.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { faultOfPassword, lengthOf } from './password-fault.ts'
import type { PasswordWords } from './usePasswordWords.ts'

export interface ChoosePasswordProps {
  readonly t: PasswordWords['t']
  readonly token: string
  readonly link: Awaited<ReturnType<Api['credentials']['readSignInLink']>>
}

/** The form behind a link that is good. */
export function ChoosePassword({ t, token, link }: ChoosePasswordProps) {
  const { api, session, signInLink } = useServices()
  const report = useReport()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<Exclude<SecondStep, 'SINGLE_SIGN_ON'>>()
  const form = useRef<HTMLFormElement>(null)
  const { Purpose, Username, CompanyName, FewestCharacters: fewest } = link

  const leave = () => signInLink.set(undefined)
  function refuse(reason: string) {
    setFault(reason)
    form.current?.querySelector<HTMLElement>('[name=new-password]')?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const count = lengthOf(password)
    if (count < fewest) return refuse(t('password.tooShort', { count, fewest }))
    setBusy(true)
    try {
      const body = { Token: token, Password: password }
      await session.enterBy(() => api.credentials.redeemSignInLink({ body }))
      leave()
    } catch (error) {
      const [reason, next] = [faultOfPassword(error), secondStepIn(error)]
      if (next === 'SINGLE_SIGN_ON') return void goToProvider(api, Username).catch(report)
      if (next !== undefined) setStep(next)
      else if (reason === undefined) report(error)
      else refuse(reason)
      setBusy(false)
    }
  }

  if (step !== undefined) return <SecondStepPage step={step} onIn={leave} onBack={leave} />
  return (
    <EntryPage className="s-welcome">
      <h1>{t('welcome.title')}</h1>
      <p className="s-quiet">{t(`welcome.${Purpose}`, { company: CompanyName, username: Username })}</p>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <input type="text" name="username" autoComplete="username" value={Username} readOnly hidden />
        <NewPasswordField
          t={t}
          value={password}
          onChange={(value) => {
            setPassword(value)
            setFault(undefined)
          }}
          fewest={fewest}
          error={fault}
          autoFocus
        />
        <Button type="primary" submit busy={busy} busyText={t('password.busy')}>
          {t('welcome.submit')}
        </Button>
      </form>
    </EntryPage>
  )
}
