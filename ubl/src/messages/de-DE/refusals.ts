import type { FindingWords } from '../index.ts'

/** Why a file is not read, and the phrases in it, in German. */
export const refusals: FindingWords = {
  'at line {0}, column {1}': 'in Zeile {0}, Spalte {1}',
  '{0}, in {1}': '{0}, in {1}',
  'The file has {0} bytes; {1} are read at most. Send less at once.':
    'Die Datei hat {0} Bytes; gelesen werden höchstens {1}. Senden Sie weniger auf einmal.',
  'The file has a document type declaration (DOCTYPE) {0}. Remove it: no trade document needs one.':
    'Die Datei hat {0} eine Dokumenttyp-Deklaration (DOCTYPE). Entfernen Sie sie: Kein Handelsdokument braucht sie.',
  'Elements are nested deeper than {0} {1}. Flatten the file.':
    '{1} sind Elemente tiefer als {0} geschachtelt. Machen Sie die Datei flacher.',
  'The file has more than {0} elements and comments {1}. Split it.':
    'Die Datei hat mehr als {0} Elemente und Kommentare, erreicht {1}. Teilen Sie sie.',
  'The file has more than {0} elements {1}. Split it.':
    'Die Datei hat mehr als {0} Elemente, erreicht {1}. Teilen Sie sie.',
  'The text {0} is longer than {1} characters. Shorten it.': 'Der Text {0} ist länger als {1} Zeichen. Kürzen Sie ihn.',
  'An element has more than {0} attributes {1}.': 'Ein Element hat {1} mehr als {0} Attribute.',
  'The XML is not well-formed {0}: {1}.': 'Das XML ist {0} nicht wohlgeformt: {1}.',
  'The file ends too early {0}: {1}. Send it whole.': 'Die Datei endet {0} zu früh: {1}. Senden Sie sie vollständig.',
  'A namespace is misused {0}: {1}.': 'Ein Namensraum ist {0} falsch verwendet: {1}.',
  'There is an {0} {1}. Declare it with xmlns.': '{1}: {0}. Deklarieren Sie es mit xmlns.',
  'There is a {0} {1}. Write each attribute once.': '{1}: {0}. Schreiben Sie jedes Attribut einmal.',
  'There is an entity {0} that XML does not define: {1}. Write the character itself.':
    '{0} steht eine Entität, die XML nicht kennt: {1}. Schreiben Sie das Zeichen selbst.',
  'unbound namespace prefix: {0}': 'nicht deklariertes Namensraum-Präfix: {0}',
  'duplicate attribute: {0}': 'doppeltes Attribut: {0}',
  'malformed name: {0}': 'falsch gebildeter Name: {0}',
  '{0} is no name': '{0} ist kein Name',
  'nothing may be bound to {0}': 'an {0} darf nichts gebunden werden',
  'only the prefix xml may be bound to {0}': 'nur das Präfix xml darf an {0} gebunden werden',
  'the prefix xml must be bound to {0}': 'das Präfix xml muss an {0} gebunden sein',
  'the prefix xmlns may not be declared': 'das Präfix xmlns darf nicht deklariert werden',
  'the prefix {0} may not be bound to nothing': 'das Präfix {0} darf nicht an nichts gebunden werden',
  '&{0}; is no character': '&{0}; ist kein Zeichen',
  'an ampersand that begins no reference': 'ein Und-Zeichen, mit dem keine Referenz beginnt',
  'the character U+{0} is forbidden': 'das Zeichen U+{0} ist verboten',
  'a slash in a tag without > behind it': 'in einem Tag ein Schrägstrich ohne > dahinter',
  'a tag has no end': 'ein Tag hat kein Ende',
  'the attribute {0} has no value': 'das Attribut {0} hat keinen Wert',
  'the value of {0} has no quotes': 'der Wert von {0} hat keine Anführungszeichen',
  'the value of {0} holds <': 'der Wert von {0} enthält <',
  'white space is missing before an attribute': 'vor einem Attribut fehlt ein Leerzeichen',
  '{0} where an attribute belongs': '{0}, wo ein Attribut hingehört',
  'a < begins no tag': 'ein <, mit dem kein Tag beginnt',
  'a <! begins neither a comment nor CDATA': 'ein <!, mit dem weder ein Kommentar noch CDATA beginnt',
  'a CDATA section has no end': 'ein CDATA-Abschnitt hat kein Ende',
  'a document has one root element': 'ein Dokument hat ein einziges Wurzelelement',
  'the text holds ]]>': 'der Text enthält ]]>',
  'there is no element': 'es gibt kein Element',
  'unclosed tag: {0}': 'nicht geschlossenes Tag: {0}',
  'unexpected end tag, where {0} is open': 'unerwartetes End-Tag, wo {0} offen ist',
  'The file holds no element. Send a UBL document in XML.':
    'Die Datei enthält kein Element. Senden Sie ein UBL-Dokument in XML.',
  'There is text outside of the document {0}. Remove it.': '{0} steht Text außerhalb des Dokuments. Entfernen Sie ihn.',
  'This is not XML: {0} stands {1} where a tag belongs. Send a UBL document in XML.':
    'Das ist kein XML: {0} steht {1}, wo ein Tag hingehört. Senden Sie ein UBL-Dokument in XML.',
  'a comment has no end': 'ein Kommentar hat kein Ende',
  'a comment holds --': 'ein Kommentar enthält --',
  'a processing instruction has no end': 'eine Verarbeitungsanweisung hat kein Ende',
  'a processing instruction has no name': 'eine Verarbeitungsanweisung hat keinen Namen',
  'an XML declaration stands behind the start of the file': 'eine XML-Deklaration steht nicht am Anfang der Datei',
  'the XML declaration': 'die XML-Deklaration',
  'the XML declaration is wrong': 'die XML-Deklaration ist falsch',
  'the name of a processing instruction has a colon': 'der Name einer Verarbeitungsanweisung hat einen Doppelpunkt',
  'what stands outside of the root element is neither a comment nor an instruction':
    'was außerhalb des Wurzelelements steht, ist weder Kommentar noch Anweisung',
  'The file is empty. Send a UBL document in XML.': 'Die Datei ist leer. Senden Sie ein UBL-Dokument in XML.',
  'This is {0}, not XML, whatever its name says. {1}': 'Das ist {0}, kein XML, was auch der Name sagt. {1}',
  'a PDF': 'ein PDF',
  'a ZIP archive': 'ein ZIP-Archiv',
  'an empty ZIP archive': 'ein leeres ZIP-Archiv',
  'a gzip archive': 'ein gzip-Archiv',
  'a PNG picture': 'ein PNG-Bild',
  'a JPEG picture': 'ein JPEG-Bild',
  'an old Office file': 'eine alte Office-Datei',
  'Send the XML itself.': 'Senden Sie das XML selbst.',
  'Send the XML that belongs to it, or upload it as a PDF.':
    'Senden Sie das zugehörige XML oder laden Sie es als PDF hoch.',
  'Send the XML that belongs to it.': 'Senden Sie das zugehörige XML.',
  'Unpack it and send the XML inside.': 'Entpacken Sie es und senden Sie das XML darin.',
  'The file is UTF-16 without a byte order mark. Save it as UTF-8, or as UTF-16 with a byte order mark.':
    'Die Datei ist UTF-16 ohne Byte-Reihenfolge-Marke. Speichern Sie sie als UTF-8 oder als UTF-16 mit dieser Marke.',
  'The encoding {0} is not read here. Save the file as UTF-8.':
    'Die Kodierung {0} wird hier nicht gelesen. Speichern Sie die Datei als UTF-8.',
  'The bytes of the file are not valid {0}. Save it as UTF-8.':
    'Die Bytes der Datei sind kein gültiges {0}. Speichern Sie sie als UTF-8.',
  'The file declares the encoding {0} but its bytes are {1}. Declare what it is, or save it as UTF-8.':
    'Die Datei gibt die Kodierung {0} an, ihre Bytes sind aber {1}. Geben Sie an, was sie ist, oder speichern Sie sie als UTF-8.',
  'bytes of one each': 'ein Byte je Zeichen',
  'The {0} at line {1}, column {2} is not valid {3}. Declare the encoding that the file has, or save it as UTF-8.':
    '{0} in Zeile {1}, Spalte {2} ist kein gültiges {3}. Geben Sie die Kodierung der Datei an oder speichern Sie sie als UTF-8.',
  'byte {0}': 'Byte {0}',
  'The root element {0} at line {1} is in {2}; it must be in {3}.':
    'Das Wurzelelement {0} in Zeile {1} ist in {2}; es muss in {3} sein.',
  '{0} This is UBL 1.0; send UBL 2.': '{0} Das ist UBL 1.0; senden Sie UBL 2.',
  'the namespace {0}': 'dem Namensraum {0}',
  'no namespace': 'keinem Namensraum',
  'The root element at line {0} is {1}. Send a UBL 2 document such as Invoice or Order.':
    'Das Wurzelelement in Zeile {0} ist {1}. Senden Sie ein Dokument in UBL 2 wie Invoice oder Order.',
  'The root element at line {0} is {1}. Send a UN/CEFACT CII invoice (D16B).':
    'Das Wurzelelement in Zeile {0} ist {1}. Senden Sie eine CII-Rechnung von UN/CEFACT (D16B).',
  'The root element at line {0} is {1}; it must be in {2} (CII, edition D16B).':
    'Das Wurzelelement in Zeile {0} ist {1}; es muss in {2} sein (CII, Ausgabe D16B).',
  '{0}, which is ZUGFeRD 1': '{0}, das ist ZUGFeRD 1',
  '"{0}" in {1}': '"{0}" in {1}',
  '"{0}" in no namespace': '"{0}" in keinem Namensraum',
  '{0} ({1})': '{0} ({1})',
  'a SOAP envelope; send the document inside it': 'ein SOAP-Umschlag; senden Sie das Dokument darin',
  'an SBDH envelope; send the document inside it': 'ein SBDH-Umschlag; senden Sie das Dokument darin',
  'a UBL {0}, a type that is not traded here': 'ein UBL {0}, ein Typ, der hier nicht gehandelt wird',
  'a UN/CEFACT (ZUGFeRD 1) invoice': 'eine Rechnung von UN/CEFACT (ZUGFeRD 1)',
  'a UN/CEFACT CII invoice': 'eine CII-Rechnung von UN/CEFACT',
  'a web page': 'eine Webseite',
  'The file is not UTF-8, which all JSON is. Save it as UTF-8.':
    'Die Datei ist nicht UTF-8, wie es JSON immer ist. Speichern Sie sie als UTF-8.',
  'This is not a UBL document in JSON: {0}. Send one such as {1}.':
    'Das ist kein UBL-Dokument in JSON: {0}. Senden Sie eines wie {1}.',
  '"{0}" in the object at line {1} must be a list of objects, each an element of UBL.':
    '"{0}" im Objekt in Zeile {1} muss eine Liste von Objekten sein, jedes ein Element von UBL.',
  '"{0}" is not a list of one object': '"{0}" ist keine Liste mit einem Objekt',
  '"{0}" is {1}': '"{0}" ist {1}',
  '"{0}" with the namespace of the document is missing': '"{0}" mit dem Namensraum des Dokuments fehlt',
  'a UBL {0} is a type that is not traded here': 'ein UBL {0} ist ein Typ, der hier nicht gehandelt wird',
  'the file is not an object': 'die Datei ist kein Objekt',
  'there is no document of {0} in it': 'es ist kein Dokument von {0} darin',
  'An object has more than {0} names {1}. No type of UBL has.':
    'Ein Objekt hat {1} mehr als {0} Namen. Kein Typ von UBL hat so viele.',
  'The JSON is not well-formed {0}: expected {1}.': 'Das JSON ist {0} nicht wohlgeformt; erwartet: {1}.',
  'The file ends too early {0}: expected {1}. Send it whole.':
    'Die Datei endet {0} zu früh; erwartet: {1}. Senden Sie sie vollständig.',
  'The name "{0}" stands twice in one object {1}. Write it once.':
    'Der Name "{0}" steht {1} zweimal in einem Objekt. Schreiben Sie ihn einmal.',
  'There is a null {0}. Leave out what is not there.': '{0} steht null. Lassen Sie weg, was es nicht gibt.',
  'a colon': 'ein Doppelpunkt',
  'a comma or {0}': 'ein Komma oder {0}',
  'a text in double quotes': 'ein Text in doppelten Anführungszeichen',
  'a value': 'ein Wert',
  'the end of the file': 'das Ende der Datei',
  'The PDF has no invoice that a program can read: {0}. Send a Factur-X or ZUGFeRD file, or the XML by itself.':
    'Das PDF hat keine Rechnung, die ein Programm lesen kann: {0}. Senden Sie eine Datei in Factur-X oder ZUGFeRD oder nur das XML.',
  'it encloses no file': 'es enthält keine Datei',
  'it encloses {0}': 'es enthält {0}',
  'The PDF has more than {0} values. Send its XML by itself.':
    'Das PDF hat mehr als {0} Werte. Senden Sie nur sein XML.',
  'The PDF is encrypted. Send it without a password and without restrictions.':
    'Das PDF ist verschlüsselt. Senden Sie es ohne Kennwort und ohne Einschränkungen.',
  'The PDF unpacks to more than {0} bytes. Send its XML by itself.':
    'Das PDF ist entpackt größer als {0} Bytes. Senden Sie nur sein XML.',
  'The PDF is broken: it has {0}. Write it anew, or send its XML by itself.':
    'Das PDF ist beschädigt: {0}. Schreiben Sie es neu oder senden Sie nur sein XML.',
  'a stream of objects without their places': 'ein Strom von Objekten ohne ihre Plätze',
  'a stream that does not end': 'ein Strom ohne Ende',
  'an embedded file without content': 'eine eingebettete Datei ohne Inhalt',
  'content packed by {0}, where FlateDecode alone is read': 'Inhalt, gepackt mit {0}; gelesen wird nur FlateDecode',
  'content that cannot be unpacked': 'Inhalt, der sich nicht entpacken lässt',
  'no catalogue': 'kein Katalog',
  'a dictionary with a key that is no name': 'ein Verzeichnis mit einem Schlüssel, der kein Name ist',
  'a string that does not end': 'eine Zeichenkette ohne Ende',
  'an object deeper than {0} levels': 'ein Objekt, tiefer als {0} Ebenen',
  '{0} where an object should be': '{0}, wo ein Objekt sein sollte',
  'The Peppol message has no {0}. Send a Standard Business Document with its header.':
    'Der Peppol-Nachricht fehlt: {0}. Senden Sie ein Standard Business Document mit seinem Kopf.',
  'exactly one document': 'genau ein Dokument',
}
