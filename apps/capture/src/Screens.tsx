import { InDocuments, UnknownPage } from '@kontor/tradekit/frame'
import { useLiveUpdates } from '@kontor/tradekit/queries'
import { UndoPlace } from '@kontor/tradekit/undo'
import { UploadPlace } from '@kontor/tradekit/upload'
import { Route, Routes, useNavigate } from 'react-router'
import { useKontor } from './kontor.ts'
import { QueueScreen } from './queue/QueueScreen.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'
import { VerifyScreen } from './verify/VerifyScreen.tsx'
import './capture.css'

/** Which screen a path shows. */
export function Screens() {
  const navigate = useNavigate()
  const { open } = useKontor()
  useLiveUpdates()
  return (
    <UndoPlace>
      <UploadPlace onPaper={(id) => navigate(`/${id}`)} onDocument={(id) => open('Kontor.Documents', `/view/${id}`)}>
        {(upload) => (
          <Routes>
            <Route path="/" element={<QueueScreen onUpload={upload} />} />
            <Route path="/settings" element={<SettingsScreen />} />
            <Route path="/view/*" element={<InDocuments />} />
            <Route path="/:id" element={<VerifyScreen />} />
            <Route path="*" element={<UnknownPage />} />
          </Routes>
        )}
      </UploadPlace>
    </UndoPlace>
  )
}
