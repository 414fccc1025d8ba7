/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Another tab has begun to let a program in since: answer there, or begin again.':
    'بدأت علامة تبويب أخرى بعد ذلك بالسماح لبرنامج: أجب هناك، أو ابدأ من جديد.',
  '{0} is not active in this company: ask an administrator to activate it.':
    '{0} غير نشط في هذه الشركة: اطلب من مسؤول تفعيله.',
  'No program waits in this browser: go back to it and begin again.':
    'لا ينتظر أي برنامج في هذا المتصفح: عد إليه وابدأ من جديد.',
}
