import { Skeleton } from '@kontor/kit'
import { Missing } from '@kontor/tradekit/document'
import { useStart, writtenType } from '@kontor/tradekit/editor'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { Editor } from './Editor.tsx'

/** Told to the editor: nothing can be saved under the id yet. A reload forgets it and looks. */
const fresh = { fresh: true } as const

/** A new document gets its id here, so that saving, reloading and Back all mean the same one. */
export function NewDocument() {
  const { type = 'invoice' } = useParams()
  const [id] = useState(() => crypto.randomUUID())
  return <Navigate to={`/edit/${id}?new=${writtenType(type) ? type : 'invoice'}`} replace state={fresh} />
}

/** Writes a document of any type that has an editor: a new one, or a draft. */
export function EditorScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { t } = useWords()
  const navigate = useNavigate()
  const location = useLocation()
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useStart(
    id,
    search.get('new'),
    round,
    (location.state as typeof fresh | null)?.fresh === true,
  )
  if (error) return <Missing error={error} onBack={() => navigate('/')} onAgain={() => void refetch()} />
  if (!data) {
    return (
      <main className="doc-screen">
        <Skeleton rows={8} label={t('list.loading')} />
      </main>
    )
  }
  return <Editor key={`${id} ${round}`} id={id} start={data} onReload={() => setRound(round + 1)} />
}
