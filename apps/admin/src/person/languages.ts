/** What Kontor speaks, each by its own name. */
export const languages = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar'].map((id) => ({
  id,
  label: new Intl.DisplayNames([id], { type: 'language' }).of(id.split('-', 1)[0] ?? id) ?? id,
}))
