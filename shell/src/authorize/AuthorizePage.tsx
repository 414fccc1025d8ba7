import type { ReactNode } from 'react'
import { LanguageMenu } from '../header/LanguageMenu.tsx'
import { Mark } from '../look/Mark.tsx'

/** The page of the shell for who came from a program: no desk around it, nothing else to do. */
export function AuthorizePage({ children }: { children: ReactNode }) {
  return (
    <div className="s-sign-in">
      <header className="s-sign-in-head">
        <Mark />
        <strong>Kontor</strong>
        <LanguageMenu />
      </header>
      <main className="s-authorize">{children}</main>
    </div>
  )
}
