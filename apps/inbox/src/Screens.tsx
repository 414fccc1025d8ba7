import { InDocuments, UnknownPage } from '@kontor/tradekit/frame'
import { useLiveUpdates } from '@kontor/tradekit/queries'
import { UndoPlace } from '@kontor/tradekit/undo'
import { Route, Routes } from 'react-router'
import { DoneScreen } from './done/DoneScreen.tsx'
import { InboxScreen } from './InboxScreen.tsx'
import { TeamScreen } from './team/TeamScreen.tsx'

/** Which screen a path shows. */
export function Screens() {
  useLiveUpdates()
  return (
    <UndoPlace>
      <Routes>
        <Route path="/" element={<InboxScreen />} />
        <Route path="/done" element={<DoneScreen />} />
        <Route path="/team" element={<TeamScreen />} />
        <Route path="/view/*" element={<InDocuments />} />
        <Route path="/edit/*" element={<InDocuments />} />
        <Route path="/compare/*" element={<InDocuments />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </UndoPlace>
  )
}
