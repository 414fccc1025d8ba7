/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} has {1} files already: take one off first.':
    'El documento {0} ya tiene {1} archivos: quite antes uno.',
  'The scan found a virus in {0}: nothing of it was kept.': 'El análisis encontró un virus en {0}: no se guardó nada.',
  'file has no name: send it with one.': 'file no tiene nombre: envíelo con uno.',
  'file {0} is empty: send its bytes.': 'file {0} está vacío: envíe sus bytes.',
  'The file {0} cannot be taken off: {1}.': 'El archivo {0} no se puede quitar: {1}.',
  'The files of document {0} cannot be changed: {1}.': 'Los archivos del documento {0} no se pueden cambiar: {1}.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'El archivo {0}, que el documento contiene, supera {1} MB, lo máximo que se admite: incluya uno más pequeño.',
  'The id {0} was used for another document. Save under a new id.':
    'El id {0} se usó para otro documento. Guarde con un id nuevo.',
  'The file {0} is not given out: {1}.': 'El archivo {0} no se entrega: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'el análisis de virus aún no ha llegado a él; vuelva a pedirlo en un momento',
  'the scan found a virus in it': 'el análisis encontró un virus en él',
  'it is a part of the document; save the document without it': 'es parte del documento; guarde el documento sin él',
}
