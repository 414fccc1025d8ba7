/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'A company comes as application/json, application/xml or text/xml, not as {0}.':
    'Ein Unternehmen kommt als application/json, application/xml oder text/xml, nicht als {0}.',
}
