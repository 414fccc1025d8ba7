/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Another tab has begun to let a program in since: answer there, or begin again.':
    'Ein anderer Tab hat inzwischen begonnen, ein Programm zuzulassen: Antworten Sie dort, oder beginnen Sie von vorn.',
  '{0} is not active in this company: ask an administrator to activate it.':
    '{0} ist in diesem Unternehmen nicht aktiv: Bitten Sie die Administration, es zu aktivieren.',
  'No program waits in this browser: go back to it and begin again.':
    'In diesem Browser wartet kein Programm: Gehen Sie zu ihm zurück, und beginnen Sie von vorn.',
}
