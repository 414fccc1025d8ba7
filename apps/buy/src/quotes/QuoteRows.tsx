import { Status, type Tone } from '@kontor/kit'
import { Row } from '@kontor/tradekit/layout'
import { writtenDay } from '@kontor/tradekit/words'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { type QuoteRequestBrief, useQuoteRequests } from './api.ts'
import './quotes.css'

const stateTones: Readonly<Record<QuoteRequestBrief['State'], Tone>> = {
  OPEN: 'info',
  AWARDED: 'info',
  ORDERED: 'good',
  CLOSED: 'mute',
}

/** How a request stands, in a word: once all have answered, it is the buyer's turn. */
export function QuoteState({ of: { State, IsReady } }: { of: Pick<QuoteRequestBrief, 'State' | 'IsReady'> }) {
  const { t } = useWords()
  return (
    <Status tone={IsReady ? 'warn' : stateTones[State]}>{t(IsReady ? 'quotes.ready' : `quotes.state.${State}`)}</Status>
  )
}

/** A request for quotes in a list: for what, how many have answered, until when. */
export function QuoteRow({ one }: { one: QuoteRequestBrief }) {
  const { t, locale } = useWords()
  const navigate = useNavigate()
  return (
    <Row className="buy-row" onPress={() => navigate(`/quotes/${one.Id}`)}>
      <span className="buy-row-name">
        <b className="buy-cut" dir="auto">
          {one.Title || one.RequisitionNumber}
        </b>
        <small className="buy-cut">
          <bdi>{one.ID}</bdi> · <bdi>{one.RequisitionNumber}</bdi>
          {one.RespondBy && ` · ${t('quotes.by', { day: writtenDay(one.RespondBy, locale) })}`}
        </small>
      </span>
      <QuoteState of={one} />
      <small className="quotes-count">{t('quotes.answered', { answered: one.Answered, asked: one.Asked })}</small>
    </Row>
  )
}

/** The requests for quotes of one requisition; nothing where nobody was asked. */
export function QuotesOf({ requisitionId }: { requisitionId: string }) {
  const { t } = useWords()
  const { rows } = useQuoteRequests(requisitionId)
  if (!rows || rows.length === 0) return null
  return (
    <section>
      <h2>{t('quotes.title')}</h2>
      <ul className="doc-rows">
        {rows.map((one) => (
          <QuoteRow key={one.Id} one={one} />
        ))}
      </ul>
    </section>
  )
}
