/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be locked as a {1}: {2}.': 'El documento {0} no se puede bloquear como {1}: {2}.',
  'The document {0} does not exist. Save it without a version.': 'El documento {0} no existe. Guárdelo sin versión.',
  'The document {0} cannot be saved: {1}. Save a new one.':
    'El documento {0} no se puede guardar: {1}. Guarde uno nuevo.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'El documento {0} tiene la versión {1}, no {2}: alguien lo guardó. Léalo de nuevo.',
  'The document has no lines to add up: send one with lines.':
    'El documento no tiene líneas que sumar: envíe uno con líneas.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode es {0}: indique un código ISO 4217 como EUR.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Un documento se da como application/xml, text/xml, text/html o application/pdf, no como {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale es {0}: indique una etiqueta de idioma como en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.': 'El documento {0} no se puede eliminar: {1}. Archívelo.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId es {1}. Nombre uno de info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId es {0}, y el documento es {1}. Nombre el perfil de su tipo.',
  'it is locked as a {0}': 'está bloqueado como {0}',
  'it is a draft, and a draft is still being written': 'es un borrador, y un borrador aún se está escribiendo',
  'The document {0} does not allow {1} now: {2}.': 'El documento {0} no permite {1} ahora: {2}.',
}
