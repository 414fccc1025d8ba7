/** What a lane says when it gives up. */
export const laneTexts = {
  documents: {
    crowd: 'Too many large documents wait to be read. Send this one again in a moment.',
    time: 'Reading the document takes more time than Kontor gives one. Split it.',
    memory: 'Reading the document takes more memory than Kontor gives one. Split it.',
  },
  spreadsheets: {
    crowd: 'Too many spreadsheets wait to be written. Ask for this one again in a moment.',
    time: 'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.',
    memory: 'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.',
  },
} as const

type Texts = (typeof laneTexts)[keyof typeof laneTexts]

/** The same in other languages, by its English. */
export const laneWords: Readonly<Record<string, Record<Texts[keyof Texts], string>>> = {
  'de-DE': {
    'Too many large documents wait to be read. Send this one again in a moment.':
      'Zu viele große Dokumente warten darauf, gelesen zu werden. Senden Sie dieses in einem Moment noch einmal.',
    'Reading the document takes more time than Kontor gives one. Split it.':
      'Das Dokument zu lesen braucht mehr Zeit, als Kontor einem gibt. Teilen Sie es.',
    'Reading the document takes more memory than Kontor gives one. Split it.':
      'Das Dokument zu lesen braucht mehr Speicher, als Kontor einem gibt. Teilen Sie es.',
    'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
      'Zu viele Tabellen warten darauf, geschrieben zu werden. Fordern Sie diese in einem Moment noch einmal an.',
    'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
      'Die Liste ist zu lang für eine Tabelle. Engen Sie den Filter ein, oder nehmen Sie CSV.',
  },
  'fr-FR': {
    'Too many large documents wait to be read. Send this one again in a moment.':
      'Trop de documents volumineux attendent d’être lus. Renvoyez celui-ci dans un instant.',
    'Reading the document takes more time than Kontor gives one. Split it.':
      'La lecture du document demande plus de temps que Kontor n’en accorde à chacun. Divisez-le.',
    'Reading the document takes more memory than Kontor gives one. Split it.':
      'La lecture du document demande plus de mémoire que Kontor n’en accorde à chacun. Divisez-le.',
    'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
      'Trop de feuilles de calcul attendent d’être écrites. Redemandez celle-ci dans un instant.',
    'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
      'La liste est trop longue pour une feuille de calcul. Restreignez le filtre ou prenez-la en CSV.',
  },
  'es-ES': {
    'Too many large documents wait to be read. Send this one again in a moment.':
      'Demasiados documentos grandes esperan a ser leídos. Vuelva a enviar este en un momento.',
    'Reading the document takes more time than Kontor gives one. Split it.':
      'Leer el documento requiere más tiempo del que Kontor concede a cada uno. Divídalo.',
    'Reading the document takes more memory than Kontor gives one. Split it.':
      'Leer el documento requiere más memoria de la que Kontor concede a cada uno. Divídalo.',
    'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
      'Demasiadas hojas de cálculo esperan a ser escritas. Vuelva a pedir esta en un momento.',
    'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
      'La lista es demasiado larga para una hoja de cálculo. Restrinja el filtro o tómela como CSV.',
  },
  'da-DK': {
    'Too many large documents wait to be read. Send this one again in a moment.':
      'For mange store dokumenter venter på at blive læst. Send dette igen om et øjeblik.',
    'Reading the document takes more time than Kontor gives one. Split it.':
      'At læse dokumentet kræver mere tid, end Kontor giver et. Del det.',
    'Reading the document takes more memory than Kontor gives one. Split it.':
      'At læse dokumentet kræver mere hukommelse, end Kontor giver et. Del det.',
    'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
      'For mange regneark venter på at blive skrevet. Bed om dette igen om et øjeblik.',
    'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
      'Listen er for lang til et regneark. Indsnævr filteret, eller tag den som CSV.',
  },
  ar: {
    'Too many large documents wait to be read. Send this one again in a moment.':
      'تنتظر القراءةَ مستندات كبيرة كثيرة جدًا. أرسل هذا المستند مرة أخرى بعد لحظة.',
    'Reading the document takes more time than Kontor gives one. Split it.':
      'تحتاج قراءة المستند إلى وقت أطول مما يمنحه Kontor لكل مستند. قسّمه.',
    'Reading the document takes more memory than Kontor gives one. Split it.':
      'تحتاج قراءة المستند إلى ذاكرة أكثر مما يمنحه Kontor لكل مستند. قسّمه.',
    'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
      'تنتظر الكتابةَ جداول كثيرة جدًا. اطلب هذا الجدول مرة أخرى بعد لحظة.',
    'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
      'القائمة أطول من أن تسعها ورقة جدول. ضيّق عامل التصفية، أو خذها بصيغة CSV.',
  },
}
