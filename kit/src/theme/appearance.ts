/** How the page looks and reads; a field left out or null returns to what the system or the kit would choose. */
export type Appearance = {
  /** Overrides the system's light or dark. */
  theme?: 'light' | 'dark' | null
  /** Row and control heights; the kit's own lies between the two. */
  density?: 'compact' | 'standard' | 'comfortable' | null
  /** BCP 47 language tag of the page, for hyphenation, screen readers and `lang()`. */
  lang?: string | null
  dir?: 'ltr' | 'rtl' | null
}

/** Writes the appearance on `<html>`: the tokens follow its attributes. Called again whenever the person chooses anew. */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  const attributes = {
    'data-theme': appearance.theme,
    'data-density': appearance.density,
    lang: appearance.lang,
    dir: appearance.dir,
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value) root.setAttribute(name, value)
    else root.removeAttribute(name)
  }
}
