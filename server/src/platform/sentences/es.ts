/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The scanner for viruses did not judge ({0}): try again.':
    'El antivirus no ha dado un resultado ({0}): vuelva a intentarlo.',
  'The content {0} was thrown away on {1}, once no law had it kept any longer and nobody held it.':
    'El contenido {0} se eliminó el {1}, cuando ninguna ley exigía ya conservarlo y nadie lo retenía.',
  'The app {0} does not exist.': 'La aplicación {0} no existe.',
  'The attachment {0} does not exist.': 'El adjunto {0} no existe.',
  'The card {0} does not exist.': 'La tarjeta {0} no existe.',
  'The company {0} does not exist.': 'La empresa {0} no existe.',
  'The connection {0} does not exist.': 'La conexión {0} no existe.',
  'The consent {0} does not exist.': 'La autorización {0} no existe.',
  'The conversation {0} does not exist.': 'La conversación {0} no existe.',
  'The document {0} does not exist.': 'El documento {0} no existe.',
  'The identity {0} does not exist.': 'La identidad {0} no existe.',
  'The line {0} does not exist.': 'La línea {0} no existe.',
  'The list {0} does not exist.': 'La lista {0} no existe.',
  'The mail {0} does not exist.': 'El correo {0} no existe.',
  'The mapping of line {0} does not exist.': 'La asignación de la línea {0} no existe.',
  'The parent company {0} does not exist.': 'La empresa matriz {0} no existe.',
  'The program {0} does not exist.': 'El programa {0} no existe.',
  'The property {0} does not exist.': 'La propiedad {0} no existe.',
  'The quote {0} does not exist.': 'El presupuesto {0} no existe.',
  'The request for quotation {0} does not exist.': 'La solicitud de presupuesto {0} no existe.',
  'The return path {0} does not exist.': 'La dirección de devolución {0} no existe.',
  'The scheduled task {0} does not exist.': 'La tarea programada {0} no existe.',
  'The step {0} does not exist.': 'El paso {0} no existe.',
  'The team {0} does not exist.': 'El equipo {0} no existe.',
  'The upload {0} does not exist.': 'La carga {0} no existe.',
  'The user {0} does not exist.': 'La persona {0} no existe.',
  'Nobody is signed in: sign in first.': 'Nadie ha iniciado sesión: inicie sesión primero.',
  'The session has ended, or the token is not known: sign in again.':
    'La sesión ha terminado o el token no se conoce: vuelva a iniciar sesión.',
  'The tenant header names {0}, where this credential is nobody.':
    'El encabezado de empresa indica {0}, donde esta sesión no vale.',
  'The actor header names {0}, and the credential is another person’s.':
    'El encabezado de persona indica {0}, y la sesión es de otra persona.',
  'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header, from the shell’s own page.':
    'Envíe el valor de la cookie XSRF-TOKEN en el encabezado X-XSRF-TOKEN, desde la propia página del shell.',
  'The body is not JSON: {0}.': 'El cuerpo no es JSON: {0}.',
  'Content-Type is missing: send the body as one of {0}.': 'Falta Content-Type: envíe el cuerpo como uno de {0}.',
  'Content-Type is {0}: send the body as one of {1}.': 'Content-Type es {0}: envíe el cuerpo como uno de {1}.',
  'The body is not UTF-8 text: send it in that encoding.':
    'El cuerpo no es texto en UTF-8: envíelo en esa codificación.',
  'There is no call {0}.': 'La llamada {0} no existe.',
  'There is no page {0}.': 'La página {0} no existe.',
  'The database is away for a moment: repeat the request with the same request id.':
    'La base de datos no está disponible por un momento: repita la solicitud con el mismo identificador.',
  'A text holds a zero byte, which no text holds: take it out.':
    'Un texto contiene un byte cero, que ningún texto contiene: quítelo.',
  'The body is larger than this call takes (10 MB for a document, 1 MB otherwise): send less at once.':
    'El cuerpo es mayor de lo que admite esta llamada (10 MB para un documento, 1 MB en lo demás): envíe menos de una vez.',
  'There is no page at this address.': 'No hay ninguna página en esta dirección.',
  'Something went wrong on our side; the request id finds it in the log.':
    'Algo ha fallado por nuestra parte; el identificador de la solicitud lo encuentra en el registro.',
  'The form is larger than {0} MB, the most that is taken: send a smaller one.':
    'El formulario supera {0} MB, lo máximo que se admite: envíe uno más pequeño.',
  'The file {0} is larger than {1} MB, the most that is taken: send a smaller one.':
    'El archivo {0} supera {1} MB, lo máximo que se admite: envíe uno más pequeño.',
  'The request id {0} was used before for {1} {2} with other contents: take a new id.':
    'El identificador de solicitud {0} ya se usó para {1} {2} con otro contenido: tome uno nuevo.',
  'The request id header holds what no id holds: send a uuid.':
    'El encabezado del identificador de solicitud contiene lo que ningún identificador contiene: envíe un UUID.',
  'There is too much in the form beside its files: send less.':
    'El formulario contiene demasiado además de sus archivos: envíe menos.',
  '{0} is longer than {1} kB: send less.': '{0} supera {1} kB: envíe menos.',
  'The form broke off before its end: send it again.': 'El formulario se cortó antes de terminar: envíelo de nuevo.',
  'The body is not a form: send multipart/form-data with its boundary (RFC 7578).':
    'El cuerpo no es un formulario: envíe multipart/form-data con su delimitador (RFC 7578).',
  '{0} is no part of this form: leave it out; known are {1}.':
    '{0} no forma parte de este formulario: omítalo; se conocen {1}.',
  '{0} comes more than once: send it once.': '{0} aparece más de una vez: envíelo una sola vez.',
  '{0} is a text: send a file with a file name.': '{0} es un texto: envíe un archivo con su nombre.',
  '{0} is a file: send it as text.': '{0} es un archivo: envíelo como texto.',
  '{0} is not JSON: send it as JSON text.': '{0} no es JSON: envíelo como texto JSON.',
  'There are {0} bytes: ask for a range within them.': 'Hay {0} bytes: pida un intervalo dentro de ellos.',
  'the path': 'la ruta',
  'the query': 'la consulta',
  'the headers': 'los encabezados',
  'the body': 'el cuerpo',
  'the form': 'el formulario',
  'the manifest': 'el manifiesto',
  'the address': 'la dirección',
  'a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6': 'un UUID como 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  'a date such as 2026-11-21': 'una fecha como 2026-11-21',
  'an instant with its zone such as 2026-11-21T14:02:00Z': 'un instante con su zona horaria como 2026-11-21T14:02:00Z',
  'an e-mail address such as name@example.com': 'una dirección de correo como name@example.com',
  'a text': 'un texto',
  'a whole number': 'un número entero',
  'a number': 'un número',
  'true or false': 'true o false',
  'a list': 'una lista',
  'an object': 'un objeto',
  '{0} is required in {1} and is missing: add it.': '{0} es obligatorio y falta ({1}): añádalo.',
  '{0} is not known in {1}: leave it out or mend its name; nothing is taken there.':
    '{0} no se conoce aquí ({1}): omítalo o corrija su nombre; ahí no se admite nada.',
  '{0} is not known in {1}: leave it out or mend its name; known are {2}.':
    '{0} no se conoce aquí ({1}): omítalo o corrija su nombre; se conocen {2}.',
  '{0} is no name that {1} takes in {2}: name it as in {3}.':
    '{0} no es un nombre que {1} admita ({2}): nómbrelo como en {3}.',
  'what was given': 'otra cosa',
  '{0} is {1}: give {2}.': '{0}: se indicó {1}, se espera {2}.',
  'a {0}': 'un valor del tipo {0}',
  'one of {0}': 'uno de {0}',
  'at least 1 character': 'al menos 1 carácter',
  'at least {0} characters': 'al menos {0} caracteres',
  'at most 1 character': 'como máximo 1 carácter',
  'at most {0} characters': 'como máximo {0} caracteres',
  'at least 1 item': 'al menos 1 elemento',
  'at least {0} items': 'al menos {0} elementos',
  'at most 1 item': 'como máximo 1 elemento',
  'at most {0} items': 'como máximo {0} elementos',
  'at least {0}': 'al menos {0}',
  'at most {0}': 'como máximo {0}',
  '{0} or more': '{0} o más',
  '{0} or less': '{0} o menos',
  'what matches {0}': 'lo que coincide con {0}',
  'a value such as {0}': 'un valor como {0}',
  'what fits the rule {0}': 'lo que cumple la regla {0}',
  missing: 'nada',
  'There is a character U+0000 in {0}, which no text holds: leave it out.':
    'Aquí hay un carácter U+0000, que ningún texto contiene ({0}): omítalo.',
  '{0} nests more than {1} levels: send it flatter.': '{0}: más de {1} niveles anidados; envíe menos niveles.',
  'There is half of a character (a lone surrogate) in the body: send both halves or none.':
    'El cuerpo contiene medio carácter (un sustituto aislado): envíe las dos mitades o ninguna.',
  'write it as name@example.com': 'escríbala como name@example.com',
  'before the @ stand at most 64 letters, digits and single dots':
    'antes de la @ van como máximo 64 letras, cifras y puntos sueltos',
  'after the @ stands the name of a domain': 'después de la @ va el nombre de un dominio',
  'It redirects more than {0} times: give the address where it ends.':
    'Redirige más de {0} veces: indique la dirección final.',
  '{0} answered with status {1}: make it answer with 200 and the file.':
    '{0} respondió con el estado {1}: haga que responda con 200 y el archivo.',
  'It is no web address: give one that begins with https:// or http://.':
    'No es una dirección web: indique una que empiece por https:// o http://.',
  'It holds a user name or a password: give an address that anybody may read.':
    'Contiene un nombre de usuario o una contraseña: indique una dirección que cualquiera pueda leer.',
  'It redirects to {0}, which is no address.': 'Redirige a {0}, que no es una dirección.',
  'It redirects from https to http, where anybody on the way could change it.':
    'Redirige de https a http, donde cualquiera podría cambiarlo por el camino.',
  '{0} is this machine: give a public address, or set KONTOR_APP_LOOPBACK=on where apps are developed.':
    '{0} es este equipo: indique una dirección pública, o ponga KONTOR_APP_LOOPBACK=on donde se desarrollan aplicaciones.',
  '{0} is not an address of the public internet: give one that is.':
    '{0} no es una dirección de la internet pública: indique una que lo sea.',
  'It is larger than {0} bytes: make it smaller.': 'Supera {0} bytes: hágalo más pequeño.',
  'It comes as {0}, which was not asked for: answer with the plain file.':
    'Llega como {0}, que no se pidió: responda con el archivo sin comprimir.',
  'It did not answer within {0} s: try again later.': 'No respondió en {0} s: vuelva a intentarlo más tarde.',
  'The name {0} is not known: check how it is written.': 'El nombre {0} no se conoce: compruebe cómo está escrito.',
  'It could not be read ({0}): check that the server answers.':
    'No se pudo leer ({0}): compruebe que el servidor responde.',
  'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
    'La lista es demasiado larga para una hoja de cálculo. Restrinja el filtro o tómela como CSV.',
  'Too many large documents wait to be read. Send this one again in a moment.':
    'Demasiados documentos grandes esperan a ser leídos. Vuelva a enviar este en un momento.',
  'Reading the document takes more time than Kontor gives one. Split it.':
    'Leer el documento requiere más tiempo del que Kontor concede a cada uno. Divídalo.',
  'Reading the document takes more memory than Kontor gives one. Split it.':
    'Leer el documento requiere más memoria de la que Kontor concede a cada uno. Divídalo.',
  'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
    'Demasiadas hojas de cálculo esperan a ser escritas. Vuelva a pedir esta en un momento.',
  admin: 'Administrador de la empresa',
  'AP manager': 'Responsable de cuentas a pagar',
  'AP clerk': 'Administrativo de cuentas a pagar',
  approver: 'Aprobador',
  buyer: 'Comprador',
  requester: 'Solicitante',
  onboarder: 'Incorporación de proveedores',
  'read-only': 'Solo lectura',
  'supplier contact': 'Contacto del proveedor',
  supporter: 'Asistencia',
  translator: 'Traductor',
  'Your role does not include the right {0}: ask an administrator of your company.':
    'Su rol no incluye el derecho {0}: diríjase a un administrador de su empresa.',
  'The body nests more than {0} levels: send it flatter.':
    'El cuerpo tiene más de {0} niveles anidados: envíe menos niveles.',
  'The assignment {0} does not exist.': 'La asignación {0} no existe.',
  'The auto-assignee {0} does not exist.': 'El suplente {0} no existe.',
  'The auto-assignment of {0} does not exist.': 'La suplencia de {0} no existe.',
}
