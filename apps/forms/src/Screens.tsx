import { EmptyState } from '@kontor/kit'
import { UnknownPage } from '@kontor/tradekit/frame'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { formsKey } from './api.ts'
import { BuilderScreen } from './builder/BuilderScreen.tsx'
import { useKontor, useWords } from './kontor.ts'
import { QuestionnairesScreen } from './questionnaires/QuestionnairesScreen.tsx'
import { QuestionsScreen } from './questions/QuestionsScreen.tsx'
import { ReceivedScreen } from './received/ReceivedScreen.tsx'
import { RequestScreen } from './request/RequestScreen.tsx'
import { SentScreen } from './sent/SentScreen.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'
import { useFirstTab } from './TabsPage.tsx'
import './forms.css'

/** Which screen a path shows. Lists show at once what others do; what somebody writes is not read over. */
export function Screens() {
  const { onChanges, may } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const first = useFirstTab()
  useEffect(
    () => onChanges('questionnaireRequest', () => void queries.invalidateQueries({ queryKey: formsKey })),
    [onChanges, queries],
  )
  if (!may('survey.read'))
    return (
      <main className="forms-screen">
        <EmptyState icon={Lock} title={t('forms.locked')} />
      </main>
    )
  return (
    <Routes>
      <Route path="/" element={<Navigate to={`/${first}`} replace />} />
      <Route path="/questionnaires" element={<QuestionnairesScreen />} />
      <Route path="/questionnaires/:id" element={<ScreenById of={BuilderScreen} />} />
      <Route path="/sent" element={<SentScreen />} />
      <Route path="/received" element={<ReceivedScreen />} />
      <Route path="/questions" element={<QuestionsScreen />} />
      <Route path="/settings" element={<SettingsScreen />} />
      <Route path="/:id" element={<ScreenById of={RequestScreen} />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

function ScreenById({ of: Screen }: { of: (props: { id: string }) => React.ReactNode }) {
  const { id = '' } = useParams()
  return <Screen key={id} id={id} />
}
