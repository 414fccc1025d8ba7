import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components'
import { useModalPresence } from '../overlays/modalPresence.ts'
import { CommandList, type CommandListProps } from './CommandList.tsx'

export type CommandPaletteProps = Omit<CommandListProps, 'onDone'> & {
  visible: boolean
  /** Escape, a click beside it, or something was chosen. */
  onDismiss: () => void
}

/** Ctrl-K: finds and does anything, over the page. The focus returns to where it was. */
export function CommandPalette({ visible, onDismiss, ...list }: CommandPaletteProps) {
  useModalPresence(visible)
  return (
    <ModalOverlay
      className="k-cover k-modal-cover k-palette-cover"
      isOpen={visible}
      onOpenChange={(open) => {
        if (!open) onDismiss()
      }}
      isDismissable
    >
      <AriaModal className="k-modal k-palette">
        <Dialog className="k-palette-dialog" aria-label={list.label}>
          <CommandList {...list} onDone={onDismiss} />
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
