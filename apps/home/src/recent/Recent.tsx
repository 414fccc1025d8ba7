import { Button, EmptyState } from '@kontor/kit'
import { Brief } from '@kontor/tradekit/brief'
import { DocumentName, LeadingStatus, Money, otherParty, signedAmount } from '@kontor/tradekit/words'
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
  const { open, company } = useKontor()
  return (
    <Brief
      title={otherParty(row, company.id)}
      aside={<Money value={signedAmount(row)} currency={row.Currency} />}
      at={row.LastEdit}
      onOpen={() => open(documentsApp, viewOf(row.DocumentId))}
    >
      <span>
        <DocumentName type={row.DocumentType.type} orderKind={row.OrderKind} number={row.ID} />
      </span>
      <LeadingStatus entry={row} />
    </Brief>
  )
}
