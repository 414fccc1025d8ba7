import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { DocumentsApp } from './App.tsx'
import { useLiveUpdates } from './api/live.ts'
import { ListScreen } from './list/ListScreen.tsx'
import { UploadPlace } from './upload/UploadPlace.tsx'
import './screens.css'

// The list comes first and needs nothing of UBL; what reads and writes documents is fetched while it is read.
const screens = { viewer: () => import('./viewer/ViewerScreen.tsx'), editor: () => import('./editor/EditorScreen.tsx') }
const ViewerScreen = lazy(async () => ({ default: (await screens.viewer()).ViewerScreen }))
const EditorScreen = lazy(async () => ({ default: (await screens.editor()).EditorScreen }))
const NewDocument = lazy(async () => ({ default: (await screens.editor()).NewDocument }))

/** Which screen a path shows. */
export function Screens({ app }: { app: DocumentsApp }) {
  useShellPath(app)
  useLiveUpdates()
  useEffect(() => {
    const idle = setTimeout(() => void Promise.all([screens.viewer(), screens.editor()]), 1_500)
    return () => clearTimeout(idle)
  }, [])
  return (
    <UploadPlace>
      {(upload) => (
        <Suspense fallback={null}>
          <Routes>
            <Route path="/view/:id" element={<ViewerScreen />} />
            <Route path="/new/:type" element={<NewDocument />} />
            <Route path="/edit/:id" element={<EditorScreen />} />
            <Route path="*" element={<ListScreen onUpload={upload} />} />
          </Routes>
        </Suspense>
      )}
    </UploadPlace>
  )
}

/** The path is the shell's, so that its address, Back and deep links hold: it is told ours, and tells us where to go. */
function useShellPath(app: DocumentsApp): void {
  const location = useLocation()
  const navigate = useNavigate()
  const how = useNavigationType()
  const path = location.pathname + location.search
  const told = useRef<string | undefined>(undefined)

  const tell = useCallback(() => {
    if (told.current === path) return
    told.current = path
    app.navigate(path, { replace: how === 'REPLACE' })
  }, [app, path, how])
  // After the screen has set its title.
  useEffect(() => {
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [tell])
  // A title may come after its path: when the document has been read, or in another language.
  useEffect(() => {
    const titles = new MutationObserver(() => {
      if (told.current === path) app.navigate(path, { replace: true })
    })
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [app, path])
  useEffect(
    () =>
      app.onNavigate((asked) => {
        told.current = asked
        navigate(asked, { replace: true })
      }),
    [app, navigate],
  )
}
