import { ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'

/** Asks before every session of the person ends. */
export function SignOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session } = useServices()
  const { t } = useWords()
  const words = useLazyWords(open)
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
      visible={open && words !== undefined}
      kind="danger"
      title={words?.t('profile.everywhere.title')}
      acceptText={words?.t('profile.everywhere.accept')}
      cancelText={t('shell.cancel')}
      busy={busy}
      onCancel={onClose}
      onAccept={() => void signOut()}
    >
      {words?.t('profile.everywhere.text')}
    </ConfirmDialog>
  )
}
