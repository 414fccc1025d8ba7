/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0} is no scheme of the EAS code list: take one such as 0088 or 0184':
    '{0} no es un esquema de la lista de códigos EAS: tome uno como 0088 o 0184',
  'the id has letters, digits and . _ ~ : - only': 'el id solo tiene letras, cifras y . _ ~ : -',
}
