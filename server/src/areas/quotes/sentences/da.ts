/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is known of what {0} asks for.': 'Der vides intet om, hvad {0} beder om.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Et tilbud bliver ikke {0} ved dette kald: det udløber den dag, det nævner.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Et tilbud bliver ikke {0} ved dette kald: gem og send det som et dokument.',
}
