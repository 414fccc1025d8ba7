import { momentOf } from '@kontor/appkit'
import { useMine } from '../api/glance.ts'
import type { Work } from '../api/types.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'

/** What colleagues handed to the reader and waits for them; nothing where nothing does. */
export function Mine() {
  const { t } = useWords()
  const mine = useMine()
  if (!mine.data || mine.data.total === 0) return null
  return (
    <Section title={t('mine.title')} answer={mine} rows={2}>
      {({ items, total }) => (
        <>
          <ul className="home-recent">
            {items.map((work) => (
              <li key={work.id}>
                <MineRow work={work} />
              </li>
            ))}
          </ul>
          {total > items.length && <p className="home-quiet">{t('mine.more', { count: total - items.length })}</p>}
        </>
      )}
    </Section>
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
