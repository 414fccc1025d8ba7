/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot take the answer {1}: {2}.': 'Das Dokument {0} kann die Antwort {1} nicht annehmen: {2}.',
  'The response id {0} was used for another document. Choose a new one.':
    'Die Antwort-ID {0} wurde für ein anderes Dokument verwendet. Wählen Sie eine neue.',
  'ReasonCode is {0}: give one of {1}.': 'ReasonCode ist {0}: Geben Sie eines von {1} an.',
  '{0} needs a Reason or a ReasonCode: say why, so that the other party can mend it.':
    '{0} braucht Reason oder ReasonCode: Sagen Sie, warum, damit die andere Seite es berichtigen kann.',
  'Lines come with BusinessDispute only, not with {0}: leave them out.':
    'Lines kommt nur mit BusinessDispute, nicht mit {0}: Lassen Sie sie weg.',
  'Line {0} is disputed without a Reason or a ReasonCode: say why.':
    'Position {0} wird ohne Reason oder ReasonCode bestritten: Sagen Sie, warum.',
  'it is none that changes a document': 'es ist keine, die ein Dokument ändert',
  'The document {0} has {1} files already: take one off first.':
    'Das Dokument {0} hat schon {1} Dateien: Nehmen Sie zuerst eine ab.',
  'The scan found a virus in {0}: nothing of it was kept.':
    'Der Virenscan hat in {0} einen Virus gefunden: Nichts davon wurde behalten.',
  'file has no name: send it with one.': 'file hat keinen Namen: Senden Sie es mit einem.',
  'file {0} is empty: send its bytes.': 'file {0} ist leer: Senden Sie die Bytes.',
  'The file {0} cannot be taken off: {1}.': 'Die Datei {0} kann nicht abgenommen werden: {1}.',
  'The files of document {0} cannot be changed: {1}.':
    'Die Dateien des Dokuments {0} können nicht geändert werden: {1}.',
  'The document {0} does not allow {1}: {2}.': 'Das Dokument {0} erlaubt {1} nicht: {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason ist leer: Sagen Sie für das Protokoll, woher Sie es wissen oder warum.',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'Die Versand-ID {0} wurde für eine andere Sendung verwendet. Wählen Sie eine neue.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'Die Datei {0}, die das Dokument einschließt, ist größer als {1} MB, das Meiste, was angenommen wird: Schließen Sie eine kleinere ein.',
  'The documents of {0} are held already. Release them first to give another reason.':
    'Die Dokumente mit {0} werden schon aufbewahrt. Geben Sie sie zuerst frei, um einen anderen Grund anzugeben.',
  'The documents of {0} are not held: there is nothing to release.':
    'Die Dokumente mit {0} werden nicht aufbewahrt: Es gibt nichts freizugeben.',
  '{0}: {1}. Send one of the types of info/documentprofiles.':
    '{0}: {1}. Senden Sie einen der Typen von info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'Das Dokument verletzt 1 Regel: {0}',
  'The document breaks {0} rules: {1}': 'Das Dokument verletzt {0} Regeln: {1}',
  'The document {0} cannot be locked as a {1}: {2}.': 'Das Dokument {0} kann nicht als {1} gesperrt werden: {2}.',
  'The document {0} was not there at position {1} of the log.':
    'Das Dokument {0} war an der Stelle {1} des Protokolls nicht da.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Mit ihren Dateien ist die E-Mail größer als {0} MB, das Meiste, was per E-Mail versandt wird: Nehmen Sie Dateien ab, und senden Sie noch einmal.',
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Es sind mehr als {0} Dokumente ausgewählt. Engen Sie den Filter ein, und gehen Sie Teil für Teil vor.',
  'Nothing can be said about the document {0} now: {1}.': 'Zum Dokument {0} kann jetzt nichts gesagt werden: {1}.',
  'Text holds no word: write something.': 'Text enthält kein Wort: Schreiben Sie etwas.',
  'The post id {0} was used for another post. Choose a new one.':
    'Die Beitrags-ID {0} wurde für einen anderen Beitrag verwendet. Wählen Sie eine neue.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'Das Dokument {0} steht Ihnen nicht offen: {1}. Fragen Sie jemanden von ihnen.',
  'The company is not registered in {0}: register it first, by PUT.':
    'Das Unternehmen ist in {0} nicht registriert: Registrieren Sie es zuerst mit PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate enthält einen privaten Schlüssel: Senden Sie nur das Zertifikat, und behalten Sie den Schlüssel.',
  'validTo is {0}, before validFrom {1}: give a later day.':
    'validTo ist {0}, vor validFrom {1}: Geben Sie einen späteren Tag an.',
  'The id {0} was used for another document. Save under a new id.':
    'Die ID {0} wurde für ein anderes Dokument verwendet. Speichern Sie unter einer neuen ID.',
  'The document {0} does not exist. Save it without a version.':
    'Das Dokument {0} gibt es nicht. Speichern Sie es ohne Version.',
  'The document {0} cannot be saved: {1}. Save a new one.':
    'Das Dokument {0} kann nicht gespeichert werden: {1}. Speichern Sie ein neues.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'Das Dokument {0} hat die Version {1}, nicht {2}: Jemand hat es gespeichert. Lesen Sie es neu.',
  'Nothing is put off for the document {0}: {1}.': 'Für das Dokument {0} wird nichts aufgeschoben: {1}.',
  'Whoever scheduled it may not do so any more.': 'Wer es geplant hat, darf es nicht mehr tun.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'Das Dokument {0} wurde gespeichert, während es gesendet werden sollte. Lesen Sie es, und senden Sie noch einmal.',
  'The document {0} cannot be sent: {1}.': 'Das Dokument {0} kann nicht gesendet werden: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'Das Dokument {0} kann nicht gesendet werden: Der Virenscan hat in {1}, das es einschließt, einen Virus gefunden. Speichern Sie es ohne diese Datei.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} ist noch auf keinem Weg erreichbar: Geben Sie eine Adresse an, an die gesendet wird.',
  '{0} is not reached by {1}: send by {2}.': '{0} ist über {1} nicht erreichbar: Senden Sie über {2}.',
  'Grants.{0} names nobody: give either UserId or GroupId.':
    'Grants.{0} nennt niemanden: Geben Sie entweder UserId oder GroupId an.',
  'Grants.{0} names two: give either UserId or GroupId.':
    'Grants.{0} nennt zwei: Geben Sie entweder UserId oder GroupId an.',
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'Das Dokument {0} kann nicht abgelegt werden: {1}. Senden oder löschen Sie es.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'Das Schlagwort {0} folgt aus dem Zustand des Dokuments und wird nicht gesetzt. Wählen Sie ein anderes Wort.',
  'The upload {0} was handed on before: upload under a new token.':
    'Der Upload {0} wurde schon weitergegeben: Laden Sie unter einem neuen Token hoch.',
  'The file {0} cannot be handed on: {1}. Upload another.':
    'Die Datei {0} kann nicht weitergegeben werden: {1}. Laden Sie eine andere hoch.',
  'The document has no line {0}: name one of {1}.': 'Das Dokument hat keine Position {0}: Nennen Sie eine von {1}.',
  'documentId is {0}, the document of the line itself: name another.':
    'documentId ist {0}, das Dokument der Position selbst: Nennen Sie ein anderes.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nennt {0} Dokumente: Fragen Sie höchstens {1} auf einmal ab.',
  'The list has more than {0} rows: narrow the filter.': 'Die Liste hat mehr als {0} Zeilen: Engen Sie den Filter ein.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'Die Liste hat mehr als {0} Zeilen: Engen Sie den Filter ein, oder nehmen Sie CSV.',
  'The document has no lines to add up: send one with lines.':
    'Das Dokument hat keine Positionen, die sich zusammenzählen lassen: Senden Sie eines mit Positionen.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode ist {0}: Geben Sie einen Code nach ISO 4217 wie EUR an.',
  'The file {0} is not given out: {1}.': 'Die Datei {0} wird nicht herausgegeben: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'der Virenscan war noch nicht dran; fragen Sie in einem Moment wieder',
  'the scan found a virus in it': 'der Virenscan hat darin einen Virus gefunden',
  'The document {0} was never sent.': 'Das Dokument {0} wurde nie gesendet.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Ein Dokument kommt als application/xml, text/xml, text/html oder application/pdf, nicht als {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale ist {0}: Geben Sie ein Sprachkennzeichen wie en-GB an.',
  'The document {0} cannot be deleted: {1}. Archive it.':
    'Das Dokument {0} kann nicht gelöscht werden: {1}. Legen Sie es ab.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId ist {1}. Nennen Sie eines aus info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId ist {0}, und das Dokument ist {1}. Nennen Sie das Profil seines Typs.',
  'Nothing is known of what {0} asks for.': 'Was {0} verlangt, ist nicht bekannt.',
  'is no field of a document of type {0}: name one of {1}':
    'ist kein Feld eines Dokuments vom Typ {0}: Nennen Sie eines von {1}',
  'is required by the standard: leave it required and visible':
    'verlangt der Standard: Lassen Sie es erforderlich und sichtbar',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
  'The document {0} states no taxes.': 'Das Dokument {0} nennt keine Steuern.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'Das Dokument nennt {0} als Empfänger, und Sie sind mit niemandem dieses Namens verbunden. Senden Sie es an eine Verbindung.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'Das Dokument nennt {0} als Empfänger, und Sie sind mit {1} Partnern dieses Namens verbunden. Senden Sie es an eine Verbindung.',
  'Every line of these documents was billed before: choose others.':
    'Jede Position dieser Dokumente wurde schon abgerechnet: Wählen Sie andere.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType ist {0}, wozu nichts wird: Siehe document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.':
    'Das Dokument {0} hat keine Positionen, die übernommen werden könnten.',
  'The document {0} has no line {1}.': 'Das Dokument {0} hat keine Position {1}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Ein Angebot wird durch diesen Aufruf nicht {0}: Es läuft an dem Tag ab, den es nennt.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Ein Angebot wird durch diesen Aufruf nicht {0}: Speichern und senden Sie es als Dokument.',
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
  'it has not been delivered, and the other party does not have it':
    'es wurde nicht zugestellt, und die andere Seite hat es nicht',
  'it is a part of the document; save the document without it':
    'sie ist ein Teil des Dokuments; speichern Sie das Dokument ohne sie',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'Die Datei {0} ist vom Typ {1}. Über Peppol gehen PDF, PNG, JPEG, CSV, XLSX und ODS: Nehmen Sie sie ab, oder senden Sie sie als eines davon.',
  'Send less in one document.': 'Senden Sie weniger in einem Dokument.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'Die größte ist {0} mit {1} MB: Nehmen Sie sie ab, oder senden Sie eine kleinere.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Mit seinen Dateien ist das Dokument größer als {0} MB, das Meiste, was über Peppol geht, wo eine Datei um ein Drittel wächst. {1}',
  'it is locked as a {0}': 'es ist als {0} gesperrt',
  'it is a draft, and a draft is still being written': 'es ist ein Entwurf, und an einem Entwurf wird noch geschrieben',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'es wird gesetzlich bis {0} aufbewahrt (für die längste Zeit, die ein hier bekanntes Gesetz verlangt)',
  'it is kept until {0} by law ({1}: {2})': 'es wird gesetzlich bis {0} aufbewahrt ({1}: {2})',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt ist {0} und liegt nicht in der Zukunft: Geben Sie einen späteren Zeitpunkt an.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId ist für document.send erforderlich: Sagen Sie, an wen es geht.',
  '{0} says nothing of {1}: leave it out.': '{0} sagt nichts über {1}: Lassen Sie es weg.',
  'cannot find document profile id for provided document type':
    'zum angegebenen Dokumenttyp wurde keine Dokumentprofil-ID gefunden',
  'The document {0} is not open to this person: {1}.': 'Das Dokument {0} steht dieser Person nicht offen: {1}.',
  'The document {0} does not allow {1} now: {2}.': 'Das Dokument {0} erlaubt {1} jetzt nicht: {2}.',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} ist über {1} nicht erreichbar: Senden Sie über {2} oder {3}.',
}
