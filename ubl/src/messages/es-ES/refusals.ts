import type { FindingWords } from '../index.ts'

/** Why a file is not read, and the phrases in it, in Spanish. */
export const refusals: FindingWords = {
  'at line {0}, column {1}': 'en la línea {0}, columna {1}',
  '{0}, in {1}': '{0}, en {1}',
  'The file has {0} bytes; {1} are read at most. Send less at once.':
    'El archivo tiene {0} bytes; se leen {1} como máximo. Envíe menos de una vez.',
  'The file has a document type declaration (DOCTYPE) {0}. Remove it: no trade document needs one.':
    'El archivo tiene una declaración de tipo de documento (DOCTYPE) {0}. Elimínela: ningún documento comercial la necesita.',
  'Elements are nested deeper than {0} {1}. Flatten the file.':
    'Hay elementos anidados a más de {0} niveles {1}. Aplane el archivo.',
  'The file has more than {0} elements and comments {1}. Split it.':
    'El archivo tiene más de {0} elementos y comentarios, límite alcanzado {1}. Divídalo.',
  'The file has more than {0} elements {1}. Split it.':
    'El archivo tiene más de {0} elementos, límite alcanzado {1}. Divídalo.',
  'The text {0} is longer than {1} characters. Shorten it.': 'El texto {0} supera los {1} caracteres. Acórtelo.',
  'An element has more than {0} attributes {1}.': 'Un elemento tiene más de {0} atributos {1}.',
  'The XML is not well-formed {0}: {1}.': 'El XML no está bien formado {0}: {1}.',
  'The file ends too early {0}: {1}. Send it whole.': 'El archivo termina demasiado pronto {0}: {1}. Envíelo completo.',
  'A namespace is misused {0}: {1}.': 'Un espacio de nombres está mal usado {0}: {1}.',
  'There is an {0} {1}. Declare it with xmlns.': '{1}: {0}. Declárelo con xmlns.',
  'There is a {0} {1}. Write each attribute once.': '{1}: {0}. Escriba cada atributo una sola vez.',
  'There is an entity {0} that XML does not define: {1}. Write the character itself.':
    'Hay {0} una entidad que XML no define: {1}. Escriba el carácter mismo.',
  'unbound namespace prefix: {0}': 'prefijo de espacio de nombres sin declarar: {0}',
  'duplicate attribute: {0}': 'atributo duplicado: {0}',
  'malformed name: {0}': 'nombre mal formado: {0}',
  '{0} is no name': '{0} no es un nombre',
  'nothing may be bound to {0}': 'nada puede asociarse a {0}',
  'only the prefix xml may be bound to {0}': 'solo el prefijo xml puede asociarse a {0}',
  'the prefix xml must be bound to {0}': 'el prefijo xml debe asociarse a {0}',
  'the prefix xmlns may not be declared': 'el prefijo xmlns no puede declararse',
  'the prefix {0} may not be bound to nothing': 'el prefijo {0} no puede asociarse a nada',
  '&{0}; is no character': '&{0}; no es un carácter',
  'an ampersand that begins no reference': 'un signo & que no inicia ninguna referencia',
  'the character U+{0} is forbidden': 'el carácter U+{0} está prohibido',
  'a slash in a tag without > behind it': 'en una etiqueta, una barra sin > detrás',
  'a tag has no end': 'una etiqueta no tiene fin',
  'the attribute {0} has no value': 'el atributo {0} no tiene valor',
  'the value of {0} has no quotes': 'el valor de {0} no tiene comillas',
  'the value of {0} holds <': 'el valor de {0} contiene <',
  'white space is missing before an attribute': 'falta un espacio antes de un atributo',
  '{0} where an attribute belongs': '{0} donde corresponde un atributo',
  'a < begins no tag': 'un < que no inicia ninguna etiqueta',
  'a <! begins neither a comment nor CDATA': 'un <! que no inicia ni comentario ni CDATA',
  'a CDATA section has no end': 'una sección CDATA no tiene fin',
  'a document has one root element': 'un documento tiene un solo elemento raíz',
  'the text holds ]]>': 'el texto contiene ]]>',
  'there is no element': 'no hay ningún elemento',
  'unclosed tag: {0}': 'etiqueta sin cerrar: {0}',
  'unexpected end tag, where {0} is open': 'etiqueta de cierre inesperada, cuando {0} está abierta',
  'The file holds no element. Send a UBL document in XML.':
    'El archivo no contiene ningún elemento. Envíe un documento UBL en XML.',
  'There is text outside of the document {0}. Remove it.': 'Hay texto fuera del documento {0}. Elimínelo.',
  'This is not XML: {0} stands {1} where a tag belongs. Send a UBL document in XML.':
    'Esto no es XML: {0} está {1} donde corresponde una etiqueta. Envíe un documento UBL en XML.',
  'a comment has no end': 'un comentario no tiene fin',
  'a comment holds --': 'un comentario contiene --',
  'a processing instruction has no end': 'una instrucción de procesamiento no tiene fin',
  'a processing instruction has no name': 'una instrucción de procesamiento no tiene nombre',
  'an XML declaration stands behind the start of the file': 'una declaración XML no está al principio del archivo',
  'the XML declaration': 'la declaración XML',
  'the XML declaration is wrong': 'la declaración XML es incorrecta',
  'the name of a processing instruction has a colon': 'el nombre de una instrucción de procesamiento tiene dos puntos',
  'what stands outside of the root element is neither a comment nor an instruction':
    'lo que está fuera del elemento raíz no es ni comentario ni instrucción',
  'The file is empty. Send a UBL document in XML.': 'El archivo está vacío. Envíe un documento UBL en XML.',
  'This is {0}, not XML, whatever its name says. {1}': 'Esto es {0}, no XML, diga lo que diga su nombre. {1}',
  'a PDF': 'un PDF',
  'a ZIP archive': 'un archivo ZIP',
  'an empty ZIP archive': 'un archivo ZIP vacío',
  'a gzip archive': 'un archivo gzip',
  'a PNG picture': 'una imagen PNG',
  'a JPEG picture': 'una imagen JPEG',
  'an old Office file': 'un archivo antiguo de Office',
  'Send the XML itself.': 'Envíe el XML mismo.',
  'Send the XML that belongs to it, or upload it as a PDF.': 'Envíe el XML correspondiente o súbalo como PDF.',
  'Send the XML that belongs to it.': 'Envíe el XML correspondiente.',
  'Unpack it and send the XML inside.': 'Descomprímalo y envíe el XML que contiene.',
  'The file is UTF-16 without a byte order mark. Save it as UTF-8, or as UTF-16 with a byte order mark.':
    'El archivo está en UTF-16 sin marca de orden de bytes. Guárdelo en UTF-8, o en UTF-16 con esa marca.',
  'The encoding {0} is not read here. Save the file as UTF-8.':
    'La codificación {0} no se lee aquí. Guarde el archivo en UTF-8.',
  'The bytes of the file are not valid {0}. Save it as UTF-8.':
    'Los bytes del archivo no son {0} válido. Guárdelo en UTF-8.',
  'The file declares the encoding {0} but its bytes are {1}. Declare what it is, or save it as UTF-8.':
    'El archivo declara la codificación {0}, pero sus bytes son {1}. Declare lo que es o guárdelo en UTF-8.',
  'bytes of one each': 'de un byte por carácter',
  'The {0} at line {1}, column {2} is not valid {3}. Declare the encoding that the file has, or save it as UTF-8.':
    '{0} en la línea {1}, columna {2} no es {3} válido. Declare la codificación del archivo o guárdelo en UTF-8.',
  'byte {0}': 'el byte {0}',
  'The root element {0} at line {1} is in {2}; it must be in {3}.':
    'El elemento raíz {0} en la línea {1} está en {2}; debe estar en {3}.',
  '{0} This is UBL 1.0; send UBL 2.': '{0} Esto es UBL 1.0; envíe UBL 2.',
  'the namespace {0}': 'el espacio de nombres {0}',
  'no namespace': 'ningún espacio de nombres',
  'The root element at line {0} is {1}. Send a UBL 2 document such as Invoice or Order.':
    'El elemento raíz en la línea {0} es {1}. Envíe un documento UBL 2 como Invoice u Order.',
  'The root element at line {0} is {1}. Send a UN/CEFACT CII invoice (D16B).':
    'El elemento raíz en la línea {0} es {1}. Envíe una factura CII de UN/CEFACT (D16B).',
  'The root element at line {0} is {1}; it must be in {2} (CII, edition D16B).':
    'El elemento raíz en la línea {0} es {1}; debe estar en {2} (CII, edición D16B).',
  '{0}, which is ZUGFeRD 1': '{0}, es decir, ZUGFeRD 1',
  '"{0}" in {1}': '"{0}" en {1}',
  '"{0}" in no namespace': '"{0}" sin espacio de nombres',
  '{0} ({1})': '{0} ({1})',
  'a SOAP envelope; send the document inside it': 'un sobre SOAP; envíe el documento que contiene',
  'an SBDH envelope; send the document inside it': 'un sobre SBDH; envíe el documento que contiene',
  'a UBL {0}, a type that is not traded here': 'un {0} de UBL, un tipo que aquí no se intercambia',
  'a UN/CEFACT (ZUGFeRD 1) invoice': 'una factura UN/CEFACT (ZUGFeRD 1)',
  'a UN/CEFACT CII invoice': 'una factura CII de UN/CEFACT',
  'a web page': 'una página web',
  'The file is not UTF-8, which all JSON is. Save it as UTF-8.':
    'El archivo no está en UTF-8, como lo está todo JSON. Guárdelo en UTF-8.',
  'This is not a UBL document in JSON: {0}. Send one such as {1}.':
    'Esto no es un documento UBL en JSON: {0}. Envíe uno como {1}.',
  '"{0}" in the object at line {1} must be a list of objects, each an element of UBL.':
    '"{0}" en el objeto de la línea {1} debe ser una lista de objetos, cada uno un elemento de UBL.',
  '"{0}" is not a list of one object': '"{0}" no es una lista de un solo objeto',
  '"{0}" is {1}': '"{0}" es {1}',
  '"{0}" with the namespace of the document is missing': 'falta "{0}" con el espacio de nombres del documento',
  'a UBL {0} is a type that is not traded here': 'un {0} de UBL es de un tipo que aquí no se intercambia',
  'the file is not an object': 'el archivo no es un objeto',
  'there is no document of {0} in it': 'no contiene ningún documento de {0}',
  'An object has more than {0} names {1}. No type of UBL has.':
    'Un objeto tiene más de {0} nombres {1}. Ningún tipo de UBL tiene tantos.',
  'The JSON is not well-formed {0}: expected {1}.': 'El JSON no está bien formado {0}; se esperaba: {1}.',
  'The file ends too early {0}: expected {1}. Send it whole.':
    'El archivo termina demasiado pronto {0}; se esperaba: {1}. Envíelo completo.',
  'The name "{0}" stands twice in one object {1}. Write it once.':
    'El nombre "{0}" aparece dos veces en un objeto {1}. Escríbalo una sola vez.',
  'There is a null {0}. Leave out what is not there.': 'Hay un null {0}. Omita lo que no existe.',
  'a colon': 'dos puntos',
  'a comma or {0}': 'una coma o {0}',
  'a text in double quotes': 'un texto entre comillas dobles',
  'a value': 'un valor',
  'the end of the file': 'el fin del archivo',
  'The PDF has no invoice that a program can read: {0}. Send a Factur-X or ZUGFeRD file, or the XML by itself.':
    'El PDF no tiene una factura que un programa pueda leer: {0}. Envíe un archivo Factur-X o ZUGFeRD, o solo el XML.',
  'it encloses no file': 'no adjunta ningún archivo',
  'it encloses {0}': 'adjunta {0}',
  'The PDF has more than {0} values. Send its XML by itself.': 'El PDF tiene más de {0} valores. Envíe solo su XML.',
  'The PDF is encrypted. Send it without a password and without restrictions.':
    'El PDF está cifrado. Envíelo sin contraseña y sin restricciones.',
  'The PDF unpacks to more than {0} bytes. Send its XML by itself.':
    'Descomprimido, el PDF supera los {0} bytes. Envíe solo su XML.',
  'The PDF is broken: it has {0}. Write it anew, or send its XML by itself.':
    'El PDF está dañado: {0}. Créelo de nuevo o envíe solo su XML.',
  'a stream of objects without their places': 'un flujo de objetos sin sus posiciones',
  'a stream that does not end': 'un flujo sin fin',
  'an embedded file without content': 'un archivo incrustado sin contenido',
  'content packed by {0}, where FlateDecode alone is read': 'contenido comprimido con {0}; solo se lee FlateDecode',
  'content that cannot be unpacked': 'contenido que no se puede descomprimir',
  'no catalogue': 'ningún catálogo',
  'a dictionary with a key that is no name': 'un diccionario con una clave que no es un nombre',
  'a string that does not end': 'una cadena sin fin',
  'an object deeper than {0} levels': 'un objeto de más de {0} niveles',
  '{0} where an object should be': '{0} donde debería haber un objeto',
  'The Peppol message has no {0}. Send a Standard Business Document with its header.':
    'Al mensaje Peppol le falta: {0}. Envíe un Standard Business Document con su cabecera.',
  'exactly one document': 'exactamente un documento',
}
