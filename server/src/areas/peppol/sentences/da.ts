/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0} is no scheme of the EAS code list: take one such as 0088 or 0184':
    '{0} er ikke et skema i kodelisten EAS: tag et som 0088 eller 0184',
  'the id has letters, digits and . _ ~ : - only': 'id’et har kun bogstaver, cifre og . _ ~ : -',
}
