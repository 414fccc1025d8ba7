/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot take the answer {1}: {2}.': 'El documento {0} no admite la respuesta {1}: {2}.',
  'The response id {0} was used for another document. Choose a new one.':
    'El id de respuesta {0} se usó para otro documento. Elija uno nuevo.',
  'ReasonCode is {0}: give one of {1}.': 'ReasonCode es {0}: indique uno de {1}.',
  '{0} needs a Reason or a ReasonCode: say why, so that the other party can mend it.':
    '{0} necesita Reason o ReasonCode: diga por qué, para que la otra parte pueda corregirlo.',
  'Lines come with BusinessDispute only, not with {0}: leave them out.':
    'Lines solo va con BusinessDispute, no con {0}: omítalas.',
  'Line {0} is disputed without a Reason or a ReasonCode: say why.':
    'La línea {0} se disputa sin Reason ni ReasonCode: diga por qué.',
  'it is none that changes a document': 'no es de las que cambian un documento',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'El id de envío {0} se usó para otro envío. Elija uno nuevo.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Con sus archivos, el correo supera {0} MB, lo máximo que se envía por correo: quite archivos y envíe de nuevo.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'El documento {0} se guardó mientras iba a enviarse. Léalo y envíelo de nuevo.',
  'The document {0} cannot be sent: {1}.': 'El documento {0} no se puede enviar: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'El documento {0} no se puede enviar: el análisis encontró un virus en {1}, que contiene. Guárdelo sin él.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} no es accesible todavía por ninguna vía: indique una dirección a la que enviar.',
  '{0} is not reached by {1}: send by {2}.': '{0} no es accesible por {1}: envíe por {2}.',
  'The document has no line {0}: name one of {1}.': 'El documento no tiene la línea {0}: nombre una de {1}.',
  'The document {0} was never sent.': 'El documento {0} nunca se envió.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'El documento nombra a {0} como destinatario, y no está conectado con nadie de ese nombre. Envíelo a una conexión.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'El documento nombra a {0} como destinatario, y está conectado con {1} socios de ese nombre. Envíelo a una conexión.',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'El archivo {0} es del tipo {1}. Por Peppol van PDF, PNG, JPEG, CSV, XLSX y ODS: quítelo o envíelo como uno de ellos.',
  'Send less in one document.': 'Envíe menos en un documento.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'El mayor es {0}, de {1} MB: quítelo o envíe uno más pequeño.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Con sus archivos, el documento supera {0} MB, lo máximo que va por Peppol, donde un archivo crece un tercio. {1}',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} no es accesible por {1}: envíe por {2} o {3}.',
}
