/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'There is no rate of {0}.': 'لا يوجد سعر صرف لـ {0}.',
  'From and To are both {0}: name two currencies': 'From وTo كلاهما {0}: اذكر عملتين',
  'Rate is {0}: give more than 0': 'Rate هو {0}: أعطِ أكثر من 0',
  'ExchangeRates.{0}: {1}.': 'ExchangeRates.{0}: {1}.',
}
