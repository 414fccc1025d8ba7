import { useCallback, useEffect, useRef } from 'react'
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { DocumentsApp } from './App.tsx'
import { useLiveUpdates } from './api/live.ts'
import { EditorScreen, NewDocument } from './editor/EditorScreen.tsx'
import { ListScreen } from './list/ListScreen.tsx'
import { UploadPlace } from './upload/UploadPlace.tsx'
import { ViewerScreen } from './viewer/ViewerScreen.tsx'
import './screens.css'

/** Which screen a path shows. */
export function Screens({ app }: { app: DocumentsApp }) {
  useShellPath(app)
  useLiveUpdates()
  return (
    <UploadPlace>
      {(upload) => (
        <Routes>
          <Route path="/view/:id" element={<ViewerScreen />} />
          <Route path="/new/:type" element={<NewDocument />} />
          <Route path="/edit/:id" element={<EditorScreen />} />
          <Route path="*" element={<ListScreen onUpload={upload} />} />
        </Routes>
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
  useEffect(
    () =>
      app.onNavigate((asked) => {
        told.current = asked
        navigate(asked, { replace: true })
      }),
    [app, navigate],
  )
}
