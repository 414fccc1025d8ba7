import type { FindingWords } from '../index.ts'

/** Why a file is not read, and the phrases in it, in French. */
export const refusals: FindingWords = {
  'at line {0}, column {1}': 'à la ligne {0}, colonne {1}',
  '{0}, in {1}': '{0}, dans {1}',
  'The file has {0} bytes; {1} are read at most. Send less at once.':
    'Le fichier a {0} octets ; {1} au plus sont lus. Envoyez-en moins à la fois.',
  'The file has a document type declaration (DOCTYPE) {0}. Remove it: no trade document needs one.':
    'Le fichier a une déclaration de type de document (DOCTYPE) {0}. Supprimez-la : aucun document commercial n’en a besoin.',
  'Elements are nested deeper than {0} {1}. Flatten the file.':
    'Des éléments sont imbriqués à plus de {0} niveaux {1}. Aplatissez le fichier.',
  'The file has more than {0} elements and comments {1}. Split it.':
    'Le fichier a plus de {0} éléments et commentaires, limite atteinte {1}. Divisez-le.',
  'The file has more than {0} elements {1}. Split it.':
    'Le fichier a plus de {0} éléments, limite atteinte {1}. Divisez-le.',
  'The text {0} is longer than {1} characters. Shorten it.': 'Le texte {0} dépasse {1} caractères. Raccourcissez-le.',
  'An element has more than {0} attributes {1}.': 'Un élément a plus de {0} attributs {1}.',
  'The XML is not well-formed {0}: {1}.': 'Le XML est mal formé {0} : {1}.',
  'The file ends too early {0}: {1}. Send it whole.': 'Le fichier se termine trop tôt {0} : {1}. Envoyez-le en entier.',
  'A namespace is misused {0}: {1}.': 'Un espace de noms est mal employé {0} : {1}.',
  'There is an {0} {1}. Declare it with xmlns.': '{1} : {0}. Déclarez-le avec xmlns.',
  'There is a {0} {1}. Write each attribute once.': '{1} : {0}. Écrivez chaque attribut une seule fois.',
  'There is an entity {0} that XML does not define: {1}. Write the character itself.':
    'Il y a {0} une entité que XML ne définit pas : {1}. Écrivez le caractère lui-même.',
  'unbound namespace prefix: {0}': 'préfixe d’espace de noms non déclaré : {0}',
  'duplicate attribute: {0}': 'attribut en double : {0}',
  'malformed name: {0}': 'nom mal formé : {0}',
  '{0} is no name': '{0} n’est pas un nom',
  'nothing may be bound to {0}': 'rien ne peut être lié à {0}',
  'only the prefix xml may be bound to {0}': 'seul le préfixe xml peut être lié à {0}',
  'the prefix xml must be bound to {0}': 'le préfixe xml doit être lié à {0}',
  'the prefix xmlns may not be declared': 'le préfixe xmlns ne peut être déclaré',
  'the prefix {0} may not be bound to nothing': 'le préfixe {0} ne peut être lié à rien',
  '&{0}; is no character': '&{0}; n’est pas un caractère',
  'an ampersand that begins no reference': 'une esperluette qui ne commence aucune référence',
  'the character U+{0} is forbidden': 'le caractère U+{0} est interdit',
  'a slash in a tag without > behind it': 'dans une balise, une barre oblique sans > derrière',
  'a tag has no end': 'une balise n’a pas de fin',
  'the attribute {0} has no value': 'l’attribut {0} n’a pas de valeur',
  'the value of {0} has no quotes': 'la valeur de {0} n’a pas de guillemets',
  'the value of {0} holds <': 'la valeur de {0} contient <',
  'white space is missing before an attribute': 'il manque une espace avant un attribut',
  '{0} where an attribute belongs': '{0} à la place d’un attribut',
  'a < begins no tag': 'un < qui ne commence aucune balise',
  'a <! begins neither a comment nor CDATA': 'un <! qui ne commence ni commentaire ni CDATA',
  'a CDATA section has no end': 'une section CDATA n’a pas de fin',
  'a document has one root element': 'un document a un seul élément racine',
  'the text holds ]]>': 'le texte contient ]]>',
  'there is no element': 'il n’y a pas d’élément',
  'unclosed tag: {0}': 'balise non fermée : {0}',
  'unexpected end tag, where {0} is open': 'balise de fin inattendue, alors que {0} est ouverte',
  'The file holds no element. Send a UBL document in XML.':
    'Le fichier ne contient aucun élément. Envoyez un document UBL en XML.',
  'There is text outside of the document {0}. Remove it.': 'Il y a du texte hors du document {0}. Supprimez-le.',
  'This is not XML: {0} stands {1} where a tag belongs. Send a UBL document in XML.':
    'Ce n’est pas du XML : {0} se trouve {1} à la place d’une balise. Envoyez un document UBL en XML.',
  'a comment has no end': 'un commentaire n’a pas de fin',
  'a comment holds --': 'un commentaire contient --',
  'a processing instruction has no end': 'une instruction de traitement n’a pas de fin',
  'a processing instruction has no name': 'une instruction de traitement n’a pas de nom',
  'an XML declaration stands behind the start of the file': 'une déclaration XML ne se trouve pas au début du fichier',
  'the XML declaration': 'la déclaration XML',
  'the XML declaration is wrong': 'la déclaration XML est fausse',
  'the name of a processing instruction has a colon': 'le nom d’une instruction de traitement contient un deux-points',
  'what stands outside of the root element is neither a comment nor an instruction':
    'ce qui se trouve hors de l’élément racine n’est ni un commentaire ni une instruction',
  'The file is empty. Send a UBL document in XML.': 'Le fichier est vide. Envoyez un document UBL en XML.',
  'This is {0}, not XML, whatever its name says. {1}': 'C’est {0}, pas du XML, quoi qu’en dise son nom. {1}',
  'a PDF': 'un PDF',
  'a ZIP archive': 'une archive ZIP',
  'an empty ZIP archive': 'une archive ZIP vide',
  'a gzip archive': 'une archive gzip',
  'a PNG picture': 'une image PNG',
  'a JPEG picture': 'une image JPEG',
  'an old Office file': 'un ancien fichier Office',
  'Send the XML itself.': 'Envoyez le XML lui-même.',
  'Send the XML that belongs to it, or upload it as a PDF.':
    'Envoyez le XML correspondant, ou téléversez-le comme PDF.',
  'Send the XML that belongs to it.': 'Envoyez le XML correspondant.',
  'Unpack it and send the XML inside.': 'Décompressez-la et envoyez le XML qu’elle contient.',
  'The file is UTF-16 without a byte order mark. Save it as UTF-8, or as UTF-16 with a byte order mark.':
    'Le fichier est en UTF-16 sans indicateur d’ordre des octets. Enregistrez-le en UTF-8, ou en UTF-16 avec cet indicateur.',
  'The encoding {0} is not read here. Save the file as UTF-8.':
    'L’encodage {0} n’est pas lu ici. Enregistrez le fichier en UTF-8.',
  'The bytes of the file are not valid {0}. Save it as UTF-8.':
    'Les octets du fichier ne sont pas du {0} valide. Enregistrez-le en UTF-8.',
  'The file declares the encoding {0} but its bytes are {1}. Declare what it is, or save it as UTF-8.':
    'Le fichier déclare l’encodage {0}, mais ses octets sont {1}. Déclarez ce qu’il est, ou enregistrez-le en UTF-8.',
  'bytes of one each': 'd’un octet par caractère',
  'The {0} at line {1}, column {2} is not valid {3}. Declare the encoding that the file has, or save it as UTF-8.':
    '{0} à la ligne {1}, colonne {2} n’est pas du {3} valide. Déclarez l’encodage du fichier, ou enregistrez-le en UTF-8.',
  'byte {0}': 'l’octet {0}',
  'The root element {0} at line {1} is in {2}; it must be in {3}.':
    'L’élément racine {0} à la ligne {1} est dans {2} ; il doit être dans {3}.',
  '{0} This is UBL 1.0; send UBL 2.': '{0} C’est de l’UBL 1.0 ; envoyez de l’UBL 2.',
  'the namespace {0}': 'l’espace de noms {0}',
  'no namespace': 'aucun espace de noms',
  'The root element at line {0} is {1}. Send a UBL 2 document such as Invoice or Order.':
    'L’élément racine à la ligne {0} est {1}. Envoyez un document UBL 2 tel que Invoice ou Order.',
  'The root element at line {0} is {1}. Send a UN/CEFACT CII invoice (D16B).':
    'L’élément racine à la ligne {0} est {1}. Envoyez une facture CII de l’UN/CEFACT (D16B).',
  'The root element at line {0} is {1}; it must be in {2} (CII, edition D16B).':
    'L’élément racine à la ligne {0} est {1} ; il doit être dans {2} (CII, édition D16B).',
  '{0}, which is ZUGFeRD 1': '{0}, c’est-à-dire ZUGFeRD 1',
  '"{0}" in {1}': '"{0}" dans {1}',
  '"{0}" in no namespace': '"{0}" sans espace de noms',
  '{0} ({1})': '{0} ({1})',
  'a SOAP envelope; send the document inside it': 'une enveloppe SOAP ; envoyez le document qu’elle contient',
  'an SBDH envelope; send the document inside it': 'une enveloppe SBDH ; envoyez le document qu’elle contient',
  'a UBL {0}, a type that is not traded here': 'un {0} UBL, un type qui n’est pas échangé ici',
  'a UN/CEFACT (ZUGFeRD 1) invoice': 'une facture UN/CEFACT (ZUGFeRD 1)',
  'a UN/CEFACT CII invoice': 'une facture CII de l’UN/CEFACT',
  'a web page': 'une page web',
  'The file is not UTF-8, which all JSON is. Save it as UTF-8.':
    'Le fichier n’est pas en UTF-8, comme l’est tout JSON. Enregistrez-le en UTF-8.',
  'This is not a UBL document in JSON: {0}. Send one such as {1}.':
    'Ce n’est pas un document UBL en JSON : {0}. Envoyez-en un tel que {1}.',
  '"{0}" in the object at line {1} must be a list of objects, each an element of UBL.':
    '"{0}" dans l’objet à la ligne {1} doit être une liste d’objets, chacun un élément UBL.',
  '"{0}" is not a list of one object': '"{0}" n’est pas une liste d’un seul objet',
  '"{0}" is {1}': '"{0}" est {1}',
  '"{0}" with the namespace of the document is missing': '"{0}" avec l’espace de noms du document manque',
  'a UBL {0} is a type that is not traded here': 'un {0} UBL est d’un type qui n’est pas échangé ici',
  'the file is not an object': 'le fichier n’est pas un objet',
  'there is no document of {0} in it': 'il ne contient aucun document de {0}',
  'An object has more than {0} names {1}. No type of UBL has.':
    'Un objet a plus de {0} noms {1}. Aucun type UBL n’en a autant.',
  'The JSON is not well-formed {0}: expected {1}.': 'Le JSON est mal formé {0} ; attendu : {1}.',
  'The file ends too early {0}: expected {1}. Send it whole.':
    'Le fichier se termine trop tôt {0} ; attendu : {1}. Envoyez-le en entier.',
  'The name "{0}" stands twice in one object {1}. Write it once.':
    'Le nom "{0}" figure deux fois dans un objet {1}. Écrivez-le une seule fois.',
  'There is a null {0}. Leave out what is not there.': 'Il y a un null {0}. Omettez ce qui n’existe pas.',
  'a colon': 'un deux-points',
  'a comma or {0}': 'une virgule ou {0}',
  'a text in double quotes': 'un texte entre guillemets doubles',
  'a value': 'une valeur',
  'the end of the file': 'la fin du fichier',
  'The PDF has no invoice that a program can read: {0}. Send a Factur-X or ZUGFeRD file, or the XML by itself.':
    'Le PDF n’a pas de facture lisible par un programme : {0}. Envoyez un fichier Factur-X ou ZUGFeRD, ou le XML seul.',
  'it encloses no file': 'il ne joint aucun fichier',
  'it encloses {0}': 'il joint {0}',
  'The PDF has more than {0} values. Send its XML by itself.': 'Le PDF a plus de {0} valeurs. Envoyez son XML seul.',
  'The PDF is encrypted. Send it without a password and without restrictions.':
    'Le PDF est chiffré. Envoyez-le sans mot de passe et sans restrictions.',
  'The PDF unpacks to more than {0} bytes. Send its XML by itself.':
    'Décompressé, le PDF dépasse {0} octets. Envoyez son XML seul.',
  'The PDF is broken: it has {0}. Write it anew, or send its XML by itself.':
    'Le PDF est endommagé : {0}. Recréez-le, ou envoyez son XML seul.',
  'a stream of objects without their places': 'un flux d’objets sans leurs emplacements',
  'a stream that does not end': 'un flux sans fin',
  'an embedded file without content': 'un fichier joint sans contenu',
  'content packed by {0}, where FlateDecode alone is read':
    'contenu compressé par {0}, alors que seul FlateDecode est lu',
  'content that cannot be unpacked': 'contenu qui ne peut être décompressé',
  'no catalogue': 'aucun catalogue',
  'a dictionary with a key that is no name': 'un dictionnaire dont une clé n’est pas un nom',
  'a string that does not end': 'une chaîne sans fin',
  'an object deeper than {0} levels': 'un objet de plus de {0} niveaux',
  '{0} where an object should be': '{0} à la place d’un objet',
  'The Peppol message has no {0}. Send a Standard Business Document with its header.':
    'Il manque au message Peppol : {0}. Envoyez un Standard Business Document avec son en-tête.',
  'exactly one document': 'un document et un seul',
}
