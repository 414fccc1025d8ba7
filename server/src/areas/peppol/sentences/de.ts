/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0} is no scheme of the EAS code list: take one such as 0088 or 0184':
    '{0} ist kein Schema der Codeliste EAS: Nehmen Sie eines wie 0088 oder 0184',
  'the id has letters, digits and . _ ~ : - only': 'die ID besteht nur aus Buchstaben, Ziffern und . _ ~ : -',
}
