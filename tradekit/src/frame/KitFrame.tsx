import { KitProvider, useHotkeys } from '@kontor/kit'
import type { FrameProps } from '@kontor/sdk/react'
import '@kontor/kit/style.css'
import { useWords } from '../kontor.ts'
import { useKeptFocus } from './useKeptFocus.ts'

/** The interface kit around the screens of an app, in the reader's language. */
export function KitFrame({ app, children }: FrameProps) {
  const { locale } = useWords()
  // The shell does not see the keys that are pressed in here.
  useHotkeys({ 'ctrl+k': app.openSearch, '?': app.openHelp })
  useKeptFocus()
  return (
    <KitProvider locale={locale} onMenu={app.openMenu} onModalChange={app.setModal}>
      {children}
    </KitProvider>
  )
}
