import { IconButton, Menu } from '@kontor/kit'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguageEntries } from '../header/useLanguageEntries.ts'
import { useWords } from '../messages/useWords.ts'
import { Mark } from './Mark.tsx'

export interface EntryPageProps {
  readonly className?: string
  readonly children: ReactNode
}

/** A page of the shell on the way in, with a link or from a program: no workspace around it, nothing else to do. */
export function EntryPage({ className, children }: EntryPageProps) {
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
      <main className={className}>{children}</main>
    </div>
  )
}
