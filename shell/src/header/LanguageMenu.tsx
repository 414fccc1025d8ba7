import { Languages } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { languages } from '../preferences/languages.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useStore } from '../store.ts'
import { HeaderButton } from './HeaderButton.tsx'
import { MenuButton } from './MenuButton.tsx'

/** Chooses the language of the shell and of every app. */
export function LanguageMenu() {
  const { t } = useWords()
  const { language } = useStore(useParts().preferences.store)
  const choose = usePreference()
  return (
    <MenuButton
      label={t('header.language')}
      entries={languages.map(({ tag, name }) => ({
        id: tag,
        text: name,
        chosen: tag === language,
        onSelect: () => choose('language', tag),
      }))}
    >
      {(trigger) => <HeaderButton icon={Languages} label={t('header.language')} {...trigger} />}
    </MenuButton>
  )
}
