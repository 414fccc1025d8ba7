import { Skeleton } from '@kontor/kit'
import { Missing } from '@kontor/tradekit/document'
import { PaperEditor, RejectedPaper, usePaperStart } from '@kontor/tradekit/papers'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'

/** Enters one paper; one that was entered is the document that it became. */
export function PaperScreen() {
  const { id = '' } = useParams()
  const { t } = useWords()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const { data, error, refetch } = usePaperStart(id, round)
  if (error) return <Missing error={error} onBack={() => navigate('/papers')} onAgain={() => void refetch()} />
  if (!data)
    return (
      <main className="doc-screen">
        <Skeleton rows={8} label={t('list.loading')} />
      </main>
    )
  if (data.paper.DocumentId) return <Navigate to={`/view/${data.paper.DocumentId}`} replace />
  if (data.paper.State === 'REJECTED')
    return (
      <RejectedPaper
        paper={data.paper}
        onList={() => navigate('/papers?view=rejected')}
        onReload={() => setRound(round + 1)}
      />
    )
  return (
    <PaperEditor
      key={`${id} ${round}`}
      {...data}
      onReload={() => setRound(round + 1)}
      onList={() => navigate('/papers')}
      onPaper={(next) => navigate(`/papers/${next}`)}
      onDocument={(document) => navigate(`/view/${document}`, { replace: true })}
    />
  )
}
