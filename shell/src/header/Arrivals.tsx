import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { Sheet } from '../components/Sheet.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { isNew, maxShown } from './arrived.ts'
import { HeaderButton } from './HeaderButton.tsx'
import { useArrivals } from './useArrivals.ts'

const arrivalsList = lazy((parts) => parts.ArrivalsList)

export interface ArrivalsProps {
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The bell: how much has arrived since the person last looked, and what. */
export function Arrivals({ open, onOpen, onClose }: ArrivalsProps) {
  const { t, format } = useWords()
  const arrivals = useArrivals()
  const List = useLazy(arrivalsList, open)
  const { list, seen, fresh, look } = arrivals
  // What was new when the list was opened stays marked while it is open.
  const seenBefore = useRef(seen)
  if (!open) seenBefore.current = seen
  const count = format.count(fresh)
  const close = () => {
    // A look that could not be kept shows the same count again: no harm, no message.
    if (seen !== undefined && list.data?.some((arrival) => isNew(arrival, seen))) look().catch(() => undefined)
    onClose()
  }

  return (
    <>
      <HeaderButton
        icon={Bell}
        label={t('arrivals.label', { count: fresh })}
        count={fresh === 0 ? undefined : fresh >= maxShown ? t('arrivals.many', { count }) : count}
        onClick={onOpen}
      />
      <Sheet open={open} onClose={close} label={t('arrivals.title')} place="bell">
        {List && <List arrivals={arrivals} seen={seenBefore.current} onGo={close} />}
      </Sheet>
    </>
  )
}
