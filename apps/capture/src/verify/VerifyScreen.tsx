import { Skeleton } from '@kontor/kit'
import { Missing } from '@kontor/tradekit/document'
import { PaperEditor, SettledPaper, usePaperStart } from '@kontor/tradekit/papers'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { Attachments } from './Attachments.tsx'
import { FilingPart } from './FilingPart.tsx'
import { LikelySenders } from './LikelySenders.tsx'
import { LockedPaper } from './LockedPaper.tsx'
import { SentPaper } from './SentPaper.tsx'
import { useLock } from './useLock.ts'

/** Reads one scanned document into data, beside its pages; one that was sent on leads to what it became. */
export function VerifyScreen() {
  const { id = '' } = useParams()
  const { t } = useWords()
  const { open } = useKontor()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const { data, error, refetch } = usePaperStart(id, round)
  const mayEnter = data?.paper.AllowedActions.some(({ Action }) => Action === 'enter') ?? false
  const skipUnlock = useLock(id, mayEnter, () => setRound(round + 1))
  if (error) return <Missing error={error} onBack={() => navigate('/')} onAgain={() => void refetch()} />
  if (!data)
    return (
      <main className="doc-screen">
        <Skeleton rows={8} label={t('list.loading')} />
      </main>
    )
  const { paper } = data
  const reload = () => setRound(round + 1)
  if (paper.DocumentId) return <SentPaper paper={paper} onList={() => navigate('/?view=sent')} />
  if (paper.State === 'REJECTED')
    return <SettledPaper paper={paper} onList={() => navigate('/?view=rejected')} onReload={reload} />
  if (paper.LockedBy && !mayEnter) return <LockedPaper paper={paper} onList={() => navigate('/')} onReload={reload} />
  return (
    <PaperEditor
      key={`${id} ${round}`}
      {...data}
      onReload={reload}
      onList={(isDeleted) => {
        if (isDeleted) skipUnlock()
        navigate('/')
      }}
      onPaper={(next) => navigate(`/${next}`)}
      onDocument={(document) => {
        navigate('/', { replace: true })
        open('Kontor.Documents', `/view/${document}`)
      }}
      above={(draft) => <LikelySenders paper={paper} draft={draft} />}
      below={(draft) =>
        mayEnter && (
          <>
            <FilingPart paper={paper} draft={draft} />
            <Attachments id={id} />
          </>
        )
      }
    />
  )
}
