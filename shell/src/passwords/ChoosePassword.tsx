import { Button } from '@kontor/kit'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Api } from '../api.ts'
import { useServices } from '../services/services.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const { Purpose, Username, CompanyName, FewestCharacters: fewest } = link

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
      signInLink.set(undefined)
    } catch (error) {
      const reason = faultOfPassword(error)
      if (reason === undefined) report(error)
      else refuse(reason)
      setBusy(false)
    }
  }

  return (
    <>
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
    </>
  )
}
