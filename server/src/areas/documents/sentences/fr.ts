/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be locked as a {1}: {2}.': 'Le document {0} ne peut pas être verrouillé comme {1} : {2}.',
  'The document {0} does not exist. Save it without a version.':
    'Le document {0} n’existe pas. Enregistrez-le sans version.',
  'The document {0} cannot be saved: {1}. Save a new one.':
    'Le document {0} ne peut pas être enregistré : {1}. Enregistrez-en un nouveau.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'Le document {0} a la version {1}, pas {2} : quelqu’un l’a enregistré. Relisez-le.',
  'The document has no lines to add up: send one with lines.':
    'Le document n’a pas de lignes à additionner : envoyez-en un avec des lignes.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode est {0} : donnez un code ISO 4217 comme EUR.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Un document s’obtient en application/xml, text/xml, text/html ou application/pdf, pas en {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale est {0} : donnez une étiquette de langue comme en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.':
    'Le document {0} ne peut pas être supprimé : {1}. Archivez-le.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0} : documentProfileId est {1}. Nommez-en un d’info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId est {0}, et le document est de type {1}. Nommez le profil de son type.',
  'it is locked as a {0}': 'il est verrouillé comme {0}',
  'it is a draft, and a draft is still being written': 'c’est un brouillon, et un brouillon s’écrit encore',
  'The document {0} does not allow {1} now: {2}.': 'Le document {0} ne permet pas {1} maintenant : {2}.',
}
