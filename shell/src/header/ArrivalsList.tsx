import { EmptyState, Skeleton } from '@kontor/kit'
import { Bell, Settings } from 'lucide-react'
import { useState } from 'react'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { ArrivalLink } from './ArrivalLink.tsx'
import { dayOf, grouped, isNew, isRecent, keyOf } from './arrived.ts'
import { NotificationSettings } from './NotificationSettings.tsx'
import type { ArrivalsControl } from './useArrivals.ts'

export interface ArrivalsListProps {
  readonly arrivals: ArrivalsControl
  /** When the person had last looked before they opened the list. */
  readonly seen: string | undefined
  readonly onGo: () => void
}

/** What has arrived, by day and kind; behind the gear, when the person hears of it. */
export function ArrivalsList({ arrivals, seen, onGo }: ArrivalsListProps) {
  const { t, format } = useWords()
  const words = useLazyWords()
  const [settings, setSettings] = useState(false)
  const { list } = arrivals
  const today = dayOf(new Date())
  if (words === undefined) return <Skeleton rows={5} label={t('arrivals.title')} />
  const isEmpty = !list.data?.length && !list.isError && !list.isLoading
  return (
    <>
      <div className="s-panel-head">
        <h2>{t('arrivals.title')}</h2>
        <button
          type="button"
          className="s-act"
          aria-label={words.t('bell.settings')}
          aria-expanded={settings}
          title={words.t('bell.settings')}
          onClick={() => setSettings(!settings)}
        >
          <Settings size={17} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </div>
      {settings && <NotificationSettings arrivals={arrivals} />}
      {list.isError && <EmptyState title={words.t('arrivals.failed')} />}
      {list.isLoading && <Skeleton rows={5} label={t('arrivals.title')} />}
      {isEmpty && <EmptyState icon={Bell} title={words.t('arrivals.empty')} />}
      {grouped(list.data ?? []).map(({ day, kinds }) => (
        <section key={day} className="s-day">
          <h3>{isRecent(day, today) ? format.daysAway(day, today) : format.date(day)}</h3>
          {kinds.map(({ type, arrivals }) => (
            <ul key={type} className="s-arrivals" aria-label={words.t(`type.${type}`)}>
              {arrivals.map((arrival) => (
                <li key={keyOf(arrival)}>
                  <ArrivalLink arrival={arrival} fresh={seen !== undefined && isNew(arrival, seen)} onGo={onGo} />
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </>
  )
}
