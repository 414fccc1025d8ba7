/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The upload {0} was handed on before: upload under a new token.': 'سُلِّم الملف المرفوع {0} من قبل: ارفع برمز جديد.',
  'The file {0} cannot be handed on: {1}. Upload another.': 'لا يمكن تسليم الملف {0}: {1}. ارفع ملفًا آخر.',
}
