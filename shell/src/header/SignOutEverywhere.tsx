import { ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'

/** Asks before every session of the person ends. */
export function SignOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session } = useServices()
  const { t } = useWords()
  const report = useReport()
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    try {
      await session.signOutEverywhere()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      visible={open}
      kind="danger"
      title={t('profile.everywhere.title')}
      acceptText={t('profile.everywhere.accept')}
      cancelText={t('shell.cancel')}
      busy={busy}
      onCancel={onClose}
      onAccept={() => void signOut()}
    >
      {t('profile.everywhere.text')}
    </ConfirmDialog>
  )
}
