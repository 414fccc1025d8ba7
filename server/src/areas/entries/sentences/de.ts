/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0}: {1}. Send one of the types of info/documentprofiles.':
    '{0}: {1}. Senden Sie einen der Typen von info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'Das Dokument verletzt 1 Regel: {0}',
  'The document breaks {0} rules: {1}': 'Das Dokument verletzt {0} Regeln: {1}',
  'The document {0} was not there at position {1} of the log.':
    'Das Dokument {0} war an der Stelle {1} des Protokolls nicht da.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'es ist denen vorbehalten, die ein Recht darauf bekamen, seinem Verfasser und der Administration des Unternehmens',
  'it takes the right {0} on it, and what was given is {1}': 'es braucht das Recht {0} daran, und gegeben wurde {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'es wird aufbewahrt: Sein Inhalt wird weder geändert noch gelöscht, bis die Administration es freigibt',
  'it is a draft': 'es ist ein Entwurf',
  'it is locked and does not change any more': 'es ist gesperrt und ändert sich nicht mehr',
  'it is {0} and does not change any more': 'es ist {0} und ändert sich nicht mehr',
  'it was finished before': 'es war schon fertiggestellt',
  'it is {0}': 'es ist {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, und nur ein Entwurf, der nie mehr war, wird gelöscht; {1}',
  '{0}, and only a draft that never was more is deleted': '{0}, und nur ein Entwurf, der nie mehr war, wird gelöscht',
  'it is {0}: it was sent or received already': 'es ist {0}: Es wurde schon gesendet oder empfangen',
  'it is filed away already': 'es ist schon abgelegt',
  'no account of it waits to be confirmed: it is known already':
    'keines seiner Konten wartet auf Bestätigung: Es ist schon bekannt',
  'it is not marked as the duplicate of another': 'es ist nicht als Duplikat eines anderen gekennzeichnet',
  'it is not filed away': 'es ist nicht abgelegt',
  'it is held already': 'es wird schon aufbewahrt',
  'nobody holds it by itself': 'niemand bewahrt es für sich auf',
  'it has not been delivered': 'es wurde nicht zugestellt',
  'a document of type {0} does not take this answer': 'ein Dokument vom Typ {0} nimmt diese Antwort nicht an',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'es soll auf ein Konto gezahlt werden, das von seinem Absender nicht bekannt ist: Fragen Sie dort nach, und bestätigen Sie zuerst das Konto',
  'colleagues were asked to approve it, and have not decided yet':
    'es liegt zur Freigabe im Kollegium, das noch nicht entschieden hat',
  'its approval was refused: ask for it anew, or reject the document':
    'seine Freigabe wurde verweigert: Bitten Sie neu darum, oder lehnen Sie das Dokument ab',
  'only its receiver may accept it': 'nur sein Empfänger darf es annehmen',
  'only its receiver may reject it': 'nur sein Empfänger darf es ablehnen',
  'only its receiver may dispute it': 'nur sein Empfänger darf es bestreiten',
  'only its receiver may report payment of it': 'nur sein Empfänger darf die Zahlung melden',
  'only its sender may confirm payment of it': 'nur sein Absender darf die Zahlung bestätigen',
  'only its sender may cancel it': 'nur sein Absender darf es stornieren',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'es wird gesetzlich bis {0} aufbewahrt (für die längste Zeit, die ein hier bekanntes Gesetz verlangt)',
  'it is kept until {0} by law ({1}: {2})': 'es wird gesetzlich bis {0} aufbewahrt ({1}: {2})',
  'cannot find document profile id for provided document type':
    'zum angegebenen Dokumenttyp wurde keine Dokumentprofil-ID gefunden',
}
