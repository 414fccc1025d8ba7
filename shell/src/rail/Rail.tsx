import { useWords } from '../messages/useWords.ts'
import { AppLinks } from './AppLinks.tsx'

/** The apps at the side of the desk. */
export function Rail() {
  const { t } = useWords()
  return (
    <nav className="s-rail" aria-label={t('apps.label')}>
      <AppLinks />
    </nav>
  )
}
