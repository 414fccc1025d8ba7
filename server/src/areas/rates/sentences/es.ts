/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'There is no rate of {0}.': 'No hay ningún tipo de cambio de {0}.',
  'From and To are both {0}: name two currencies': 'From y To son ambos {0}: indique dos monedas',
  'Rate is {0}: give more than 0': 'Rate es {0}: indique más de 0',
  'ExchangeRates.{0}: {1}.': 'ExchangeRates.{0}: {1}.',
}
