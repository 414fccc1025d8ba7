/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'Dokumentet {0} kan ikke arkiveres: {1}. Send eller slet det.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'Mærket {0} følger af dokumentets tilstand og sættes ikke. Vælg et andet ord.',
}
