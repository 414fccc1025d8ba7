import { type ReactNode, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components'
import { ModalPresenceContext, modalCounter } from '../overlays/modalPresence.ts'
import { MenuContext } from './menuContext.ts'

const pressableStyle = 'react-aria-pressable-style'

// React Aria adds one <style> under this id unless the id is taken; the rule stands in base.css, and a content security
// policy without inline styles stays quiet.
if (typeof document !== 'undefined' && !document.getElementById(pressableStyle)) {
  document.head.append(Object.assign(document.createElement('meta'), { id: pressableStyle }))
}

export type KitProviderProps = {
  /** BCP 47 tag: date order, decimal mark, direction of arrow keys, and the words of the calendar follow it. */
  locale: string
  /** Opens the shell's menu: what the menu switch of every HeaderBar does that has no handler of its own (F-065). */
  onMenu?: (() => void) | undefined
  /**
   * A modal opened, or the last of them closed: an app in a frame tells the shell, which dims what lies around the
   * frame. Keep the function the same while the page lives.
   */
  onModalChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** Stands once around everything: gives the kit's fields the reader's locale. */
export function KitProvider({ locale, onMenu, onModalChange, children }: KitProviderProps) {
  const enter = useMemo(() => modalCounter((open) => onModalChange?.(open)), [onModalChange])
  return (
    <I18nProvider locale={locale}>
      <ModalPresenceContext value={enter}>
        <MenuContext value={onMenu}>{children}</MenuContext>
      </ModalPresenceContext>
    </I18nProvider>
  )
}
