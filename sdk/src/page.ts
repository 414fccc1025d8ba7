import type { Session } from '@kontor/hub'
import { localeOf } from '@kontor/i18n'
import type { Surroundings } from './surroundings.ts'

/** Shows on the root element what the user prefers: `<html lang dir data-theme data-density>`. */
export function dressPage(
  root: Surroundings['root'],
  { language, theme, density }: Pick<Session, 'language' | 'theme' | 'density'>,
): void {
  root.lang = language
  root.dir = localeOf(language).direction
  root.dataset['theme'] = theme
  root.dataset['density'] = density
}
