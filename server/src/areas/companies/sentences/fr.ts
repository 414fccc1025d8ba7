/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'A company comes as application/json, application/xml or text/xml, not as {0}.':
    'Une entreprise s’obtient en application/json, application/xml ou text/xml, pas en {0}.',
}
