/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} states no taxes.': 'El documento {0} no indica impuestos.',
  '{0} % is no rate of VAT in {1} on {2}: use one of {3}.': '{0} % no es un tipo de IVA en {1} el {2}: use uno de {3}.',
  '{0} % is no sales tax of {1}: the state takes {2} %, and places in it add up to {3} %.':
    '{0} % no es un impuesto sobre ventas de {1}: el estado cobra {2} % y sus localidades añaden hasta {3} %.',
}
