import { Button } from '@kontor/kit'
import { type CSSProperties, useState } from 'react'
import type { Session } from '../api.ts'
import { ThumbActs } from '../components/ThumbActs.tsx'
import { useReport } from '../workspace/useReport.ts'
import type { InvitationApi, OpenInvitation } from './useInvitationApi.ts'
import type { InvitationWords } from './useInvitationWords.ts'

export interface AnsweringProps {
  readonly words: InvitationWords
  readonly api: InvitationApi
  readonly token: string
  readonly invitation: OpenInvitation
  readonly session: Session | undefined
  readonly onSignIn: () => void
  readonly onDone: (answer: 'accepted' | 'declined') => void
}

/** Who invites, in their own words and colour, and the answers to it: nothing is answered before a button is pressed. */
export function Answering({ words, api, token, invitation, session, onSignIn, onDone }: AnsweringProps) {
  const { t, format } = words
  const report = useReport()
  const [declines, setDeclines] = useState(false)
  const [busy, setBusy] = useState(false)
  const { InviterCompanyName: company, CompanyName, Email, Expires, Title, Text, Colour } = invitation

  async function answer(how: 'accepted' | 'declined') {
    setBusy(true)
    try {
      if (how === 'accepted') await api.onboarding.acceptInvitation({ params: { token } })
      else await api.onboarding.declineInvitation({ body: { Token: token } })
      onDone(how)
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }

  if (declines)
    return (
      <>
        <h1>{t('invitation.decline.title')}</h1>
        <p>{t('invitation.decline.text', { company })}</p>
        <ThumbActs>
          <Button type="danger" busy={busy} busyText={t('invitation.busy')} onClick={() => void answer('declined')}>
            {t('invitation.decline')}
          </Button>
          <Button disabled={busy} onClick={() => setDeclines(false)}>
            {t('invitation.back')}
          </Button>
        </ThumbActs>
      </>
    )
  return (
    <>
      {Colour && <div className="s-invitation-colour" style={{ '--theirs': Colour } as CSSProperties} />}
      <h1 dir="auto">{Title ?? t('invitation.title', { company })}</h1>
      {Title && <p dir="auto">{t('invitation.title', { company })}</p>}
      <p className="s-invitation-text" dir="auto">
        {Text ?? t('invitation.text', { company })}
      </p>
      <p className="s-quiet">{t('invitation.for', { name: CompanyName, email: Email })}</p>
      <ThumbActs>
        {session ? (
          <Button type="primary" busy={busy} busyText={t('invitation.busy')} onClick={() => void answer('accepted')}>
            {t('invitation.accept', { company: session.Company.CompanyName })}
          </Button>
        ) : (
          <>
            <Button type="primary" onClick={() => location.assign(`/#/register/${token}`)}>
              {t('invitation.register')}
            </Button>
            <Button onClick={onSignIn}>{t('invitation.signIn')}</Button>
          </>
        )}
        <Button type="text" disabled={busy} onClick={() => setDeclines(true)}>
          {t('invitation.decline')}
        </Button>
      </ThumbActs>
      <p className="s-quiet">{t('invitation.until', { until: format.instant(Expires) })}</p>
    </>
  )
}
