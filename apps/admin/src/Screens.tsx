import { useTitle } from '@kontor/appkit'
import { Tabs } from '@kontor/kit'
import type { ReactNode } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { CompanyScreen } from './company/CompanyScreen.tsx'
import { useWords } from './kontor.ts'
import { PeopleScreen } from './people/PeopleScreen.tsx'
import { RetentionScreen } from './retention/RetentionScreen.tsx'
import { AppScreen } from './store/AppScreen.tsx'
import { StoreScreen } from './store/StoreScreen.tsx'
import { WhyScreen } from './why/WhyScreen.tsx'
import './admin.css'

/** Which screen a path shows. */
export function Screens() {
  return (
    <Routes>
      <Route path="/apps/:id" element={<AppScreen />} />
      <Route path="/company" element={<Part part="company" of={<CompanyScreen />} />} />
      <Route path="/people/:id/why" element={<WhyScreen />} />
      <Route path="/people" element={<Part part="people" of={<PeopleScreen />} />} />
      <Route path="/retention" element={<Part part="retention" of={<RetentionScreen />} />} />
      <Route path="*" element={<Part part="apps" of={<StoreScreen />} />} />
    </Routes>
  )
}

const paths = { apps: '/', company: '/company', people: '/people', retention: '/retention' } as const
type PartId = keyof typeof paths

/** One of the parts of the administration, and the way to the others. */
function Part({ part, of }: { part: PartId; of: ReactNode }) {
  const { t } = useWords()
  const navigate = useNavigate()
  useTitle(part === 'apps' ? t('app.title') : t(`part.${part}`))
  return (
    <main className="admin-screen">
      <h1 className="k-hidden">{t('app.title')}</h1>
      <Tabs
        label={t('app.title')}
        tabs={(Object.keys(paths) as PartId[]).map((id) => ({ id, label: t(`part.${id}`) }))}
        selected={part}
        onSelect={(id) => navigate(paths[id as PartId])}
      >
        <div className="admin-page">{of}</div>
      </Tabs>
    </main>
  )
}
