import { InDocuments, UnknownPage } from '@kontor/tradekit/frame'
import { useLiveUpdates } from '@kontor/tradekit/queries'
import { UndoPlace } from '@kontor/tradekit/undo'
import { Route, Routes, useParams } from 'react-router'
import { MatchScreen } from './MatchScreen.tsx'
import { WorkbenchScreen } from './WorkbenchScreen.tsx'
import './match.css'

/** Which screen a path shows. */
export function Screens() {
  useLiveUpdates()
  return (
    <UndoPlace>
      <Routes>
        <Route path="/" element={<WorkbenchScreen />} />
        <Route path="/view/*" element={<InDocuments />} />
        <Route path="/edit/*" element={<InDocuments />} />
        <Route path="/compare/*" element={<InDocuments />} />
        <Route path="/:id" element={<One />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </UndoPlace>
  )
}

function One() {
  const { id = '' } = useParams()
  return <MatchScreen key={id} id={id} />
}
