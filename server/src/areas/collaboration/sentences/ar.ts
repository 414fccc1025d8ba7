/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'it is kept to those who were asked into it': 'هي لمن دُعوا إليها',
  'another company opened it': 'فتحتها شركة أخرى',
  'The thread {0} is not open to you: {1}.': 'السلسلة {0} غير متاحة لك: {1}.',
  'The thread {0} cannot be changed: {1}. Say something in it.': 'لا يمكن تغيير السلسلة {0}: {1}. اكتب فيها شيئًا.',
}
