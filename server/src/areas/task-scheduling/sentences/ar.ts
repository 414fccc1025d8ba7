/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is put off for the document {0}: {1}.': 'لا يؤجَّل شيء للمستند {0}: {1}.',
  'Whoever scheduled it may not do so any more.': 'من جدولها لم يعد يحق له ذلك.',
  'runAt is {0}, which is not to come: give a later instant.': 'runAt هو {0} وليس في المستقبل: أعطِ لحظة لاحقة.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId مطلوب لأجل document.send: اذكر إلى من يذهب.',
  '{0} says nothing of {1}: leave it out.': 'لا يعني {0} شيئًا لأجل {1}: احذفه.',
}
