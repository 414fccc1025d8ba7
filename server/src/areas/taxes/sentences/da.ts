/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} states no taxes.': 'Dokumentet {0} angiver ingen skatter.',
  '{0} % is no rate of VAT in {1} on {2}: use one of {3}.': '{0} % er ikke en momssats i {1} den {2}: brug en af {3}.',
  '{0} % is no sales tax of {1}: the state takes {2} %, and places in it add up to {3} %.':
    '{0} % er ikke en salgsskat i {1}: staten tager {2} %, og steder i den lægger op til {3} % til.',
}
