/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0} is no scheme of the EAS code list: take one such as 0088 or 0184':
    '{0} ليس مخططًا من قائمة رموز EAS: خذ واحدًا مثل 0088 أو 0184',
  'the id has letters, digits and . _ ~ : - only': 'المعرّف من أحرف وأرقام و. _ ~ : - فقط',
}
