import { UnknownPage } from '@kontor/tradekit/frame'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { onboardKey } from './api.ts'
import { BrandingScreen } from './branding/BrandingScreen.tsx'
import { CampaignScreen } from './campaign/CampaignScreen.tsx'
import { CampaignsScreen } from './campaigns/CampaignsScreen.tsx'
import { FileScreen } from './file/FileScreen.tsx'
import { ImportScreen } from './file/ImportScreen.tsx'
import { useKontor } from './kontor.ts'
import './onboard.css'

/** What changes while a screen is open, and shows there. */
const kinds = ['onboardingSupplier', 'masterDataFile', 'connection'] as const

/** Which screen a path shows. */
export function Screens() {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => {
    const show = () => void queries.invalidateQueries({ queryKey: onboardKey })
    const ends = kinds.map((kind) => onChanges(kind, show))
    return () => {
      for (const end of ends) end()
    }
  }, [onChanges, queries])
  return (
    <Routes>
      <Route path="/" element={<CampaignsScreen />} />
      <Route path="/import" element={<ImportScreen />} />
      <Route path="/branding" element={<BrandingScreen />} />
      <Route path="/files/:id" element={<ScreenById of={FileScreen} />} />
      <Route path="/campaigns/:id" element={<ScreenById of={CampaignScreen} />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

function ScreenById({ of: Screen }: { of: (props: { id: string }) => React.ReactNode }) {
  const { id = '' } = useParams()
  return <Screen key={id} id={id} />
}
