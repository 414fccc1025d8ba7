import { EmptyState } from '@kontor/kit'
import { Lock } from 'lucide-react'
import { useKontor, useWords } from '../kontor.ts'
import { TabsPage } from '../TabsPage.tsx'
import { Routers } from './Routers.tsx'
import { Rules } from './Rules.tsx'

/** Who reviews, and what is sent by itself. */
export function SettingsScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  return (
    <TabsPage tab="settings">
      {may('survey.write') ? (
        <>
          <Routers />
          <Rules />
        </>
      ) : (
        <EmptyState icon={Lock} title={t('settings.locked')} />
      )}
    </TabsPage>
  )
}
