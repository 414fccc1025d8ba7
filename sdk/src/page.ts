import type { FrameEdges, Session } from '@kontor/hub'
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

const edges = ['top', 'right', 'bottom', 'left'] as const

/** Writes on the root element how far the window goes beyond the frame, for styles: `--window-left` and its like. */
export function placePage({ style }: Surroundings['root'], frame: FrameEdges): void {
  for (const edge of edges) {
    const px = frame[edge]
    if (Number.isFinite(px)) style.setProperty(`--window-${edge}`, `${px}px`)
  }
}
