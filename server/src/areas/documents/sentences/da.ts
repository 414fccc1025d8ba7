/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be locked as a {1}: {2}.': 'Dokumentet {0} kan ikke låses som {1}: {2}.',
  'The document {0} does not exist. Save it without a version.': 'Dokumentet {0} findes ikke. Gem det uden version.',
  'The document {0} cannot be saved: {1}. Save a new one.': 'Dokumentet {0} kan ikke gemmes: {1}. Gem et nyt.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'Dokumentet {0} har version {1}, ikke {2}: nogen har gemt det. Læs det igen.',
  'The document has no lines to add up: send one with lines.':
    'Dokumentet har ingen linjer at lægge sammen: send et med linjer.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode er {0}: angiv en kode efter ISO 4217 som EUR.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Et dokument kommer som application/xml, text/xml, text/html eller application/pdf, ikke som {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale er {0}: angiv et sprogmærke som en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.': 'Dokumentet {0} kan ikke slettes: {1}. Arkivér det.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId er {1}. Nævn en af info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId er {0}, og dokumentet er {1}. Nævn profilen for dets type.',
  'it is locked as a {0}': 'det er låst som {0}',
  'it is a draft, and a draft is still being written': 'det er et udkast, og et udkast skrives der endnu på',
  'The document {0} does not allow {1} now: {2}.': 'Dokumentet {0} tillader ikke {1} nu: {2}.',
}
