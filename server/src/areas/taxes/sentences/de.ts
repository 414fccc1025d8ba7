/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} states no taxes.': 'Das Dokument {0} nennt keine Steuern.',
  '{0} % is no rate of VAT in {1} on {2}: use one of {3}.':
    '{0} % ist in {1} am {2} kein Umsatzsteuersatz: Nehmen Sie einen von {3}.',
  '{0} % is no sales tax of {1}: the state takes {2} %, and places in it add up to {3} %.':
    '{0} % ist keine Verkaufssteuer von {1}: Der Staat nimmt {2} %, und Orte darin fügen bis zu {3} % hinzu.',
}
