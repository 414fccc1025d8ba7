import { KontorError } from '@kontor/client'
import { useQuery } from '@tanstack/react-query'
import { CheckCircle2, LinkIcon, type LucideIcon } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { EndedPage } from '../components/EndedPage.tsx'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import type { Phase } from '../session/session.ts'
import type { SignInProps } from '../session/sign-in-props.ts'
import { Answering } from './Answering.tsx'
import { invitationTokenIn } from './invitation-link.ts'
import { useInvitationApi } from './useInvitationApi.ts'
import { useInvitationWords } from './useInvitationWords.ts'
import './invitation.css'

export interface InvitationProps {
  readonly phase: Phase
  /** The page of the shell on which people sign in, once it is there. */
  readonly SignIn: ComponentType<SignInProps> | undefined
}

/** Where an invitation leads: who invites, and the ways to accept or decline. */
export function Invitation({ phase, SignIn }: InvitationProps) {
  const token = invitationTokenIn(location.hash)
  const [signsIn, setSignsIn] = useState(false)
  const shell = useWords()
  const words = useInvitationWords()
  const api = useInvitationApi()
  const [done, setDone] = useState<'accepted' | 'declined'>()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.onboarding.openInvitation({ body: { Token: token } }, { signal }),
  })
  const title = words?.t('invitation.page')
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Kontor`
  }, [title])

  if (signsIn && SignIn && phase.name === 'signedOut') return <SignIn why={undefined} onTry={() => undefined} />
  const isKnown = phase.name === 'signedIn' || phase.name === 'signedOut'
  if (words === undefined || !isKnown || (data === undefined && error === null))
    return (
      <EntryPage className="s-welcome">
        <Waiting label={shell.t('shell.opening')} />
      </EntryPage>
    )
  const { t } = words
  const ended = (icon: LucideIcon, title: string, text: string) => (
    <EndedPage icon={icon} title={title} text={text} open={t('invitation.open')} />
  )
  if (data === undefined) {
    const why = error instanceof KontorError && error.status === 404 ? 'unknown' : 'failed'
    return ended(LinkIcon, t(`invitation.${why}.title`), t(`invitation.${why}.text`))
  }
  const company = data.InviterCompanyName
  if (done) return ended(CheckCircle2, t(`invitation.${done}.title`, { company }), t(`invitation.${done}.text`))
  return (
    <EntryPage className="s-welcome">
      <Answering
        words={words}
        api={api}
        token={token}
        invitation={data}
        session={phase.name === 'signedIn' ? phase.session : undefined}
        onSignIn={() => setSignsIn(true)}
        onDone={setDone}
      />
    </EntryPage>
  )
}
