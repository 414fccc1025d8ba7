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
  'The document {0} has {1} files already: take one off first.':
    'El documento {0} ya tiene {1} archivos: quite antes uno.',
  'The scan found a virus in {0}: nothing of it was kept.': 'El análisis encontró un virus en {0}: no se guardó nada.',
  'file has no name: send it with one.': 'file no tiene nombre: envíelo con uno.',
  'file {0} is empty: send its bytes.': 'file {0} está vacío: envíe sus bytes.',
  'The file {0} cannot be taken off: {1}.': 'El archivo {0} no se puede quitar: {1}.',
  'The files of document {0} cannot be changed: {1}.': 'Los archivos del documento {0} no se pueden cambiar: {1}.',
  'The document {0} does not allow {1}: {2}.': 'El documento {0} no permite {1}: {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason está vacío: diga, para el registro, cómo lo sabe o por qué.',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'El id de envío {0} se usó para otro envío. Elija uno nuevo.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'El archivo {0}, que el documento contiene, supera {1} MB, lo máximo que se admite: incluya uno más pequeño.',
  'The documents of {0} are held already. Release them first to give another reason.':
    'Los documentos de {0} ya están retenidos. Libérelos antes para dar otro motivo.',
  'The documents of {0} are not held: there is nothing to release.':
    'Los documentos de {0} no están retenidos: no hay nada que liberar.',
  '{0}: {1}. Send one of the types of info/documentprofiles.':
    '{0}: {1}. Envíe uno de los tipos de info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'El documento incumple 1 regla: {0}',
  'The document breaks {0} rules: {1}': 'El documento incumple {0} reglas: {1}',
  'The document {0} cannot be locked as a {1}: {2}.': 'El documento {0} no se puede bloquear como {1}: {2}.',
  'The document {0} was not there at position {1} of the log.':
    'El documento {0} no estaba en la posición {1} del registro.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Con sus archivos, el correo supera {0} MB, lo máximo que se envía por correo: quite archivos y envíe de nuevo.',
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Hay más de {0} documentos elegidos. Restrinja el filtro y siga por partes.',
  'Nothing can be said about the document {0} now: {1}.': 'Ahora no se puede decir nada del documento {0}: {1}.',
  'Text holds no word: write something.': 'Text no contiene ninguna palabra: escriba algo.',
  'The post id {0} was used for another post. Choose a new one.':
    'El id de mensaje {0} se usó para otro mensaje. Elija uno nuevo.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'El documento {0} no está abierto para usted: {1}. Pregunte a una de esas personas.',
  'The company is not registered in {0}: register it first, by PUT.':
    'La empresa no está registrada en {0}: regístrela antes, con PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate contiene una clave privada: envíe solo el certificado y guarde la clave.',
  'validTo is {0}, before validFrom {1}: give a later day.':
    'validTo es {0}, antes de validFrom {1}: indique un día posterior.',
  'The id {0} was used for another document. Save under a new id.':
    'El id {0} se usó para otro documento. Guarde con un id nuevo.',
  'The document {0} does not exist. Save it without a version.': 'El documento {0} no existe. Guárdelo sin versión.',
  'The document {0} cannot be saved: {1}. Save a new one.':
    'El documento {0} no se puede guardar: {1}. Guarde uno nuevo.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'El documento {0} tiene la versión {1}, no {2}: alguien lo guardó. Léalo de nuevo.',
  'Nothing is put off for the document {0}: {1}.': 'No se aplaza nada para el documento {0}: {1}.',
  'Whoever scheduled it may not do so any more.': 'Quien lo programó ya no puede hacerlo.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'El documento {0} se guardó mientras iba a enviarse. Léalo y envíelo de nuevo.',
  'The document {0} cannot be sent: {1}.': 'El documento {0} no se puede enviar: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'El documento {0} no se puede enviar: el análisis encontró un virus en {1}, que contiene. Guárdelo sin él.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} no es accesible todavía por ninguna vía: indique una dirección a la que enviar.',
  '{0} is not reached by {1}: send by {2}.': '{0} no es accesible por {1}: envíe por {2}.',
  'Grants.{0} names nobody: give either UserId or GroupId.': 'Grants.{0} no nombra a nadie: indique UserId o GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.': 'Grants.{0} nombra a dos: indique UserId o GroupId.',
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'El documento {0} no se puede archivar: {1}. Envíelo o elimínelo.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'La etiqueta {0} se sigue del estado del documento y no se pone. Elija otra palabra.',
  'The upload {0} was handed on before: upload under a new token.':
    'La carga {0} ya se entregó: cargue con un token nuevo.',
  'The file {0} cannot be handed on: {1}. Upload another.': 'El archivo {0} no se puede entregar: {1}. Cargue otro.',
  'The document has no line {0}: name one of {1}.': 'El documento no tiene la línea {0}: nombre una de {1}.',
  'documentId is {0}, the document of the line itself: name another.':
    'documentId es {0}, el documento de la propia línea: nombre otro.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nombra {0} documentos: pida como máximo {1} de una vez.',
  'The list has more than {0} rows: narrow the filter.': 'La lista tiene más de {0} filas: restrinja el filtro.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'La lista tiene más de {0} filas: restrinja el filtro o tómela como CSV.',
  'The document has no lines to add up: send one with lines.':
    'El documento no tiene líneas que sumar: envíe uno con líneas.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode es {0}: indique un código ISO 4217 como EUR.',
  'The file {0} is not given out: {1}.': 'El archivo {0} no se entrega: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'el análisis de virus aún no ha llegado a él; vuelva a pedirlo en un momento',
  'the scan found a virus in it': 'el análisis encontró un virus en él',
  'The document {0} was never sent.': 'El documento {0} nunca se envió.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Un documento se da como application/xml, text/xml, text/html o application/pdf, no como {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale es {0}: indique una etiqueta de idioma como en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.': 'El documento {0} no se puede eliminar: {1}. Archívelo.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId es {1}. Nombre uno de info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId es {0}, y el documento es {1}. Nombre el perfil de su tipo.',
  'Nothing is known of what {0} asks for.': 'No se sabe nada de lo que pide {0}.',
  'is no field of a document of type {0}: name one of {1}':
    'no es un campo de un documento de tipo {0}: nombre uno de {1}',
  'is required by the standard: leave it required and visible': 'lo exige la norma: déjelo obligatorio y visible',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
  'The document {0} states no taxes.': 'El documento {0} no indica impuestos.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'El documento nombra a {0} como destinatario, y no está conectado con nadie de ese nombre. Envíelo a una conexión.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'El documento nombra a {0} como destinatario, y está conectado con {1} socios de ese nombre. Envíelo a una conexión.',
  'Every line of these documents was billed before: choose others.':
    'Todas las líneas de estos documentos ya se facturaron: elija otros.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType es {0}, en lo que nada se convierte: vea document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'El documento {0} no tiene líneas que se puedan tomar.',
  'The document {0} has no line {1}.': 'El documento {0} no tiene la línea {1}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Un presupuesto no pasa a {0} con esta llamada: vence el día que indica.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Un presupuesto no pasa a {0} con esta llamada: guárdelo y envíelo como documento.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'está reservado a quienes recibieron un derecho sobre él, a su autor y a los administradores de la empresa',
  'it takes the right {0} on it, and what was given is {1}':
    'hace falta el derecho {0} sobre él, y el que se dio es {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'está retenido: su contenido no se cambia ni se elimina hasta que un administrador lo libere',
  'it is a draft': 'es un borrador',
  'it is locked and does not change any more': 'está bloqueado y ya no cambia',
  'it is {0} and does not change any more': 'está {0} y ya no cambia',
  'it was finished before': 'ya se terminó antes',
  'it is {0}': 'está {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, y solo se elimina un borrador que nunca fue más; {1}',
  '{0}, and only a draft that never was more is deleted': '{0}, y solo se elimina un borrador que nunca fue más',
  'it is {0}: it was sent or received already': 'está {0}: ya se envió o se recibió',
  'it is filed away already': 'ya está archivado',
  'no account of it waits to be confirmed: it is known already':
    'ninguna de sus cuentas espera confirmación: ya se conoce',
  'it is not marked as the duplicate of another': 'no está marcado como duplicado de otro',
  'it is not filed away': 'no está archivado',
  'it is held already': 'ya está retenido',
  'nobody holds it by itself': 'nadie lo retiene por sí solo',
  'it has not been delivered': 'no se ha entregado',
  'a document of type {0} does not take this answer': 'un documento de tipo {0} no admite esta respuesta',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'pide que se pague en una cuenta que no se conoce de su remitente: pregúntele y confirme antes la cuenta',
  'colleagues were asked to approve it, and have not decided yet':
    'se pidió a colegas que lo aprobaran y aún no han decidido',
  'its approval was refused: ask for it anew, or reject the document':
    'su aprobación se denegó: pídala de nuevo o rechace el documento',
  'only its receiver may accept it': 'solo su destinatario puede aceptarlo',
  'only its receiver may reject it': 'solo su destinatario puede rechazarlo',
  'only its receiver may dispute it': 'solo su destinatario puede disputarlo',
  'only its receiver may report payment of it': 'solo su destinatario puede informar de su pago',
  'only its sender may confirm payment of it': 'solo su remitente puede confirmar su pago',
  'only its sender may cancel it': 'solo su remitente puede anularlo',
  'it has not been delivered, and the other party does not have it': 'no se ha entregado, y la otra parte no lo tiene',
  'it is a part of the document; save the document without it': 'es parte del documento; guarde el documento sin él',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'El archivo {0} es del tipo {1}. Por Peppol van PDF, PNG, JPEG, CSV, XLSX y ODS: quítelo o envíelo como uno de ellos.',
  'Send less in one document.': 'Envíe menos en un documento.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'El mayor es {0}, de {1} MB: quítelo o envíe uno más pequeño.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Con sus archivos, el documento supera {0} MB, lo máximo que va por Peppol, donde un archivo crece un tercio. {1}',
  'it is locked as a {0}': 'está bloqueado como {0}',
  'it is a draft, and a draft is still being written': 'es un borrador, y un borrador aún se está escribiendo',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'la ley lo hace conservar hasta el {0} (por el plazo más largo que exige una ley conocida aquí)',
  'it is kept until {0} by law ({1}: {2})': 'la ley lo hace conservar hasta el {0} ({1}: {2})',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt es {0}, que no está por venir: indique un instante posterior.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId es obligatorio para document.send: diga a quién va.',
  '{0} says nothing of {1}: leave it out.': '{0} no dice nada de {1}: omítalo.',
  'cannot find document profile id for provided document type':
    'no se encuentra id de perfil para el tipo de documento indicado',
  'The document {0} is not open to this person: {1}.': 'El documento {0} no está abierto para esta persona: {1}.',
  'The document {0} does not allow {1} now: {2}.': 'El documento {0} no permite {1} ahora: {2}.',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} no es accesible por {1}: envíe por {2} o {3}.',
}
