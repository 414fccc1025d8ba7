/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} does not allow {1}: {2}.': 'Das Dokument {0} erlaubt {1} nicht: {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason ist leer: Sagen Sie für das Protokoll, woher Sie es wissen oder warum.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'Das Dokument {0} steht Ihnen nicht offen: {1}. Fragen Sie jemanden von ihnen.',
  'Grants.{0} names nobody: give either UserId or GroupId.':
    'Grants.{0} nennt niemanden: Geben Sie entweder UserId oder GroupId an.',
  'Grants.{0} names two: give either UserId or GroupId.':
    'Grants.{0} nennt zwei: Geben Sie entweder UserId oder GroupId an.',
  'The document {0} is not open to this person: {1}.': 'Das Dokument {0} steht dieser Person nicht offen: {1}.',
}
