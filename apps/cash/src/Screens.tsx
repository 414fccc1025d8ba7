import { InDocuments, UnknownPage } from '@kontor/tradekit/frame'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { cashKey } from './api.ts'
import { CashScreen } from './CashScreen.tsx'
import { useKontor } from './kontor.ts'
import './cash.css'

/** What changes while a screen is open, and shows there. */
const kinds = ['document', 'promotion', 'plan', 'connection'] as const

/** Which screen a path shows. */
export function Screens() {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => {
    const show = () => void queries.invalidateQueries({ queryKey: cashKey })
    const ends = kinds.map((kind) => onChanges(kind, show))
    return () => {
      for (const end of ends) end()
    }
  }, [onChanges, queries])
  return (
    <Routes>
      <Route path="/" element={<CashScreen />} />
      <Route path="/view/*" element={<InDocuments />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
