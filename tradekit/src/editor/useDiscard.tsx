import { ConfirmDialog } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { type ReactNode, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useRefresh } from '../queries/actions.ts'
import type { Autosave } from './useAutosave.ts'

/** Throws a draft away, after asking; what was never saved is simply left. */
export function useDiscard(id: string, autosave: Autosave, onGone: () => void): { ask: () => void; dialog: ReactNode } {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  const [visible, setVisible] = useState(false)
  const [busy, setBusy] = useState(false)
  const discard = async () => {
    setBusy(true)
    autosave.stop()
    try {
      if (autosave.saving.state !== 'untouched') await api.documents.deleteDocument({ params: { documentId: id } })
      onGone()
      await refresh(id)
    } catch (error) {
      // A draft whose first saving never succeeded is not there: it is as gone as it should be.
      if ((error as { status?: number }).status === 404) return onGone()
      notify('error', messageOf(error, t))
      setBusy(false)
      setVisible(false)
    }
  }
  const dialog = (
    <ConfirmDialog
      visible={visible}
      kind="danger"
      title={t('editor.discard.title')}
      acceptText={t('editor.discard.confirm')}
      cancelText={t('dialog.cancel')}
      busy={busy}
      onAccept={() => void discard()}
      onCancel={() => setVisible(false)}
    >
      {t('editor.discard.text')}
    </ConfirmDialog>
  )
  return { ask: () => setVisible(true), dialog }
}
