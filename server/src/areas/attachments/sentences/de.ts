/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} has {1} files already: take one off first.':
    'Das Dokument {0} hat schon {1} Dateien: Nehmen Sie zuerst eine ab.',
  'The scan found a virus in {0}: nothing of it was kept.':
    'Der Virenscan hat in {0} einen Virus gefunden: Nichts davon wurde behalten.',
  'file has no name: send it with one.': 'file hat keinen Namen: Senden Sie es mit einem.',
  'file {0} is empty: send its bytes.': 'file {0} ist leer: Senden Sie die Bytes.',
  'The file {0} cannot be taken off: {1}.': 'Die Datei {0} kann nicht abgenommen werden: {1}.',
  'The files of document {0} cannot be changed: {1}.':
    'Die Dateien des Dokuments {0} können nicht geändert werden: {1}.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'Die Datei {0}, die das Dokument einschließt, ist größer als {1} MB, das Meiste, was angenommen wird: Schließen Sie eine kleinere ein.',
  'The id {0} was used for another document. Save under a new id.':
    'Die ID {0} wurde für ein anderes Dokument verwendet. Speichern Sie unter einer neuen ID.',
  'The file {0} is not given out: {1}.': 'Die Datei {0} wird nicht herausgegeben: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'der Virenscan war noch nicht dran; fragen Sie in einem Moment wieder',
  'the scan found a virus in it': 'der Virenscan hat darin einen Virus gefunden',
  'it is a part of the document; save the document without it':
    'sie ist ein Teil des Dokuments; speichern Sie das Dokument ohne sie',
}
