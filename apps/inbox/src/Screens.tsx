import { UnknownPage } from '@kontor/tradekit/frame'
import { useLiveUpdates } from '@kontor/tradekit/queries'
import { UndoPlace } from '@kontor/tradekit/undo'
import { useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { InboxScreen } from './InboxScreen.tsx'
import { useKontor } from './kontor.ts'

/** Which screen a path shows. */
export function Screens() {
  useLiveUpdates()
  return (
    <UndoPlace>
      <Routes>
        <Route path="/" element={<InboxScreen />} />
        <Route path="/view/*" element={<InDocuments />} />
        <Route path="/edit/*" element={<InDocuments />} />
        <Route path="/compare/*" element={<InDocuments />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </UndoPlace>
  )
}

/** A page of documents that a part of a document leads to: the app that has it opens it, and the inbox stays where it was. */
function InDocuments() {
  const { open } = useKontor()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    navigate(-1)
    open('Kontor.Documents', pathname)
  }, [navigate, open, pathname])
  return null
}
