import { HeaderBar, ScrollRegion } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { Folders } from './Folders.tsx'
import { Reasons } from './Reasons.tsx'
import { Receivers } from './Receivers.tsx'
import { Senders } from './Senders.tsx'

/** For whom and from whom documents are scanned, folders with their tags and branches, and the reasons from which people choose. */
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
        <Receivers />
        <Folders />
        <Reasons type="ONHOLD" />
        <Reasons type="REJECT" />
        <Senders />
      </ScrollRegion>
    </main>
  )
}
