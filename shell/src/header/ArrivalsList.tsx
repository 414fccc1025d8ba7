import { EmptyState, Skeleton } from '@kontor/kit'
import { Bell } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import { useProperty } from '../preferences/useProperty.ts'
import { ArrivalLink } from './ArrivalLink.tsx'
import { bellTimes, dayOf, grouped, isNew, isRecent, mailTimes, readMailTime } from './arrived.ts'
import { Times } from './Times.tsx'
import type { ArrivalsControl } from './useArrivals.ts'

export interface ArrivalsListProps {
  readonly arrivals: ArrivalsControl
  /** When the person had last looked before they opened the list. */
  readonly seen: string | undefined
  readonly onGo: () => void
}

/** What has arrived, by day and kind, and when the bell shall count it and colleagues' mails shall come. */
export function ArrivalsList({ arrivals: { list, time, keepTime }, seen, onGo }: ArrivalsListProps) {
  const { t, format } = useWords()
  const [mails, keepMails] = useProperty('mails')
  const today = dayOf(new Date())
  const isEmpty = !list.data?.length && !list.isError && !list.isLoading
  return (
    <>
      {list.isError && <EmptyState title={t('arrivals.failed')} />}
      {list.isLoading && <Skeleton rows={5} label={t('arrivals.title')} />}
      {isEmpty && <EmptyState icon={Bell} title={t('arrivals.empty')} />}
      {grouped(list.data ?? []).map(({ day, kinds }) => (
        <section key={day} className="s-day">
          <h3>{isRecent(day, today) ? format.daysAway(day, today) : format.date(day)}</h3>
          {kinds.map(({ type, arrivals }) => (
            <ul key={type} className="s-arrivals" aria-label={t(`type.${type}`)}>
              {arrivals.map((arrival) => (
                <li key={arrival.DocumentId}>
                  <ArrivalLink arrival={arrival} fresh={seen !== undefined && isNew(arrival, seen)} onGo={onGo} />
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
      <div className="s-bell-times">
        <Times name="bell" label={t('bell.title')} times={bellTimes} chosen={time} onChoose={keepTime} />
        <Times
          name="mails"
          label={t('bell.mails')}
          times={mailTimes}
          chosen={readMailTime(mails)}
          onChoose={keepMails}
        />
      </div>
    </>
  )
}
