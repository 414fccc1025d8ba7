import { useLoadedWords } from '../lazy/useLazyWords.ts'
import { useProperty } from '../preferences/useProperty.ts'
import { bellTimes, mailTimes, readMailTime } from './arrived.ts'
import { Times } from './Times.tsx'
import type { ArrivalsControl } from './useArrivals.ts'

/** When the bell counts what is new, and when colleagues' mails come. */
export function NotificationSettings({ arrivals: { time, keepTime } }: { arrivals: ArrivalsControl }) {
  const { t } = useLoadedWords()
  const [mails, keepMails] = useProperty('mails')
  return (
    <div className="s-bell-times">
      <Times name="bell" label={t('bell.title')} times={bellTimes} chosen={time} onChoose={keepTime} />
      <Times name="mails" label={t('bell.mails')} times={mailTimes} chosen={readMailTime(mails)} onChoose={keepMails} />
    </div>
  )
}
