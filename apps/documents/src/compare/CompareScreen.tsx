import { HeaderBar, ScrollRegion, Skeleton, Status, useHotkeys } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { useActions } from '@kontor/tradekit/actions'
import { Differences, inOrder } from '@kontor/tradekit/compare'
import { BackButton, Missing, Paper } from '@kontor/tradekit/document'
import { DuplicateActions, useNamed } from '@kontor/tradekit/notices'
import { type Metadata, useMetadata } from '@kontor/tradekit/queries'
import { useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'

/** Two documents side by side: what differs field by field, and both pages. */
export function CompareScreen() {
  const { id = '', other = '' } = useParams()
  const { t } = useWords()
  const navigate = useNavigate()
  const [here, there] = [useMetadata(id), useMetadata(other)]
  const back = () => navigate(`/view/${id}`)
  const { actions, dialog } = useActions(id)
  const named = useNamed()
  useHotkeys({ escape: back })
  useTitle(t('compare.title'))
  const failed = [here, there].find(({ error, data }) => error && !data)
  if (failed?.error) return <Missing error={failed.error} onBack={back} onAgain={() => void failed.refetch()} />
  const isDuplicate = here.data?.Related.some(
    ({ DocumentId, Relation }) => DocumentId === other && Relation === 'duplicates',
  )
  return (
    <main className="doc-screen doc-compare">
      <HeaderBar
        icon={<BackButton onClick={back} />}
        title={t('compare.title')}
        actions={isDuplicate && <DuplicateActions actions={actions} original={there.data && named(there.data)} />}
      />
      {here.data && there.data ? (
        <Beside pair={inOrder(here.data, there.data)} />
      ) : (
        <Skeleton rows={8} label={t('list.loading')} />
      )}
      {dialog}
    </main>
  )
}

function Beside({ pair: [earlier, later] }: { pair: readonly [Metadata, Metadata] }) {
  const { t } = useWords()
  const pages = [
    { document: earlier, place: t('compare.earlier'), tone: 'good' },
    { document: later, place: t('compare.later'), tone: 'warn' },
  ] as const
  return (
    <ScrollRegion label={t('compare.title')} className="doc-compare-body">
      <Differences earlier={earlier} later={later} whole />
      <div className="doc-compare-pages">
        {pages.map(({ document, place, tone }) => (
          <section key={document.DocumentId} aria-label={place}>
            <h2>
              <Status tone={tone}>{place}</Status>
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
    </ScrollRegion>
  )
}
