import { KontorError } from '@kontor/client'
import { useQuery } from '@tanstack/react-query'
import { CheckCircle2, LinkIcon, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EndedPage } from '../components/EndedPage.tsx'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { createDecideApi } from './decide-api.ts'
import { readDecisionLink } from './decision-link.ts'
import { useDecideWords } from './useDecideWords.ts'
import './decide.css'

/** Where the link of a mail leads: its person confirms what they decide, without signing in. */
export function Decide({ hash }: { hash: string }) {
  const link = readDecisionLink(hash)
  const shell = useWords()
  const words = useDecideWords()
  const [api] = useState(() => createDecideApi(() => shell.language))
  const [done, setDone] = useState<'ACCEPT' | 'REJECT'>()
  const { data, error } = useQuery({
    queryKey: ['mail-decision', link.token],
    retry: false,
    enabled: done === undefined,
    queryFn: ({ signal }) => api.mailDecisions.readMailDecision({ body: { Token: link.token } }, { signal }),
  })
  const title = words?.t('decide.page')
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Kontor`
  }, [title])

  if (words === undefined || (data === undefined && error === null))
    return (
      <EntryPage className="s-welcome">
        <Waiting label={shell.t('shell.opening')} />
      </EntryPage>
    )
  const { t } = words
  const ended = (icon: LucideIcon, title: string, text: string) => (
    <EndedPage icon={icon} title={title} text={text} open={t('decide.open')} />
  )
  if (done !== undefined)
    return ended(CheckCircle2, t(`decide.done.${done}`, { number: data?.Asked?.Number ?? '' }), t('decide.done.text'))
  if (data?.Asked)
    return (
      <EntryPage className="s-welcome">
        <DecisionForm words={words} api={api} link={link} decision={data} asked={data.Asked} onDone={setDone} />
      </EntryPage>
    )
  const isUnknown = error instanceof KontorError && (error.status === 404 || error.status === 400)
  const why = data?.State !== undefined && data.State !== 'OPEN' ? data.State : isUnknown ? 'unknown' : 'failed'
  return ended(LinkIcon, t(`decide.${why}`), t(`decide.${why}.text`, { why: data?.Why ?? '' }))
}
