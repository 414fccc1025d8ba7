import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
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
  children: ReactNode
}

/** Stands once around everything: gives the kit's fields the reader's locale. */
export function KitProvider({ locale, onMenu, children }: KitProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <MenuContext value={onMenu}>{children}</MenuContext>
    </I18nProvider>
  )
}
