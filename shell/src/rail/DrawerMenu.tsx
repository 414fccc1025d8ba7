import { RadioBox } from '@kontor/kit'
import { useWords } from '../messages/useWords.ts'
import { languages } from '../preferences/languages.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { AppSwitcher } from './AppSwitcher.tsx'

/** What stands in the drawer: the apps, and the languages. */
export function DrawerMenu({ onGo }: { onGo: () => void }) {
  const { t } = useWords()
  const { language } = useStore(useServices().preferences.store)
  const choose = usePreference()
  return (
    <>
      <AppSwitcher onGo={onGo} />
      <fieldset className="s-choices">
        <legend>{t('header.language')}</legend>
        {languages.map(({ tag, name }) => (
          <RadioBox
            key={tag}
            label={name}
            name="language"
            checked={tag === language}
            onChange={() => choose('language', tag)}
          >
            {name}
          </RadioBox>
        ))}
      </fieldset>
    </>
  )
}
