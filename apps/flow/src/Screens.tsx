import { InDocuments, UnknownPage } from '@kontor/tradekit/frame'
import { useLiveUpdates } from '@kontor/tradekit/queries'
import { Route, Routes, useParams } from 'react-router'
import { HomeScreen } from './HomeScreen.tsx'
import { MoveScreen } from './MoveScreen.tsx'
import { RunScreen } from './RunScreen.tsx'
import { TableScreen } from './table/TableScreen.tsx'
import { VersionScreen } from './VersionScreen.tsx'
import './flow.css'

/** Which screen a path shows. */
export function Screens() {
  useLiveUpdates()
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/view/*" element={<InDocuments />} />
      <Route path="/run/:id" element={<One of={RunScreen} />} />
      <Route path="/:id/table/:stepId" element={<TableScreen />} />
      <Route path="/:id/move" element={<One of={MoveScreen} />} />
      <Route path="/:id" element={<One of={VersionScreen} />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

function One({ of: Screen }: { of: (props: { id: string }) => React.ReactNode }) {
  const { id = '' } = useParams()
  return <Screen key={id} id={id} />
}
