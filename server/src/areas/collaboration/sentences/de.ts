/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'it is kept to those who were asked into it': 'er ist denen vorbehalten, die dazu eingeladen wurden',
  'another company opened it': 'ein anderes Unternehmen hat ihn eröffnet',
  'The thread {0} is not open to you: {1}.': 'Der Gesprächsfaden {0} steht Ihnen nicht offen: {1}.',
  'The thread {0} cannot be changed: {1}. Say something in it.':
    'Der Gesprächsfaden {0} kann nicht geändert werden: {1}. Schreiben Sie etwas hinein.',
}
