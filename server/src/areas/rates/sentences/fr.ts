/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'There is no rate of {0}.': 'Il n’y a pas de taux pour {0}.',
  'From and To are both {0}: name two currencies': 'From et To sont tous deux {0} : nommez deux monnaies',
  'Rate is {0}: give more than 0': 'Rate est {0} : donnez plus que 0',
  'ExchangeRates.{0}: {1}.': 'ExchangeRates.{0} : {1}.',
}
