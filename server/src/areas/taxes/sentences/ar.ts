/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} states no taxes.': 'لا يذكر المستند {0} ضرائب.',
  '{0} % is no rate of VAT in {1} on {2}: use one of {3}.':
    '{0} ٪ ليست نسبة ضريبة قيمة مضافة في {1} في {2}: استخدم واحدة من {3}.',
  '{0} % is no sales tax of {1}: the state takes {2} %, and places in it add up to {3} %.':
    '{0} ٪ ليست ضريبة مبيعات في {1}: تأخذ الولاية {2} ٪، وتضيف أماكن فيها حتى {3} ٪.',
}
