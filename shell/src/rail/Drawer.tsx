import { Sheet } from '../components/Sheet.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { languages } from '../preferences/languages.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'

const appSwitcher = lazy((parts) => parts.AppSwitcher)

/** On a narrow screen: the apps, and what has no place in the header there. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const { language } = useStore(useServices().preferences.store)
  const choose = usePreference()
  const Switcher = useLazy(appSwitcher, open)
  return (
    <Sheet open={open} onClose={onClose} label={t('header.menu')} place="side">
      {Switcher && <Switcher onGo={onClose} />}
      <fieldset className="s-choices">
        <legend>{t('header.language')}</legend>
        {languages.map(({ tag, name }) => (
          <label key={tag}>
            <input type="radio" name="language" checked={tag === language} onChange={() => choose('language', tag)} />
            {name}
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
