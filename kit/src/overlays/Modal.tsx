import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components'
import { Button } from '../actions/Button.tsx'
import { useModalPresence } from './modalPresence.ts'
import { type FadeEvents, useFade } from './useFade.ts'
import { useInitialFocus } from './useInitialFocus.ts'
import { useLostFocus } from './useLostFocus.ts'

/** 380 px, the middle half of the window, nearly all of it (F-049, F-051 to F-053). */
export type ModalSize = 'small' | 'medium' | 'large'

export type ModalProps = FadeEvents & {
  /** Opens and closes it (F-059). */
  visible: boolean
  /** Asked to close by the cover, the close button or Escape: set `visible` to false, or do not. */
  onDismiss: () => void
  /** Large unless told (F-050). */
  size?: ModalSize | undefined
  title: ReactNode
  /** Name of the close button; without one there is no close button, as in a confirm dialog. */
  closeLabel?: string | undefined
  /** Escape does not close it (F-058). */
  escapeDisabled?: boolean | undefined
  /** A click on the cover does not close it: for a form that would be lost. */
  coverDisabled?: boolean | undefined
  /** An alertdialog interrupts and asks; all else is a dialog. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Before the title. */
  icon?: ReactNode
  /** Buttons at its foot, the one that goes on last. */
  actions?: ReactNode
  children?: ReactNode
}

/**
 * A dialog over a cover. The focus begins in its first field, stays inside and returns to where it was. Closes on the
 * cover, on its button and on Escape (F-054 to F-057). What is filled in and sent stands in a DialogForm.
 */
export function Modal({
  visible,
  onDismiss,
  size = 'large',
  title,
  closeLabel,
  escapeDisabled = false,
  coverDisabled = false,
  role = 'dialog',
  icon,
  actions,
  children,
  ...events
}: ModalProps) {
  const cover = useRef<HTMLDivElement>(null)
  useFade(visible, cover, events)
  useModalPresence(visible)
  return (
    <ModalOverlay
      ref={cover}
      className="k-cover k-modal-cover"
      isOpen={visible}
      onOpenChange={(open) => {
        if (!open) onDismiss()
      }}
      isDismissable={!coverDisabled}
      isKeyboardDismissDisabled={escapeDisabled}
    >
      <AriaModal className="k-modal" data-size={size}>
        <Dialog className="k-dialog" role={role}>
          <header className="k-modal-head">
            {icon}
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {closeLabel && <Button type="text" icon={X} label={closeLabel} onClick={onDismiss} />}
          </header>
          <Body onEscape={() => !escapeDisabled && onDismiss()}>{children}</Body>
          {actions && <footer className="k-modal-foot">{actions}</footer>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

/** Mounted with the dialog, so that its effects run when the dialog is there. */
function Body({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useInitialFocus(body)
  useLostFocus(body, onEscape)
  return (
    <div ref={body} className="k-modal-body">
      {children}
    </div>
  )
}
