/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'There is no rate of {0}.': 'Zu {0} gibt es keinen Kurs.',
  'From and To are both {0}: name two currencies': 'From und To sind beide {0}: Nennen Sie zwei Währungen',
  'Rate is {0}: give more than 0': 'Rate ist {0}: Geben Sie mehr als 0 an',
  'ExchangeRates.{0}: {1}.': 'ExchangeRates.{0}: {1}.',
}
