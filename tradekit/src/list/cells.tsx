import { Icon, Status } from '@kontor/kit'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useKontor, useWords, type Words } from '../kontor.ts'
import { ArrivalSign, ArrivalWords } from '../notices/ArrivalMarks.tsx'
import { scheduledTaskOf } from '../queries/scheduling.ts'
import type { ListColumn, Row } from '../queries/types.ts'
import { signedAmount } from '../words/amounts.ts'
import { typeWord } from '../words/DocumentName.tsx'
import { writtenDay } from '../words/days.ts'
import { Money } from '../words/Money.tsx'
import { momentOf } from '../words/moments.ts'
import { otherParty } from '../words/parties.ts'
import { BusinessStatus, DeliveryStatus, LeadingStatus } from '../words/StatusWord.tsx'
import { isOutgoing } from '../words/status.ts'
import { Highlighted } from './Highlighted.tsx'

/**
 * The cells of a row by column. Where the delivery has its own column, the status is what the parties made of the
 * document; else it is the more telling of both.
 */
export function useCells(
  shown: readonly ListColumn[],
  search: string,
): (row: Row, fresh: boolean) => Record<string, ReactNode> {
  const { t, today, locale } = useWords()
  return useMemo(() => cellsFor(shown, search, { t, today, locale }), [shown, search, t, today, locale])
}

function cellsFor(
  shown: readonly ListColumn[],
  search: string,
  { t, today, locale }: Pick<Words, 't' | 'today' | 'locale'>,
) {
  const words = (text: string | undefined) => <Highlighted text={text} search={search} />
  const day = (date: string | undefined) => date && <time dateTime={date}>{writtenDay(date, locale)}</time>
  const moment = (instant: string | undefined) =>
    instant && <time dateTime={instant}>{momentOf(instant, today, locale)}</time>
  const partnered = shown.includes('Partner')
  const apart = shown.includes('Delivery')
  const cells: Readonly<Record<ListColumn, (row: Row, fresh: boolean) => ReactNode>> = {
    Type: (row) => t(typeWord({ type: row.DocumentType.type, orderKind: row.OrderKind })),
    Id: (row, fresh) => (
      <span className="doc-number" data-fresh={fresh || undefined}>
        {row.ID ? words(row.ID) : t('list.noNumber')}
        {!partnered && <ArrivalSign row={row} />}
      </span>
    ),
    Partner: (row) => <Partner row={row} search={search} />,
    Delivery: (row) => <WaitsOr row={row} else={<DeliveryStatus entry={row} />} />,
    Status: (row) =>
      apart ? <BusinessStatus entry={row} /> : <WaitsOr row={row} else={<LeadingStatus entry={row} />} />,
    Date: (row) => day(row.Date),
    DueDate: (row) => day(row.DueDate),
    PaidDate: (row) => day(row.PaidDate),
    Amount: (row) => <Money value={signedAmount(row)} currency={row.Currency} />,
    Open: (row) => <Money value={row.Open} currency={row.Currency} />,
    Currency: (row) => row.Currency,
    SendingParty: (row) => words(row.SenderCompanyName),
    ReceivingParty: (row) => words(row.ReceiverCompanyName),
    SentBy: (row) => words(row.SentBy),
    Created: (row) => moment(row.CreatedDateTime),
    LastEdit: (row) => moment(row.LastEdit),
    Received: (row) => (row.DeliveryState === 'RECEIVED' ? moment(row.SentReceivedTimestamp) : ''),
    RequesterName: (row) => words(row.RequesterName),
    Note: (row) => words(row.Note),
    StatusMessage: (row) => row.StatusMessage && <bdi>{row.StatusMessage}</bdi>,
    AccountingSystemId: (row) => words(row.AccountingSystemId),
  }
  return (row: Row, fresh: boolean): Record<string, ReactNode> =>
    Object.fromEntries(shown.map((id) => [id, cells[id](row, fresh)]))
}

/** That it waits to be sent, and for when: more telling than that it is a draft. */
function WaitsOr({ row, else: usual }: { row: Row; else: ReactNode }) {
  const { t, today, locale } = useWords()
  const waiting = scheduledTaskOf('document.send', row)
  if (!waiting) return usual
  return <Status tone="info">{t('later.waits', { when: momentOf(waiting.RunAt, today, locale) })}</Status>
}

/** Letters for which a column has room on a screen of 1280 px; a longer name stands in two lines there. */
const lettersInLine = 22

/** The other party, and which way the document went. */
function Partner({ row, search }: { row: Row; search: string }) {
  const { company } = useKontor()
  const { t } = useWords()
  const outgoing = isOutgoing(row, company.id)
  const name = otherParty(row, company.id)
  const way = t(outgoing ? 'list.to' : 'list.from')
  return (
    <span className="doc-party">
      {row.Warnings ? (
        <>
          {/* Only what has come has warnings: they say so. */}
          <span className="doc-hidden">{way}</span>
          <ArrivalSign row={row} />
        </>
      ) : (
        <span className="doc-way">
          <Icon of={outgoing ? ArrowUpRight : ArrowDownLeft} size="small" label={way} />
        </span>
      )}
      <span className="doc-cut" data-long={(name && name.length > lettersInLine) || undefined}>
        {name ? <Highlighted text={name} search={search} /> : t('list.noParty')}
      </span>
      {row.Warnings && <ArrivalWords row={row} />}
    </span>
  )
}
