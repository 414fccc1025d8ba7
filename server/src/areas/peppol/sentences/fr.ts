/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0} is no scheme of the EAS code list: take one such as 0088 or 0184':
    '{0} n’est pas un schéma de la liste EAS : prenez-en un comme 0088 ou 0184',
  'the id has letters, digits and . _ ~ : - only':
    'l’identifiant ne contient que des lettres, des chiffres et . _ ~ : -',
}
