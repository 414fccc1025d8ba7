import { ConfirmDialog } from '@kontor/kit'
import { useLast } from '../dialogs/useLast.ts'
import { useWords } from '../kontor.ts'
import type { Warning } from '../queries/types.ts'

/** What approves of a document, and is asked about where a warning stands. */
export type WarnedAction = 'accept' | 'markPaid' | 'approve'

export interface ConfirmWarnedProps<Act extends WarnedAction> {
  /** Which act asks; none while the dialog is away. */
  readonly action: Act | undefined
  readonly number: string
  readonly warnings: readonly Warning[]
  readonly busy: boolean
  readonly onConfirm: (action: Act) => void
  readonly onClose: () => void
}

/** Names the warnings of a document before somebody accepts, pays or approves it all the same. */
export function ConfirmWarned<Act extends WarnedAction>({
  action,
  number,
  warnings,
  busy,
  onConfirm,
  onClose,
}: ConfirmWarnedProps<Act>) {
  const { t } = useWords()
  const shown = useLast<WarnedAction>(action, 'accept')
  return (
    <ConfirmDialog
      visible={action !== undefined}
      kind="warning"
      title={t(`confirm.${shown}.title`, { number })}
      acceptText={t(`confirm.${shown}.do`)}
      cancelText={t('dialog.cancel')}
      busy={busy}
      onAccept={() => action && onConfirm(action)}
      onCancel={onClose}
    >
      {warnings.map((warning) => (
        <p key={warning}>{t(`confirm.warning.${warning}`)}</p>
      ))}
    </ConfirmDialog>
  )
}
