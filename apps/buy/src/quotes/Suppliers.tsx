import { Button, Status, type Tone } from '@kontor/kit'
import { useUnanswered } from '@kontor/tradekit/thread'
import { useKontor, useWords } from '../kontor.ts'
import type { QuoteRequest, Supplier } from './api.ts'

const tones: Readonly<Record<Supplier['Reply'], Tone>> = {
  WAITING: 'warn',
  QUOTED: 'good',
  DECLINED: 'bad',
  QUOTE_WITHDRAWN: 'warn',
  WITHDRAWN: 'mute',
}

export interface SuppliersProps {
  /** Enters what one of them has offered outside of the network; left out where nothing is taken any more. */
  readonly onEnter: ((supplier: Supplier) => void) | undefined
  /** Answers what one of them asks, to all; left out where nothing is said to them any more. */
  readonly onAnswer: (() => void) | undefined
}

/** Who was asked and what they said; the thread with each, which nobody else reads. */
export function Suppliers({ suppliers, ...acts }: SuppliersProps & { suppliers: QuoteRequest['Suppliers'] }) {
  return (
    <ul className="buy-read">
      {suppliers.map((one) => (
        <SupplierRow key={one.ConnectionId} one={one} {...acts} />
      ))}
    </ul>
  )
}

function SupplierRow({ one, onEnter, onAnswer }: SuppliersProps & { one: Supplier }) {
  const { t } = useWords()
  const { open } = useKontor()
  const { Name: name, Reply, Quotes, RequestId } = one
  const isBidding = Reply !== 'DECLINED' && Reply !== 'WITHDRAWN'
  const question = useUnanswered(RequestId, onAnswer !== undefined && isBidding)
  const read = (id: string) => open('Kontor.Documents', `/view/${id}`)
  return (
    <li className="buy-read-line buy-order">
      <span className="buy-read-name">
        <b dir="auto">{name}</b>
        {one.Reason && <small dir="auto">{one.Reason}</small>}
        {Quotes.map(
          ({ QuoteId, Note }) =>
            Note && (
              <small key={QuoteId} dir="auto">
                {Note}
              </small>
            ),
        )}
        {question !== undefined && (
          <small className="quotes-question">
            {t('quotes.asks')} <bdi>{question}</bdi>
          </small>
        )}
      </span>
      <Status tone={tones[Reply]}>{t(`quotes.reply.${Reply}`)}</Status>
      <span className="buy-acts">
        {question !== undefined && onAnswer && (
          <Button label={t('quotes.answer.of', { name })} onClick={onAnswer}>
            {t('quotes.answer')}
          </Button>
        )}
        {Quotes.map(({ QuoteId, ID }) => (
          <Button key={QuoteId} label={t('quotes.openQuote', { number: ID, name })} onClick={() => read(QuoteId)}>
            {t('quotes.quote')}
          </Button>
        ))}
        {one.IsOutside && onEnter && Quotes.length === 0 && (
          <Button label={t('quotes.enter.of', { name })} onClick={() => onEnter(one)}>
            {t('quotes.enter')}
          </Button>
        )}
        <Button label={t('quotes.openRequest', { name })} onClick={() => read(RequestId)}>
          {t('quotes.request')}
        </Button>
      </span>
    </li>
  )
}
