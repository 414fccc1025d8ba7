/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The company is not registered in {0}: register it first, by PUT.': 'الشركة غير مسجلة في {0}: سجّلها أولًا عبر PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'يحتوي certificate على مفتاح خاص: أرسل الشهادة وحدها واحتفظ بالمفتاح.',
  'validTo is {0}, before validFrom {1}: give a later day.': 'validTo هو {0}، قبل validFrom {1}: أعطِ يومًا بعده.',
}
