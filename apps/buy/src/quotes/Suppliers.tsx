import { Button, Status, type Tone } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import type { QuoteRequest, Supplier } from './api.ts'

const tones: Readonly<Record<Supplier['Reply'], Tone>> = {
  WAITING: 'warn',
  QUOTED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'mute',
}

/** Who was asked and what they said; the thread with each, which nobody else reads. */
export function Suppliers({
  suppliers,
  onEnter,
}: {
  suppliers: QuoteRequest['Suppliers']
  /** Enters what one of them has offered outside of the network; left out where nothing is taken any more. */
  onEnter?: ((supplier: Supplier) => void) | undefined
}) {
  const { t } = useWords()
  const { open } = useKontor()
  const read = (id: string) => open('Kontor.Documents', `/view/${id}`)
  return (
    <ul className="buy-read">
      {suppliers.map((one) => (
        <li key={one.ConnectionId} className="buy-read-line buy-order">
          <span className="buy-read-name">
            <b dir="auto">{one.Name}</b>
            {one.Reason && <small dir="auto">{one.Reason}</small>}
            {one.Quotes.map(
              ({ QuoteId, Note }) =>
                Note && (
                  <small key={QuoteId} dir="auto">
                    {Note}
                  </small>
                ),
            )}
          </span>
          <Status tone={tones[one.Reply]}>{t(`quotes.reply.${one.Reply}`)}</Status>
          <span className="buy-acts">
            {one.Quotes.map(({ QuoteId, ID }) => (
              <Button
                key={QuoteId}
                label={t('quotes.openQuote', { number: ID, name: one.Name })}
                onClick={() => read(QuoteId)}
              >
                {t('quotes.quote')}
              </Button>
            ))}
            {one.IsOutside && onEnter && one.Quotes.length === 0 && (
              <Button label={t('quotes.enter.of', { name: one.Name })} onClick={() => onEnter(one)}>
                {t('quotes.enter')}
              </Button>
            )}
            <Button label={t('quotes.openRequest', { name: one.Name })} onClick={() => read(one.RequestId)}>
              {t('quotes.request')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
