/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be locked as a {1}: {2}.': 'Das Dokument {0} kann nicht als {1} gesperrt werden: {2}.',
  'The document {0} does not exist. Save it without a version.':
    'Das Dokument {0} gibt es nicht. Speichern Sie es ohne Version.',
  'The document {0} cannot be saved: {1}. Save a new one.':
    'Das Dokument {0} kann nicht gespeichert werden: {1}. Speichern Sie ein neues.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'Das Dokument {0} hat die Version {1}, nicht {2}: Jemand hat es gespeichert. Lesen Sie es neu.',
  'The document has no lines to add up: send one with lines.':
    'Das Dokument hat keine Positionen, die sich zusammenzählen lassen: Senden Sie eines mit Positionen.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode ist {0}: Geben Sie einen Code nach ISO 4217 wie EUR an.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Ein Dokument kommt als application/xml, text/xml, text/html oder application/pdf, nicht als {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale ist {0}: Geben Sie ein Sprachkennzeichen wie en-GB an.',
  'The document {0} cannot be deleted: {1}. Archive it.':
    'Das Dokument {0} kann nicht gelöscht werden: {1}. Legen Sie es ab.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId ist {1}. Nennen Sie eines aus info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId ist {0}, und das Dokument ist {1}. Nennen Sie das Profil seines Typs.',
  'it is locked as a {0}': 'es ist als {0} gesperrt',
  'it is a draft, and a draft is still being written': 'es ist ein Entwurf, und an einem Entwurf wird noch geschrieben',
  'The document {0} does not allow {1} now: {2}.': 'Das Dokument {0} erlaubt {1} jetzt nicht: {2}.',
}
