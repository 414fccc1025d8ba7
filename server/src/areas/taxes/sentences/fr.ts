/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} states no taxes.': 'Le document {0} n’indique pas de taxes.',
  '{0} % is no rate of VAT in {1} on {2}: use one of {3}.':
    '{0} % n’est pas un taux de TVA en {1} au {2} : prenez l’un de {3}.',
  '{0} % is no sales tax of {1}: the state takes {2} %, and places in it add up to {3} %.':
    '{0} % n’est pas une taxe de vente de {1} : l’État prend {2} %, et ses localités ajoutent jusqu’à {3} %.',
}
