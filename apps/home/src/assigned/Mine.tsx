import { Brief, BriefQuote } from '@kontor/tradekit/brief'
import { DocumentName } from '@kontor/tradekit/words'
import { useMine } from '../api/overview.ts'
import type { Work } from '../api/types.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Handed } from './Handed.tsx'

/** What colleagues handed to the reader and waits for them. */
export function Mine() {
  const { t } = useWords()
  return (
    <Handed title={t('mine.title')} kind="ASSIGNMENT" useAnswer={useMine} keyOf={({ id }) => id}>
      {(work) => <MineRow work={work} />}
    </Handed>
  )
}

function MineRow({ work }: { work: Work }) {
  const { t } = useWords()
  const { open } = useKontor()
  const { subjectId, document, comment, createdByName, modifiedAt } = work
  return (
    <Brief
      title={document ? <DocumentName {...document} /> : t('mine.task')}
      aside={<span className="home-quiet">{createdByName ?? t('mine.gone')}</span>}
      at={modifiedAt}
      onOpen={document && (() => open(documentsApp, viewOf(subjectId)))}
    >
      {document && <bdi>{document.partner}</bdi>}
      {comment && <BriefQuote>{comment}</BriefQuote>}
    </Brief>
  )
}
