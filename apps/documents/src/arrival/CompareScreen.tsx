import { useTitle } from '@kontor/appkit'
import { HeaderBar, Skeleton, Status, useHotkeys } from '@kontor/kit'
import { useNavigate, useParams } from 'react-router'
import { useActs } from '../acts/useActs.tsx'
import { useTree } from '../api/addressee.ts'
import { useMetadata } from '../api/document.ts'
import type { Metadata } from '../api/types.ts'
import { useWords } from '../kontor.ts'
import { Missing } from '../viewer/Missing.tsx'
import { Paper } from '../viewer/Paper.tsx'
import { BackButton } from '../words/BackButton.tsx'
import { Differences } from './Differences.tsx'
import { DuplicateActs } from './DuplicateActs.tsx'
import { useNamed } from './useNamed.ts'
import './arrival.css'

/** Two documents side by side: what differs field by field, and both pages. */
export function CompareScreen() {
  const { id = '', other = '' } = useParams()
  const { t } = useWords()
  const navigate = useNavigate()
  const [one, original] = [useMetadata(id), useMetadata(other)]
  const back = () => navigate(`/view/${id}`)
  const acts = useActs(id)
  const named = useNamed()
  useHotkeys({ escape: back })
  useTitle(t('compare.title'))
  const failed = [one, original].find(({ error, data }) => error && !data)
  if (failed?.error) return <Missing error={failed.error} onBack={back} onAgain={() => void failed.refetch()} />
  return (
    <main className="doc-screen doc-compare">
      <HeaderBar
        icon={<BackButton onClick={back} />}
        title={t('compare.title')}
        actions={
          one.data?.DuplicateBy && <DuplicateActs acts={acts} original={original.data && named(original.data)} />
        }
      />
      {one.data && original.data ? (
        <Beside one={one.data} original={original.data} />
      ) : (
        <Skeleton rows={8} label={t('list.loading')} />
      )}
      {acts.dialog}
    </main>
  )
}

function Beside({ one, original }: { one: Metadata; original: Metadata }) {
  const { t } = useWords()
  const [tree, originalTree] = [useTree(one), useTree(original)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
    <section className="doc-compare-body" tabIndex={0} aria-label={t('compare.title')}>
      <Differences one={{ document: original, tree: originalTree }} other={{ document: one, tree }} />
      <div className="doc-compare-pages">
        {[original, one].map((document, at) => (
          <section key={document.DocumentId} aria-label={t(at === 0 ? 'compare.first' : 'compare.now')}>
            <h2>
              <Status tone={at === 0 ? 'good' : 'warn'}>{t(at === 0 ? 'compare.first' : 'compare.now')}</Status>
            </h2>
            <Paper
              id={document.DocumentId}
              version={document.Version}
              type={document.DocumentType.type}
              number={document.ID}
            />
          </section>
        ))}
      </div>
    </section>
  )
}
