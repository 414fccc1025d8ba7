import { Button, DateField, EmptyState, isDate, Status } from '@kontor/kit'
import { focusFirstError } from '@kontor/tradekit/layout'
import { History as HistoryIcon } from 'lucide-react'
import { useState } from 'react'
import { type Flow, type Replay, useAct } from './api.ts'
import { useWords } from './kontor.ts'
import { WayFound } from './WayFound.tsx'

/** The day so many days before another, as a business date. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** What a version would have done with the documents and requisitions of a period, before it does anything with the next. */
export function ReplayPanel({ id, types }: { id: string; types: Flow['Types'] }) {
  const { t, today } = useWords()
  const [from, setFrom] = useState(daysBefore(today, 30))
  const [to, setTo] = useState(today)
  const [found, setFound] = useState<Replay>()
  const replay = useAct((api, body: { From: string; To: string }) => api.replay({ params: { id }, body }), setFound)
  const [tried, setTried] = useState(false)
  const missing = (day: string) => tried && !isDate(day) && t('replay.notDate')
  return (
    <>
      <p className="flow-quiet">
        {t(types.every((type) => type === 'requisition') ? 'replay.text.requisitions' : 'replay.text')}
      </p>
      <form
        className="flow-period"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isDate(from) && isDate(to)) replay.mutate({ From: from, To: to })
          else focusFirstError(event.currentTarget)
        }}
      >
        <DateField
          label={t('replay.from')}
          value={from}
          onChange={setFrom}
          notDate={t('replay.notDate')}
          error={missing(from)}
          pickLabel={t('replay.pick')}
        />
        <DateField
          label={t('replay.to')}
          value={to}
          onChange={setTo}
          notDate={t('replay.notDate')}
          error={missing(to)}
          pickLabel={t('replay.pick')}
        />
        <Button type="primary" submit busy={replay.isPending}>
          {t('replay.run')}
        </Button>
      </form>
      {found && <Found replay={found} />}
    </>
  )
}

function Found({ replay }: { replay: Replay }) {
  const { t } = useWords()
  const { Documents, Differing, Requisitions, RequisitionsDiffering, Ways, IsCut } = replay
  const tried = Documents + Requisitions
  if (tried === 0) return <EmptyState icon={HistoryIcon} title={t('replay.none')} text={t('replay.none.text')} />
  const sums = [
    { id: 'replay.sum', count: Documents, differing: Differing },
    { id: 'replay.sum.requisitions', count: Requisitions, differing: RequisitionsDiffering },
  ] as const
  return (
    <section className="flow-found" aria-label={t('replay.result')} aria-live="polite">
      {sums
        .filter(({ count }) => count > 0)
        .map(({ id, count, differing }) => (
          <p key={id}>
            <Status tone={differing > 0 ? 'warn' : 'good'}>{t(id, { count, differing })}</Status>
          </p>
        ))}
      {IsCut && <small>{t('replay.cut', { count: tried })}</small>}
      <ul className="flow-found-ways">
        {Ways.map((way) => (
          <WayFound key={JSON.stringify([way.Subject, way.Steps, way.End, way.IsLeft])} way={way} />
        ))}
      </ul>
    </section>
  )
}
