import { ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { useReport } from '../desk/useReport.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'

/** Asks before every session of the person ends. */
export function SignOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session } = useParts()
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
