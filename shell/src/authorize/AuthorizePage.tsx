import { IconButton, Menu } from '@kontor/kit'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '../components/Mark.tsx'
import { useLanguageEntries } from '../header/useLanguageEntries.ts'
import { useWords } from '../messages/useWords.ts'

/** The page of the shell for who came from a program: no workspace around it, nothing else to do. */
export function AuthorizePage({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const entries = useLanguageEntries()
  return (
    <div className="s-sign-in">
      <header className="s-sign-in-head">
        <Mark />
        <strong>Kontor</strong>
        <Menu label={t('header.language')} entries={entries}>
          <IconButton icon={Languages} label={t('header.language')} />
        </Menu>
      </header>
      <main className="s-authorize">{children}</main>
    </div>
  )
}
