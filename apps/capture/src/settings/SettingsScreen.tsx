import { HeaderBar, ScrollRegion } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { Folders } from './Folders.tsx'
import { Reasons } from './Reasons.tsx'

/** Folders with their tags and branches, and the reasons from which people choose. */
export function SettingsScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  useTitle(t('settings.title'))
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton to={t('papers.views')} onClick={() => navigate('/')} />}
        title={t('settings.title')}
      />
      <ScrollRegion className="capture-settings" label={t('settings.title')}>
        <Folders />
        <Reasons type="ONHOLD" />
        <Reasons type="REJECT" />
      </ScrollRegion>
    </main>
  )
}
