import { UnknownPage } from '@kontor/tradekit/frame'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { networkKey } from './api.ts'
import { useKontor } from './kontor.ts'
import { NetworkScreen } from './list/NetworkScreen.tsx'
import { PartnerScreen } from './partner/PartnerScreen.tsx'
import './network.css'

/** Which screen a path shows; what changes of a connection, or is noted of it, is shown at once. */
export function Screens() {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => {
    const ends = (['connection', 'note', 'recommendation'] as const).map((kind) =>
      onChanges(kind, () => void queries.invalidateQueries({ queryKey: networkKey })),
    )
    return () => {
      for (const end of ends) end()
    }
  }, [onChanges, queries])
  return (
    <Routes>
      <Route path="/" element={<NetworkScreen />} />
      <Route path="/:id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

function One() {
  const { id = '' } = useParams()
  return <PartnerScreen key={id} id={id} />
}
