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
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'Die Versand-ID {0} wurde für eine andere Sendung verwendet. Wählen Sie eine neue.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Mit ihren Dateien ist die E-Mail größer als {0} MB, das Meiste, was per E-Mail versandt wird: Nehmen Sie Dateien ab, und senden Sie noch einmal.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'Das Dokument {0} wurde gespeichert, während es gesendet werden sollte. Lesen Sie es, und senden Sie noch einmal.',
  'The document {0} cannot be sent: {1}.': 'Das Dokument {0} kann nicht gesendet werden: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'Das Dokument {0} kann nicht gesendet werden: Der Virenscan hat in {1}, das es einschließt, einen Virus gefunden. Speichern Sie es ohne diese Datei.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} ist noch auf keinem Weg erreichbar: Geben Sie eine Adresse an, an die gesendet wird.',
  '{0} is not reached by {1}: send by {2}.': '{0} ist über {1} nicht erreichbar: Senden Sie über {2}.',
  'The document has no line {0}: name one of {1}.': 'Das Dokument hat keine Position {0}: Nennen Sie eine von {1}.',
  'The document {0} was never sent.': 'Das Dokument {0} wurde nie gesendet.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'Das Dokument nennt {0} als Empfänger, und Sie sind mit niemandem dieses Namens verbunden. Senden Sie es an eine Verbindung.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'Das Dokument nennt {0} als Empfänger, und Sie sind mit {1} Partnern dieses Namens verbunden. Senden Sie es an eine Verbindung.',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'Die Datei {0} ist vom Typ {1}. Über Peppol gehen PDF, PNG, JPEG, CSV, XLSX und ODS: Nehmen Sie sie ab, oder senden Sie sie als eines davon.',
  'Send less in one document.': 'Senden Sie weniger in einem Dokument.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'Die größte ist {0} mit {1} MB: Nehmen Sie sie ab, oder senden Sie eine kleinere.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Mit seinen Dateien ist das Dokument größer als {0} MB, das Meiste, was über Peppol geht, wo eine Datei um ein Drittel wächst. {1}',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} ist über {1} nicht erreichbar: Senden Sie über {2} oder {3}.',
}
