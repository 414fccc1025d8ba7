import { EmptyState } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { Lock } from 'lucide-react'
import { AwayNote } from './absence/AwayNote.tsx'
import { Meanwhile } from './absence/Meanwhile.tsx'
import { useLiveUpdates } from './api/overview.ts'
import { Approvals } from './assigned/Approvals.tsx'
import { Mine } from './assigned/Mine.tsx'
import { DueWeeks } from './due/DueWeeks.tsx'
import { FigureCards } from './figures/FigureCards.tsx'
import { useKontor, useWords } from './kontor.ts'
import { Requests } from './partners/Requests.tsx'
import { Recent } from './recent/Recent.tsx'
import { StartCards } from './start/StartCards.tsx'
import { InboxTiles } from './todo/InboxTiles.tsx'
import { WaitingTiles } from './todo/WaitingTiles.tsx'
import './home.css'

/** Where the day begins: what waits, the company’s figures, what falls due, what has happened, and first steps. */
export function HomeScreen() {
  const { t, today, format } = useWords()
  const { company, may } = useKontor()
  useTitle(t('app.title'))
  useLiveUpdates()
  return (
    <main className="home">
      <header className="home-head">
        <h1>{company.name}</h1>
        <span className="home-quiet">{format.date(today, 'full')}</span>
      </header>
      <AwayNote />
      <InboxTiles />
      {may('document.read') ? (
        <>
          <StartCards />
          <Requests />
          <Approvals />
          <Mine />
          <WaitingTiles />
          <FigureCards />
          <Meanwhile />
          <div className="home-columns">
            <Recent />
            <DueWeeks />
          </div>
        </>
      ) : (
        <EmptyState icon={Lock} title={t('locked.title')} text={t('locked.text')} />
      )}
    </main>
  )
}
