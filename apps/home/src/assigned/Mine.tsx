import { momentOf } from '@kontor/tradekit/words'
import { useMine } from '../api/overview.ts'
import type { Work } from '../api/types.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Handed } from './Handed.tsx'

/** What colleagues handed to the reader and waits for them. */
export function Mine() {
  const { t } = useWords()
  return (
    <Handed title={t('mine.title')} useAnswer={useMine} keyOf={({ id }) => id}>
      {(work) => <MineRow work={work} />}
    </Handed>
  )
}

function MineRow({ work }: { work: Work }) {
  const { t, today, locale } = useWords()
  const { open } = useKontor()
  const { subjectId, document, comment, createdByName, modifiedAt } = work
  const row = (
    <>
      <span className="home-party">
        {document ? (
          <>
            {t(`type.${document.type as 'invoice'}`)} <bdi>{document.number}</bdi>
          </>
        ) : (
          t('mine.task')
        )}
      </span>
      <span className="home-giver">{createdByName ?? t('mine.gone')}</span>
      <span className="home-what">
        {document && <bdi>{document.partner}</bdi>}
        {comment && <bdi className="home-said">{comment}</bdi>}
      </span>
      <time dateTime={modifiedAt}>{momentOf(modifiedAt, today, locale)}</time>
    </>
  )
  if (!document) return <div className="home-row">{row}</div>
  return (
    <button type="button" className="home-row" onClick={() => open(documentsApp, viewOf(subjectId))}>
      {row}
    </button>
  )
}
