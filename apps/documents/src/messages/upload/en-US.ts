/** What is said of files that are uploaded. */
export const upload = {
  'upload.title': 'Upload documents',
  'upload.drop': 'Drop documents anywhere here',
  'upload.intro':
    'UBL as XML or JSON, CII, or a Factur-X or ZUGFeRD PDF. Each file becomes a draft that you check and send.',
  'upload.choose': 'Choose files',
  'upload.waiting': 'Waiting',
  'upload.reading': 'Uploading',
  'upload.done': 'Draft',
  'upload.refused': 'Refused',
  'upload.progress': '{done} of {all} files',
  'upload.fine': 'Nothing to mend',
  'upload.findings': '{count, plural, one {# thing to mend} other {# things to mend}}',
  'upload.more': '{count, plural, one {and # more: open it to see it} other {and # more: open it to see them}}',
  'upload.open': 'Open',
  'upload.close': 'Close',
  'upload.again': 'Try again',
  'upload.noDocument': '{file} is no XML, JSON or PDF. Upload the document as one of them.',
  'upload.refusal.size':
    'The file is larger, or built deeper, than a document may be. Split it, or leave out what it embeds.',
  'upload.refusal.kind':
    'This is no document that can be read. Upload UBL or CII in XML, UBL in JSON, or a PDF with XML in it.',
  'upload.refusal.encoding': 'The letters of the file are not in UTF-8. Save it as UTF-8.',
  'upload.refusal.doctype':
    'The file has a document type declaration (DOCTYPE). Remove it: no trade document needs one.',
  'upload.refusal.damaged': 'The file is damaged or cut off. Export it again from the program that wrote it.',
  'upload.refusal.encrypted': 'The PDF is encrypted. Upload it without a password and without restrictions.',
  'upload.refusal.bare': 'The PDF has no invoice in XML in it. Ask for the XML, or for a hybrid PDF.',
  'upload.refusal.where': 'It is at line {line}, column {column}.',
  'upload.results': 'Uploaded files',
}
