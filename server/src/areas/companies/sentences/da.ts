/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'A company comes as application/json, application/xml or text/xml, not as {0}.':
    'En virksomhed kommer som application/json, application/xml eller text/xml, ikke som {0}.',
}
