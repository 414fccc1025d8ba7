import { Button, EmptyState } from '@kontor/kit'
import { LeadingStatus, Money, momentOf, otherParty } from '@kontor/tradekit/words'
import { FileText } from 'lucide-react'
import { useRecent } from '../api/overview.ts'
import type { Row } from '../api/types.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'

/** What arrived or changed last, the latest first. */
export function Recent() {
  const { t } = useWords()
  const { open } = useKontor()
  const all = (
    <Button type="text" onClick={() => open(documentsApp, '/')}>
      {t('recent.all')}
    </Button>
  )
  return (
    <Section title={t('recent.title')} answer={useRecent()} rows={8} actions={all}>
      {({ Document }) =>
        Document.length === 0 ? (
          <EmptyState icon={FileText} title={t('recent.none.title')} text={t('recent.none.text')} level={3} />
        ) : (
          <ul className="home-recent">
            {Document.map((row) => (
              <li key={row.DocumentId}>
                <RecentRow row={row} />
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  )
}

function RecentRow({ row }: { row: Row }) {
  const { t, today, locale } = useWords()
  const { open, company } = useKontor()
  return (
    <button type="button" className="home-row" onClick={() => open(documentsApp, viewOf(row.DocumentId))}>
      <span className="home-party">{otherParty(row, company.id)}</span>
      <Money value={row.Amount} currency={row.Currency} />
      <span className="home-what">
        <span>
          {t(`type.${row.DocumentType.type}`)} <bdi>{row.ID}</bdi>
        </span>
        <LeadingStatus entry={row} />
      </span>
      <time dateTime={row.LastEdit}>{momentOf(row.LastEdit, today, locale)}</time>
    </button>
  )
}
