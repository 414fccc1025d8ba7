/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'There is no rate of {0}.': 'Der er ingen kurs for {0}.',
  'From and To are both {0}: name two currencies': 'From og To er begge {0}: nævn to valutaer',
  'Rate is {0}: give more than 0': 'Rate er {0}: angiv mere end 0',
  'ExchangeRates.{0}: {1}.': 'ExchangeRates.{0}: {1}.',
}
