import { Button, DateField, EmptyState, isDate, Status } from '@kontor/kit'
import { DocumentName, Money } from '@kontor/tradekit/words'
import { History as HistoryIcon } from 'lucide-react'
import { useState } from 'react'
import { type Replay, useAct } from './api.ts'
import { useKontor, useWords, type Words } from './kontor.ts'

/** The day so many days before another, as a business date. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** What a version would have done with the documents of a period, before it does anything with the next. */
export function ReplayPanel({ id }: { id: string }) {
  const { t, today } = useWords()
  const [from, setFrom] = useState(daysBefore(today, 30))
  const [to, setTo] = useState(today)
  const [found, setFound] = useState<Replay>()
  const replay = useAct((api, body: { From: string; To: string }) => api.replay({ params: { id }, body }), setFound)
  const isWhole = isDate(from) && isDate(to)
  return (
    <>
      <p className="flow-quiet">{t('replay.text')}</p>
      <form
        className="flow-period"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) replay.mutate({ From: from, To: to })
        }}
      >
        <DateField
          label={t('replay.from')}
          value={from}
          onChange={setFrom}
          notDate={t('replay.notDate')}
          pickLabel={t('replay.pick')}
        />
        <DateField
          label={t('replay.to')}
          value={to}
          onChange={setTo}
          notDate={t('replay.notDate')}
          pickLabel={t('replay.pick')}
        />
        <Button type="primary" submit busy={replay.isPending} disabled={!isWhole}>
          {t('replay.run')}
        </Button>
      </form>
      {found && <Found replay={found} />}
    </>
  )
}

function Found({ replay: { Documents, Differing, Ways, IsCut } }: { replay: Replay }) {
  const { t } = useWords()
  if (Documents === 0) return <EmptyState icon={HistoryIcon} title={t('replay.none')} text={t('replay.none.text')} />
  return (
    <section className="flow-found" aria-label={t('replay.result')} aria-live="polite">
      <p>
        <Status tone={Differing > 0 ? 'warn' : 'good'}>
          {t('replay.sum', { count: Documents, differing: Differing })}
        </Status>
        {IsCut && <small>{t('replay.cut')}</small>}
      </p>
      <ul className="flow-found-ways">
        {Ways.map((way) => (
          <WayFound key={JSON.stringify([way.Steps, way.End])} way={way} />
        ))}
      </ul>
    </section>
  )
}

type WayOf = Replay['Ways'][number]

/** The steps of a way as one reads them. */
const stepsOf = ({ Steps }: Pick<WayOf, 'Steps'>, { t }: Pick<Words, 't'>): string => Steps.join(t('replay.arrow'))

function WayFound({ way }: { way: WayOf }) {
  const words = useWords()
  const { t } = words
  const { open } = useKontor()
  return (
    <li>
      <details>
        <summary>
          <span dir="auto">{stepsOf(way, words)}</span>
          <small>
            {[
              t('replay.count', { count: way.Count }),
              way.Differing > 0 && t('replay.differing', { count: way.Differing }),
              way.Hours !== undefined && t('replay.hours', { count: Math.round(way.Hours) }),
              way.End === undefined && t('replay.stuck'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </summary>
        <ul className="flow-examples">
          {way.Documents.map(({ DocumentId, document, Differs, Before }) => (
            <li key={DocumentId}>
              <button
                type="button"
                className="flow-example"
                onClick={() => open('Kontor.Documents', `/view/${DocumentId}`)}
              >
                <span>
                  <DocumentName type={document.type} number={document.number} />
                </span>
                <bdi>{document.partner}</bdi>
                <Money value={document.amount} currency={document.currency} />
              </button>
              {Differs && (
                <small dir="auto">
                  {Before ? t('replay.before', { steps: stepsOf(Before, words) }) : t('replay.byHand')}
                </small>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
