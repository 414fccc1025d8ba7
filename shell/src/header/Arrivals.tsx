import { EmptyState, Skeleton } from '@kontor/kit'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { Sheet } from '../look/Sheet.tsx'
import { useWords } from '../messages/useWords.ts'
import { ArrivalLink } from './ArrivalLink.tsx'
import { bellTimes, dayOf, grouped, isNew, isRecent, shown } from './arrived.ts'
import { HeaderButton } from './HeaderButton.tsx'
import { useArrivals } from './useArrivals.ts'

export interface ArrivalsProps {
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The bell: how much has arrived since the person last looked, and what. */
export function Arrivals({ open, onOpen, onClose }: ArrivalsProps) {
  const { t, format } = useWords()
  const { list, seen, fresh, look, time, keepTime } = useArrivals()
  // What was new when the list was opened stays marked while it is open.
  const seenBefore = useRef(seen)
  if (!open) seenBefore.current = seen
  const today = dayOf(new Date())
  const count = format.count(fresh)
  const close = () => {
    // A look that could not be kept shows the same count again: no harm, no message.
    if (list.data?.some((arrival) => seen !== undefined && isNew(arrival, seen))) look().catch(() => undefined)
    onClose()
  }

  return (
    <>
      <HeaderButton
        icon={Bell}
        label={t('arrivals.label', { count: fresh })}
        count={fresh === 0 ? undefined : fresh >= shown ? t('arrivals.many', { count }) : count}
        onClick={onOpen}
      />
      <Sheet open={open} onClose={close} label={t('arrivals.title')} place="bell">
        <h2>{t('arrivals.title')}</h2>
        {list.isError && <EmptyState title={t('arrivals.failed')} />}
        {list.isLoading && <Skeleton rows={5} label={t('arrivals.title')} />}
        {(list.data?.length === 0 || list.fetchStatus === 'idle') && !list.data?.length && !list.isError && (
          <EmptyState icon={Bell} title={t('arrivals.empty')} />
        )}
        {grouped(list.data ?? []).map(({ day, kinds }) => (
          <section key={day} className="s-day">
            <h3>{isRecent(day, today) ? format.daysAway(day, today) : format.date(day)}</h3>
            {kinds.map(({ type, arrivals }) => (
              <ul key={type} className="s-arrivals" aria-label={t(`type.${type}`)}>
                {arrivals.map((arrival) => (
                  <li key={arrival.DocumentId}>
                    <ArrivalLink
                      arrival={arrival}
                      fresh={seenBefore.current !== undefined && isNew(arrival, seenBefore.current)}
                      onGo={close}
                    />
                  </li>
                ))}
              </ul>
            ))}
          </section>
        ))}
        <fieldset className="s-bell-times">
          <legend>{t('bell.title')}</legend>
          {bellTimes.map((each) => (
            <label key={each}>
              <input type="radio" name="bell" checked={each === time} onChange={() => keepTime(each)} />
              {t(`bell.${each}`)}
            </label>
          ))}
        </fieldset>
      </Sheet>
    </>
  )
}
