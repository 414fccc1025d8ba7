import { KontorError } from '@kontor/client'
import { EmptyState, Link } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Session } from '../api.ts'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { useReport } from '../workspace/useReport.ts'
import { Question } from './Question.tsx'
import { useOauthApi } from './useOauthApi.ts'
import { useProgramWords } from './useProgramWords.ts'

/** Asks the person whether a program may work in their name, and sends the browser on with the answer. */
export function Authorize({ session }: { session: Session }) {
  const api = useOauthApi()
  const { t: shellT } = useWords()
  const words = useProgramWords()
  const report = useReport()
  const [answered, setAnswered] = useState<'ALLOW' | 'DENY'>()
  const { data, error } = useQuery({
    queryKey: ['authorization', session.Company.CompanyAccountId],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.oauth.readAuthorization({}, { signal }),
  })

  async function answer(Id: string, Answer: 'ALLOW' | 'DENY') {
    setAnswered(Answer)
    try {
      const { Location } = await api.oauth.answerAuthorization({ body: { Id, Answer } })
      location.assign(Location)
    } catch (error) {
      report(error)
      setAnswered(undefined)
    }
  }

  const remembered = data?.State === 'REMEMBERED' ? data.Id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is answered once, when it is known
  useEffect(() => {
    if (remembered !== undefined) void answer(remembered, 'ALLOW')
  }, [remembered])

  if (words === undefined || (error === null && (data === undefined || remembered !== undefined)))
    return (
      <EntryPage className="s-authorize">
        <Waiting label={shellT('shell.opening')} />
      </EntryPage>
    )
  const { t } = words
  if (data === undefined)
    return (
      <EntryPage className="s-authorize">
        <EmptyState
          icon={Hourglass}
          title={t('authorize.gone.title')}
          text={error instanceof KontorError && error.status === 404 ? t('authorize.gone.text') : error?.message}
          action={<Link href="/">{t('authorize.toKontor')}</Link>}
        />
      </EntryPage>
    )
  return (
    <EntryPage className="s-authorize">
      <Question
        t={t}
        request={data}
        session={session}
        answered={answered}
        onAnswer={(choice) => void answer(data.Id, choice)}
      />
    </EntryPage>
  )
}
