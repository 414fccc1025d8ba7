/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The coding of the document {0} cannot change: {1}.': 'La imputación del documento {0} no puede cambiar: {1}.',
  'The coding is not clear: {0}.': 'La imputación no es clara: {0}.',
  none: 'ninguna',
  'version {0}': 'la versión {0}',
  'The coding of the document {0} was taken off since, and you saved over {1}: save without version to code it anew.':
    'La imputación del documento {0} se quitó entretanto, y usted guardó sobre {1}: guarde sin version para imputarlo de nuevo.',
  'The coding of the document {0} is at version {1}, and you saved over {2}: read it, and save what you changed with version {3}.':
    'La imputación del documento {0} está en la versión {1}, y usted guardó sobre {2}: léala y guarde su cambio con la versión {3}.',
  'The document {0} has no coding.': 'El documento {0} no tiene imputación.',
  'documentId is {0} and the address names {1}: give the same.':
    'documentId es {0} y la dirección nombra {1}: dé el mismo.',
  'The table is none: {0}.': 'La tabla no lo es: {0}.',
  'ListId is {0} and the address names {1}: give the same.': 'ListId es {0} y la dirección nombra {1}: dé el mismo.',
  'The list {0} cannot be deleted: documents carry codes of it ({1}). Empty it, and nothing new is coded with it.':
    'La lista {0} no puede eliminarse: hay documentos con códigos de ella ({1}). Vacíela, y no se imputará nada nuevo con ella.',
  'it is locked as a {0}, and what is locked does not change any more':
    'está bloqueado como {0}, y lo bloqueado ya no cambia',
  'it is an answer: code the document that it answers': 'es una respuesta: impute el documento al que responde',
  'its content was thrown away once no law had it kept':
    'su contenido se eliminó cuando ninguna ley obligaba ya a conservarlo',
  'it is filed away: take it out of the archive first': 'está archivado: sáquelo antes del archivo',
  'lines names the line {0} twice: give all its parts in one':
    'lines nombra dos veces la línea {0}: dé todas sus partes en una',
  '{0} has the amount {1} and the percent {2}: give one of them':
    '{0} tiene el importe {1} y el porcentaje {2}: dé uno de los dos',
  '{0} has two codes of the list {1}: split it, and give each part one':
    '{0} tiene dos códigos de la lista {1}: repártalo y dé uno a cada parte',
  'headers names the list {0} twice: give it one column': 'headers nombra dos veces la lista {0}: dele una columna',
  'rows.{0} has {1} cells and the table {2} columns: give a cell for each, an empty one where there is no code':
    'rows.{0} tiene {1} celdas y la tabla {2} columnas: dé una celda para cada una, vacía donde no haya código',
  'Whole document': 'Documento entero',
  'Line {0}': 'Línea {0}',
  'The document has no line {0}.': 'El documento no tiene la línea {0}.',
  'Take its codes off.': 'Quite sus códigos.',
  '{0}: {1} is not in the list {2}.': '{0}: {1} no está en la lista {2}.',
  'Choose a code of the list.': 'Elija un código de la lista.',
  '{0}: {1} of the list {2} is out of use.': '{0}: {1} de la lista {2} ya no se usa.',
  'Choose another code.': 'Elija otro código.',
  '{0}: {1} of the list {2} went out of use after it was given.':
    '{0}: {1} de la lista {2} dejó de usarse después de asignarse.',
  'It may stay, or choose another code.': 'Puede quedarse, o elija otro código.',
  '{0}: {1} does not go with {2}.': '{0}: {1} no va con {2}.',
  'Choose another of the two.': 'Cambie uno de los dos.',
  '{0}: the list {1} is for the whole document and not for a line.':
    '{0}: la lista {1} es para el documento entero y no para una línea.',
  'Give its code to the whole document.': 'Dé su código al documento entero.',
  '{0}: part {1} has neither an amount nor a percent.': '{0}: la parte {1} no tiene importe ni porcentaje.',
  'Say how much it is, or remove it.': 'Indique cuánto es, o elimínela.',
  '{0}: the parts add up to {1} of {2}. {3} is missing.': '{0}: las partes suman {1} de {2}. Faltan {3}.',
  'Give {0} more to a part, or add one.': 'Dé {0} más a una parte, o añada una.',
  '{0}: the parts add up to {1} of {2}. That is {3} too much.': '{0}: las partes suman {1} de {2}. Sobran {3}.',
  'Take {0} off a part.': 'Quite {0} a una parte.',
}
