/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The scanner for viruses did not judge ({0}): try again.':
    'Der Virenscanner hat nicht geurteilt ({0}): Versuchen Sie es noch einmal.',
  'The content {0} was thrown away on {1}, once no law had it kept any longer and nobody held it.':
    'Der Inhalt {0} wurde am {1} gelöscht, nachdem ihn kein Gesetz mehr verlangte und ihn niemand aufbewahrte.',
  'The app {0} does not exist.': 'Die App {0} gibt es nicht.',
  'The attachment {0} does not exist.': 'Den Anhang {0} gibt es nicht.',
  'The card {0} does not exist.': 'Die Karte {0} gibt es nicht.',
  'The company {0} does not exist.': 'Das Unternehmen {0} gibt es nicht.',
  'The connection {0} does not exist.': 'Die Verbindung {0} gibt es nicht.',
  'The consent {0} does not exist.': 'Die Zustimmung {0} gibt es nicht.',
  'The conversation {0} does not exist.': 'Die Unterhaltung {0} gibt es nicht.',
  'The document {0} does not exist.': 'Das Dokument {0} gibt es nicht.',
  'The identity {0} does not exist.': 'Die Identität {0} gibt es nicht.',
  'The line {0} does not exist.': 'Die Position {0} gibt es nicht.',
  'The list {0} does not exist.': 'Die Liste {0} gibt es nicht.',
  'The mail {0} does not exist.': 'Die E-Mail {0} gibt es nicht.',
  'The mapping of line {0} does not exist.': 'Die Zuordnung der Position {0} gibt es nicht.',
  'The parent company {0} does not exist.': 'Das Mutterunternehmen {0} gibt es nicht.',
  'The program {0} does not exist.': 'Das Programm {0} gibt es nicht.',
  'The property {0} does not exist.': 'Die Eigenschaft {0} gibt es nicht.',
  'The quote {0} does not exist.': 'Das Angebot {0} gibt es nicht.',
  'The request for quotation {0} does not exist.': 'Die Angebotsanfrage {0} gibt es nicht.',
  'The return path {0} does not exist.': 'Die Rücksendeadresse {0} gibt es nicht.',
  'The scheduled task {0} does not exist.': 'Die geplante Aufgabe {0} gibt es nicht.',
  'The step {0} does not exist.': 'Den Schritt {0} gibt es nicht.',
  'The team {0} does not exist.': 'Das Team {0} gibt es nicht.',
  'The upload {0} does not exist.': 'Den Upload {0} gibt es nicht.',
  'The user {0} does not exist.': 'Die Person {0} gibt es nicht.',
  'Nobody is signed in: sign in first.': 'Niemand ist angemeldet: Melden Sie sich zuerst an.',
  'The session has ended, or the token is not known: sign in again.':
    'Die Sitzung ist beendet, oder das Token ist nicht bekannt: Melden Sie sich wieder an.',
  'The tenant header names {0}, where this credential is nobody.':
    'Die Kopfzeile für das Unternehmen nennt {0}; dort gilt diese Anmeldung nicht.',
  'The actor header names {0}, and the credential is another person’s.':
    'Die Kopfzeile für die Person nennt {0}, und die Anmeldung gehört jemand anderem.',
  'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header, from the shell’s own page.':
    'Senden Sie den Wert des Cookies XSRF-TOKEN in der Kopfzeile X-XSRF-TOKEN, von der Seite der Shell selbst.',
  'The body is not JSON: {0}.': 'Der Inhalt ist kein JSON: {0}.',
  'Content-Type is missing: send the body as one of {0}.':
    'Content-Type fehlt: Senden Sie den Inhalt als eines von {0}.',
  'Content-Type is {0}: send the body as one of {1}.': 'Content-Type ist {0}: Senden Sie den Inhalt als eines von {1}.',
  'The body is not UTF-8 text: send it in that encoding.':
    'Der Inhalt ist kein Text in UTF-8: Senden Sie ihn in dieser Kodierung.',
  'There is no call {0}.': 'Den Aufruf {0} gibt es nicht.',
  'There is no page {0}.': 'Die Seite {0} gibt es nicht.',
  'The database is away for a moment: repeat the request with the same request id.':
    'Die Datenbank ist für einen Moment nicht erreichbar: Wiederholen Sie die Anfrage mit derselben Anfrage-ID.',
  'A text holds a zero byte, which no text holds: take it out.':
    'Ein Text enthält ein Null-Byte, das in keinem Text vorkommt: Nehmen Sie es heraus.',
  'The body is larger than this call takes (10 MB for a document, 1 MB otherwise): send less at once.':
    'Der Inhalt ist größer, als dieser Aufruf annimmt (10 MB für ein Dokument, sonst 1 MB): Senden Sie weniger auf einmal.',
  'There is no page at this address.': 'Unter dieser Adresse gibt es keine Seite.',
  'Something went wrong on our side; the request id finds it in the log.':
    'Bei uns ist etwas schiefgegangen; die Anfrage-ID findet es im Protokoll.',
  'The form is larger than {0} MB, the most that is taken: send a smaller one.':
    'Das Formular ist größer als {0} MB, das Meiste, was angenommen wird: Senden Sie ein kleineres.',
  'The file {0} is larger than {1} MB, the most that is taken: send a smaller one.':
    'Die Datei {0} ist größer als {1} MB, das Meiste, was angenommen wird: Senden Sie eine kleinere.',
  'The request id {0} was used before for {1} {2} with other contents: take a new id.':
    'Die Anfrage-ID {0} wurde schon für {1} {2} mit anderem Inhalt verwendet: Nehmen Sie eine neue ID.',
  'The request id header holds what no id holds: send a uuid.':
    'Die Kopfzeile für die Anfrage-ID enthält, was keine ID enthält: Senden Sie eine UUID.',
  'There is too much in the form beside its files: send less.':
    'Das Formular enthält neben seinen Dateien zu viel: Senden Sie weniger.',
  '{0} is longer than {1} kB: send less.': '{0} ist länger als {1} kB: Senden Sie weniger.',
  'The form broke off before its end: send it again.':
    'Das Formular brach vor seinem Ende ab: Senden Sie es noch einmal.',
  'The body is not a form: send multipart/form-data with its boundary (RFC 7578).':
    'Der Inhalt ist kein Formular: Senden Sie multipart/form-data mit seiner Grenze (RFC 7578).',
  '{0} is no part of this form: leave it out; known are {1}.':
    '{0} gehört nicht zu diesem Formular: Lassen Sie es weg; bekannt sind {1}.',
  '{0} comes more than once: send it once.': '{0} kommt mehr als einmal: Senden Sie es einmal.',
  '{0} is a text: send a file with a file name.': '{0} ist ein Text: Senden Sie eine Datei mit Dateinamen.',
  '{0} is a file: send it as text.': '{0} ist eine Datei: Senden Sie es als Text.',
  '{0} is not JSON: send it as JSON text.': '{0} ist kein JSON: Senden Sie es als JSON-Text.',
  'There are {0} bytes: ask for a range within them.': 'Es sind {0} Bytes: Fragen Sie nach einem Bereich darin.',
  'the path': 'Pfad',
  'the query': 'Abfrage',
  'the headers': 'Kopfzeilen',
  'the body': 'Inhalt',
  'the form': 'Formular',
  'the manifest': 'Manifest',
  'the address': 'Adresse',
  'a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6': 'eine UUID wie 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  'a date such as 2026-11-21': 'ein Datum wie 2026-11-21',
  'an instant with its zone such as 2026-11-21T14:02:00Z': 'ein Zeitpunkt mit Zeitzone wie 2026-11-21T14:02:00Z',
  'an e-mail address such as name@example.com': 'eine E-Mail-Adresse wie name@example.com',
  'a text': 'ein Text',
  'a whole number': 'eine ganze Zahl',
  'a number': 'eine Zahl',
  'true or false': 'true oder false',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  '{0} is required in {1} and is missing: add it.': '{0} ist erforderlich und fehlt ({1}): Ergänzen Sie es.',
  '{0} is not known in {1}: leave it out or mend its name; nothing is taken there.':
    '{0} ist hier nicht bekannt ({1}): Lassen Sie es weg oder berichtigen Sie den Namen; dort wird nichts angenommen.',
  '{0} is not known in {1}: leave it out or mend its name; known are {2}.':
    '{0} ist hier nicht bekannt ({1}): Lassen Sie es weg oder berichtigen Sie den Namen; bekannt sind {2}.',
  '{0} is no name that {1} takes in {2}: name it as in {3}.':
    '{0} ist kein Name, den {1} annimmt ({2}): Nennen Sie es wie in {3}.',
  'what was given': 'ein anderer Wert',
  '{0} is {1}: give {2}.': '{0}: Angegeben ist {1}, erwartet wird {2}.',
  'a {0}': 'ein Wert der Art {0}',
  'one of {0}': 'eines von {0}',
  'at least 1 character': 'mindestens 1 Zeichen',
  'at least {0} characters': 'mindestens {0} Zeichen',
  'at most 1 character': 'höchstens 1 Zeichen',
  'at most {0} characters': 'höchstens {0} Zeichen',
  'at least 1 item': 'mindestens 1 Eintrag',
  'at least {0} items': 'mindestens {0} Einträge',
  'at most 1 item': 'höchstens 1 Eintrag',
  'at most {0} items': 'höchstens {0} Einträge',
  'at least {0}': 'mindestens {0}',
  'at most {0}': 'höchstens {0}',
  '{0} or more': '{0} oder mehr',
  '{0} or less': '{0} oder weniger',
  'what matches {0}': 'was zu {0} passt',
  'a value such as {0}': 'ein Wert wie {0}',
  'what fits the rule {0}': 'was der Regel {0} entspricht',
  missing: 'nichts',
  'There is a character U+0000 in {0}, which no text holds: leave it out.':
    'Hier steht ein Zeichen U+0000, das in keinem Text vorkommt ({0}): Lassen Sie es weg.',
  '{0} nests more than {1} levels: send it flatter.': '{0}: mehr als {1} Ebenen ineinander; senden Sie es flacher.',
  'There is half of a character (a lone surrogate) in the body: send both halves or none.':
    'Der Inhalt enthält ein halbes Zeichen (ein einzelnes Surrogat): Senden Sie beide Hälften oder keine.',
  'write it as name@example.com': 'schreiben Sie sie wie name@example.com',
  'before the @ stand at most 64 letters, digits and single dots':
    'vor dem @ stehen höchstens 64 Buchstaben, Ziffern und einzelne Punkte',
  'after the @ stands the name of a domain': 'nach dem @ steht der Name einer Domain',
  'It redirects more than {0} times: give the address where it ends.':
    'Sie leitet mehr als {0}-mal weiter: Geben Sie die Adresse an, bei der das endet.',
  '{0} answered with status {1}: make it answer with 200 and the file.':
    '{0} antwortete mit dem Status {1}: Lassen Sie es mit 200 und der Datei antworten.',
  'It is no web address: give one that begins with https:// or http://.':
    'Das ist keine Webadresse: Geben Sie eine an, die mit https:// oder http:// beginnt.',
  'It holds a user name or a password: give an address that anybody may read.':
    'Sie enthält einen Benutzernamen oder ein Passwort: Geben Sie eine Adresse an, die jeder lesen darf.',
  'It redirects to {0}, which is no address.': 'Sie leitet zu {0} weiter, was keine Adresse ist.',
  'It redirects from https to http, where anybody on the way could change it.':
    'Sie leitet von https zu http weiter, wo jeder unterwegs es ändern könnte.',
  '{0} is this machine: give a public address, or set KONTOR_APP_LOOPBACK=on where apps are developed.':
    '{0} ist dieser Rechner: Geben Sie eine öffentliche Adresse an, oder setzen Sie KONTOR_APP_LOOPBACK=on, wo Apps entwickelt werden.',
  '{0} is not an address of the public internet: give one that is.':
    '{0} ist keine Adresse des öffentlichen Internets: Geben Sie eine solche an.',
  'It is larger than {0} bytes: make it smaller.': 'Sie ist größer als {0} Bytes: Machen Sie sie kleiner.',
  'It comes as {0}, which was not asked for: answer with the plain file.':
    'Sie kommt als {0}, was nicht verlangt wurde: Antworten Sie mit der unkomprimierten Datei.',
  'It did not answer within {0} s: try again later.':
    'Sie antwortete nicht innerhalb von {0} s: Versuchen Sie es später noch einmal.',
  'The name {0} is not known: check how it is written.':
    'Der Name {0} ist nicht bekannt: Prüfen Sie, wie er geschrieben ist.',
  'It could not be read ({0}): check that the server answers.':
    'Sie konnte nicht gelesen werden ({0}): Prüfen Sie, ob der Server antwortet.',
  'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
    'Die Liste ist zu lang für eine Tabelle. Engen Sie den Filter ein, oder nehmen Sie CSV.',
  'Too many large documents wait to be read. Send this one again in a moment.':
    'Zu viele große Dokumente warten darauf, gelesen zu werden. Senden Sie dieses in einem Moment noch einmal.',
  'Reading the document takes more time than Kontor gives one. Split it.':
    'Das Dokument zu lesen braucht mehr Zeit, als Kontor einem gibt. Teilen Sie es.',
  'Reading the document takes more memory than Kontor gives one. Split it.':
    'Das Dokument zu lesen braucht mehr Speicher, als Kontor einem gibt. Teilen Sie es.',
  'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
    'Zu viele Tabellen warten darauf, geschrieben zu werden. Fordern Sie diese in einem Moment noch einmal an.',
  admin: 'Firmenadministration',
  'AP manager': 'Leitung Kreditorenbuchhaltung',
  'AP clerk': 'Kreditorenbuchhaltung',
  approver: 'Freigabe',
  buyer: 'Einkauf',
  requester: 'Bedarfsanforderung',
  onboarder: 'Lieferantenaufnahme',
  'read-only': 'Nur lesen',
  'supplier contact': 'Lieferantenkontakt',
  supporter: 'Support',
  translator: 'Übersetzung',
  'Your role does not include the right {0}: ask an administrator of your company.':
    'Ihre Rolle umfasst nicht das Recht {0}: Wenden Sie sich an die Administration Ihres Unternehmens.',
  'The body nests more than {0} levels: send it flatter.':
    'Der Inhalt ist mehr als {0} Ebenen tief: Senden Sie ihn flacher.',
  'The assignment {0} does not exist.': 'Die Zuweisung {0} gibt es nicht.',
  'The auto-assignee {0} does not exist.': 'Die Vertretung {0} gibt es nicht.',
  'The auto-assignment of {0} does not exist.': 'Die Vertretung für {0} gibt es nicht.',
}
