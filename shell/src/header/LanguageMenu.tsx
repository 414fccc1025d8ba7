import { Languages } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import { HeaderButton } from './HeaderButton.tsx'
import { MenuButton } from './MenuButton.tsx'
import { useLanguageEntries } from './useLanguageEntries.ts'

/** Chooses the language, on pages that open before the kit's menus are there. */
export function LanguageMenu() {
  const { t } = useWords()
  const entries = useLanguageEntries()
  return (
    <MenuButton label={t('header.language')} entries={entries}>
      {(trigger) => <HeaderButton icon={Languages} label={t('header.language')} {...trigger} />}
    </MenuButton>
  )
}
