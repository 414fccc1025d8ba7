import { Button, TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { faultsOf } from '../session/sign-in-error.ts'
import { useReport } from '../workspace/useReport.ts'
import { type PasswordWords, usePasswordWords } from './usePasswordWords.ts'

export interface ForgotPasswordProps {
  /** What was typed on the sign-in page. */
  readonly email: string
  readonly onBack: () => void
}

/** For who cannot sign in: a link by mail, or whom to ask where this installation sends no mail. */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const { api } = useServices()
  const { t: shell } = useWords()
  const words = usePasswordWords()
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api.credentials.readSignInOptions({}, { signal }),
  })
  return (
    <EntryPage className="s-welcome">
      {words && data ? (
        <>
          <h1>{words.t('forgot.title')}</h1>
          {data.ResetByMail ? (
            <Request t={words.t} email={email} />
          ) : (
            <p className="s-quiet">{words.t('forgot.noMail')}</p>
          )}
          <Button type="text" onClick={onBack}>
            {words.t('forgot.back')}
          </Button>
        </>
      ) : (
        <Waiting label={shell('shell.opening')} />
      )}
    </EntryPage>
  )
}

function Request({ t, email }: { t: PasswordWords['t']; email: string }) {
  const { api } = useServices()
  const { t: shell } = useWords()
  const report = useReport()
  const [address, setAddress] = useState(email)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<string>()
  const fault = faultsOf(address.trim(), 'any').email

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (fault !== undefined) return
    setBusy(true)
    try {
      await api.credentials.requestPasswordReset({ body: { Username: address.trim() } })
      setSent(address.trim())
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }

  if (sent !== undefined)
    return (
      <p className="s-quiet" role="status">
        {t('forgot.sent', { address: sent })}
      </p>
    )
  return (
    <>
      <p className="s-quiet">{t('forgot.text')}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={shell('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={address}
          onChange={setAddress}
          error={tried && fault && shell(fault, { value: address.trim() })}
        />
        <Button type="primary" submit busy={busy} busyText={t('forgot.busy')}>
          {t('forgot.submit')}
        </Button>
      </form>
    </>
  )
}
