/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'A company comes as application/json, application/xml or text/xml, not as {0}.':
    'Una empresa se da como application/json, application/xml o text/xml, no como {0}.',
}
