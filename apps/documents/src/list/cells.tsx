import { BusinessStatus, DeliveryStatus, isOutgoing, LeadingStatus, Money, otherParty, shortDay } from '@kontor/appkit'
import { Icon } from '@kontor/kit'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Row } from '../api/types.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { ColumnId } from './columns.ts'

/** The cells of a row by column; a roomy list keeps delivery and business status apart, a narrow one shows the telling one. */
export function useCells(roomy: boolean): (row: Row, fresh: boolean) => Record<ColumnId, ReactNode> {
  const { t, today, locale } = useWords()
  const day = (date: string | undefined) => (date ? shortDay(date, today, locale) : '')
  return (row, fresh) => ({
    type: t(`type.${row.DocumentType.type}`),
    number: (
      <span className="doc-number" data-fresh={fresh || undefined}>
        {row.ID || t('list.noNumber')}
      </span>
    ),
    party: <Party row={row} />,
    delivery: <DeliveryStatus entry={row} />,
    status: roomy ? <BusinessStatus entry={row} /> : <LeadingStatus entry={row} />,
    issued: day(row.Date),
    due: day(row.DueDate),
    amount: <Money value={row.Amount} currency={row.Currency} />,
  })
}

/** The other party, and which way the document went. */
function Party({ row }: { row: Row }) {
  const { company } = useKontor()
  const { t } = useWords()
  const outgoing = isOutgoing(row, company.id)
  return (
    <span className="doc-party">
      <span className="doc-way">
        <Icon of={outgoing ? ArrowUpRight : ArrowDownLeft} size="small" label={t(outgoing ? 'list.to' : 'list.from')} />
      </span>
      <span className="doc-cut">{otherParty(row, company.id) || t('list.noParty')}</span>
    </span>
  )
}
