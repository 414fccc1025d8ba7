import { DialogForm, type DialogFormProps } from '@kontor/kit'
import { useWords } from '../kontor.ts'

export interface ActionFormProps extends Omit<DialogFormProps, 'confirmText' | 'cancelText' | 'onCancel'> {
  readonly confirm: string
  readonly onClose: () => void
}

/** The form of a dialog, and the ways out of it: leaving it, and what it is for. */
export function ActionForm({ confirm, onClose, ...form }: ActionFormProps) {
  const { t } = useWords()
  return <DialogForm {...form} confirmText={confirm} cancelText={t('dialog.cancel')} onCancel={onClose} />
}
