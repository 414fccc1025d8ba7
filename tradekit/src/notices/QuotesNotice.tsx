import { Button, ConfirmDialog, Status, type Tone } from '@kontor/kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { useMoveQuote, useQuotesOf } from '../queries/quotes.ts'
import type { Metadata, QuoteMove, QuoteOffered } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { Notice } from './Notice.tsx'
import { NoticeComing } from './NoticeComing.tsx'

type State = QuoteOffered['State']

const tones: Record<State, Tone> = { DRAFT: 'mute', SENT: 'info', ACCEPTED: 'good', REJECTED: 'mute', EXPIRED: 'mute' }

/** The quotes that came for a request: what each offers, how it stands, and for who may the way to take it or to decline it. */
export function QuotesNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { data, isLoading } = useQuotesOf(document.DocumentId)
  const { move, isPending } = useMoveQuote(document.DocumentId)
  const [asked, setAsked] = useState<{ quote: QuoteOffered; state: QuoteMove }>()
  if (!data) return <NoticeComing when={isLoading} />
  const { quotes, information } = data
  const { currency, requisitionLinesType: lines } = information
  return (
    <Notice tone="info" title={t('quotesOf.title', { count: quotes.length })}>
      <p className="doc-quiet">
        {t('quotesOf.currency', { currency })}
        {lines && ` ${t(`quotesOf.lines.${lines}`)}`}
      </p>
      {quotes.map((quote) => (
        <Offer key={quote.DocumentId} quote={quote} busy={isPending} onMove={(state) => setAsked({ quote, state })} />
      ))}
      {asked && (
        <ConfirmDialog
          visible
          kind={asked.state === 'ACCEPTED' ? 'confirm' : 'warning'}
          title={t(`quotesOf.ask.${asked.state}`, { number: asked.quote.ID })}
          acceptText={t(`quotesOf.move.${asked.state}`)}
          cancelText={t('dialog.cancel')}
          onAccept={() => {
            move(asked)
            setAsked(undefined)
          }}
          onCancel={() => setAsked(undefined)}
        >
          {t('quotesOf.told', { name: asked.quote.SellerName })}
        </ConfirmDialog>
      )}
    </Notice>
  )
}

interface OfferProps {
  readonly quote: QuoteOffered
  readonly busy: boolean
  readonly onMove: (state: QuoteMove) => void
}

function Offer({ quote, busy, onMove }: OfferProps) {
  const { t, format, locale } = useWords()
  const navigate = useNavigate()
  const { ID: number, Total, State, ValidUntil, LineCount } = quote
  return (
    <div className="doc-offer">
      <p>
        <b dir="auto">{quote.SellerName}</b> {format.amount(Total.value, Total.currencyID)}{' '}
        <Status tone={tones[State]}>{t(`quotesOf.state.${State}`)}</Status>
        <small className="doc-block">
          {t('quotesOf.count', { count: LineCount })}
          {ValidUntil && ` · ${t('quotesOf.until', { day: writtenDay(ValidUntil, locale) })}`}
        </small>
      </p>
      <div className="doc-notice-acts">
        {quote.NextStates.map((state) => (
          <Button
            key={state}
            label={t(`quotesOf.moveNamed.${state}`, { number })}
            disabled={busy}
            onClick={() => onMove(state)}
          >
            {t(`quotesOf.move.${state}`)}
          </Button>
        ))}
        <Button
          type="text"
          label={t('quotesOf.openNamed', { number })}
          onClick={() => navigate(`/view/${quote.DocumentId}`)}
        >
          {t('quotesOf.open')}
        </Button>
      </div>
    </div>
  )
}
