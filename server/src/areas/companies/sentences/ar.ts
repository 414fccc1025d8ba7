/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'A company comes as application/json, application/xml or text/xml, not as {0}.':
    'تأتي الشركة بصيغة application/json أو application/xml أو text/xml، لا بصيغة {0}.',
}
