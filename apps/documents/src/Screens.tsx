import { UnknownPage } from '@kontor/tradekit/frame'
import { type ListMemory, ListMemoryContext } from '@kontor/tradekit/list'
import { useLiveUpdates, useShownCount } from '@kontor/tradekit/queries'
import { UndoPlace } from '@kontor/tradekit/undo'
import { UploadPlace } from '@kontor/tradekit/upload'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { useKontor } from './kontor.ts'
import { ListScreen } from './list/ListScreen.tsx'

// The list comes first and needs nothing of UBL; what reads and writes documents is fetched while it is read.
const screens = { viewer: () => import('./viewer/ViewerScreen.tsx'), editor: () => import('./editor/EditorScreen.tsx') }
const ViewerScreen = lazy(async () => ({ default: (await screens.viewer()).ViewerScreen }))
const EditorScreen = lazy(async () => ({ default: (await screens.editor()).EditorScreen }))
const CompareScreen = lazy(async () => ({ default: (await import('./compare/CompareScreen.tsx')).CompareScreen }))
const TicketsScreen = lazy(async () => ({ default: (await import('./pdf-tickets/TicketsScreen.tsx')).TicketsScreen }))
const TicketScreen = lazy(async () => ({ default: (await import('./pdf-tickets/TicketScreen.tsx')).TicketScreen }))
const TemplatesScreen = lazy(async () => ({
  default: (await import('./templates/TemplatesScreen.tsx')).TemplatesScreen,
}))
const ItemsScreen = lazy(async () => ({ default: (await import('./items/ItemsScreen.tsx')).ItemsScreen }))
const LinesScreen = lazy(async () => ({ default: (await import('./lines/LinesScreen.tsx')).LinesScreen }))
const NewDocument = lazy(async () => ({ default: (await screens.editor()).NewDocument }))

/** Which screen a path shows. */
export function Screens() {
  const navigate = useNavigate()
  const { open } = useKontor()
  const memory = useRef<ListMemory | undefined>(undefined)
  useLiveUpdates()
  useShownCount()
  useEffect(() => {
    // What cannot be fetched ahead is fetched when it is opened, which says so where it fails.
    const idle = setTimeout(() => void Promise.allSettled([screens.viewer(), screens.editor()]), 1_500)
    return () => clearTimeout(idle)
  }, [])
  return (
    <UndoPlace>
      <ListMemoryContext value={memory}>
        <UploadPlace onPaper={(id) => open('Kontor.Capture', `/${id}`)} onDocument={(id) => navigate(`/view/${id}`)}>
          {(upload) => (
            <Suspense fallback={null}>
              <Routes>
                <Route path="/view/:id" element={<ViewerScreen />} />
                <Route path="/view/:id/at/:position" element={<ViewerScreen />} />
                <Route path="/compare/:id/:other" element={<CompareScreen />} />
                <Route path="/pdf-tickets" element={<TicketsScreen />} />
                <Route path="/pdf-tickets/:ticketId" element={<TicketScreen />} />
                <Route path="/templates" element={<TemplatesScreen />} />
                <Route path="/items" element={<ItemsScreen />} />
                <Route path="/lines" element={<LinesScreen />} />
                <Route path="/new/:type" element={<NewDocument />} />
                <Route path="/edit/:id" element={<EditorScreen />} />
                <Route path="/" element={<ListScreen onUpload={upload} />} />
                <Route path="*" element={<UnknownPage />} />
              </Routes>
            </Suspense>
          )}
        </UploadPlace>
      </ListMemoryContext>
    </UndoPlace>
  )
}
