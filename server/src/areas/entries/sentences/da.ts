/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0}: {1}. Send one of the types of info/documentprofiles.': '{0}: {1}. Send en af typerne i info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'Dokumentet bryder 1 regel: {0}',
  'The document breaks {0} rules: {1}': 'Dokumentet bryder {0} regler: {1}',
  'The document {0} was not there at position {1} of the log.':
    'Dokumentet {0} var der ikke ved position {1} i loggen.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'det er forbeholdt dem, der fik en ret til det, dets forfatter og virksomhedens administratorer',
  'it takes the right {0} on it, and what was given is {1}': 'det kræver retten {0} til det, og der blev givet {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'det holdes: dets indhold hverken ændres eller slettes, før en administrator frigiver det',
  'it is a draft': 'det er et udkast',
  'it is locked and does not change any more': 'det er låst og ændres ikke længere',
  'it is {0} and does not change any more': 'det er {0} og ændres ikke længere',
  'it was finished before': 'det blev gjort færdigt før',
  'it is {0}': 'det er {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, og kun et udkast, der aldrig var mere, slettes; {1}',
  '{0}, and only a draft that never was more is deleted': '{0}, og kun et udkast, der aldrig var mere, slettes',
  'it is {0}: it was sent or received already': 'det er {0}: det er sendt eller modtaget før',
  'it is filed away already': 'det er allerede arkiveret',
  'no account of it waits to be confirmed: it is known already':
    'ingen af dets konti venter på bekræftelse: den er kendt i forvejen',
  'it is not marked as the duplicate of another': 'det er ikke markeret som dublet af et andet',
  'it is not filed away': 'det er ikke arkiveret',
  'it is held already': 'det holdes allerede',
  'nobody holds it by itself': 'ingen holder det for sig selv',
  'it has not been delivered': 'det er ikke leveret',
  'a document of type {0} does not take this answer': 'et dokument af typen {0} tager ikke imod dette svar',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'det beder om betaling til en konto, der ikke er kendt for afsenderen: spørg dem, og bekræft først kontoen',
  'colleagues were asked to approve it, and have not decided yet':
    'kolleger er bedt om at godkende det og har ikke afgjort det endnu',
  'its approval was refused: ask for it anew, or reject the document':
    'dets godkendelse blev afslået: bed om den på ny, eller afvis dokumentet',
  'only its receiver may accept it': 'kun dets modtager må acceptere det',
  'only its receiver may reject it': 'kun dets modtager må afvise det',
  'only its receiver may dispute it': 'kun dets modtager må bestride det',
  'only its receiver may report payment of it': 'kun dets modtager må melde det betalt',
  'only its sender may confirm payment of it': 'kun dets afsender må bekræfte betalingen',
  'only its sender may cancel it': 'kun dets afsender må annullere det',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'det opbevares ved lov til {0} (i den længste tid, nogen lov, der er kendt her, kræver)',
  'it is kept until {0} by law ({1}: {2})': 'det opbevares ved lov til {0} ({1}: {2})',
  'cannot find document profile id for provided document type':
    'intet dokumentprofil-id findes til den angivne dokumenttype',
}
